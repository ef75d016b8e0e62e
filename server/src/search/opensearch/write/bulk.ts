import type { ActKey, AnalyzedAct } from '../../search-index.ts'
import type { OpenSearchClient } from '../http/client.ts'
import { OpenSearchError, type Refusal } from '../http/failures.ts'
import { documentOf } from '../mapping/document.ts'

/** An act as it is since a change. */
export interface ActAt {
  key: ActKey
  /** Null: it is not there any more. */
  act: AnalyzedAct | null
  /** Grows with every change of the act; what is written later with a lower or the same one changes nothing. */
  version: number
}

/** Bytes in one request: large ones take memory of every node that they pass. */
const MOST_BYTES = 4 * 2 ** 20
const TIMEOUT_MS = 60_000

interface BulkAnswer {
  errors: boolean
  items?: Record<string, { status: number; error?: Refusal }>[]
}

/** The version is lower than that of what is there: a belated writer, whom nobody needs. */
const OVERTAKEN = 409
const ABSENT = 404

/** Writes acts under their keys. What is written is found once the index is refreshed. */
export async function writeActs(
  client: OpenSearchClient,
  index: string,
  acts: Iterable<ActAt>,
): Promise<void> {
  let lines = ''
  for (const act of acts) {
    lines += linesOf(act)
    if (lines.length < MOST_BYTES) continue
    await send(client, index, lines)
    lines = ''
  }
  if (lines !== '') await send(client, index, lines)
}

function linesOf({ key, act, version }: ActAt): string {
  const action = { _id: String(key), version, version_type: 'external' }
  if (act === null) return `${JSON.stringify({ delete: action })}\n`
  return `${JSON.stringify({ index: action })}\n${JSON.stringify(documentOf(key, act))}\n`
}

async function send(client: OpenSearchClient, index: string, lines: string): Promise<void> {
  const { errors, items = [] } = await client.send<BulkAnswer>({
    method: 'POST',
    // Without the alias there is no index; OpenSearch would make one by itself, with a mapping by guess.
    path: `/${index}/_bulk?require_alias=true&filter_path=errors,items.*.status,items.*.error`,
    body: lines,
    timeoutMs: TIMEOUT_MS,
  })
  if (!errors) return
  for (const { status, error } of items.flatMap((item) => Object.values(item)))
    if (error && status !== OVERTAKEN && status !== ABSENT) throw new OpenSearchError(status, error)
}

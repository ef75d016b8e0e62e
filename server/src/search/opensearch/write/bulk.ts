import type { ActKey } from '../../../../engine/port.ts'
import type { OpenSearchClient } from '../http/client.ts'
import { type EngineRefusal, OpenSearchError } from '../http/failures.ts'
import { type ActInState, type ChangeMark, documentOf } from '../mapping/document.ts'

/** The state of an act after a change. */
export interface ActAt {
  key: ActKey
  /** Null: the act was removed. */
  act: ActInState | null
  /**
   * Grows with every change of the act. A later write with the same or a lower version has no
   * effect.
   */
  version: number
}

/** Limits a request: every node that a large one passes needs memory for it. */
const MOST_BYTES = 4 * 2 ** 20
const TIMEOUT_MS = 60_000

interface BulkAnswer {
  errors: boolean
  items?: Record<string, { status: number; error?: EngineRefusal }>[]
}

/** The index has a newer version: a late writer, whose write is not needed. */
const OVERTAKEN = 409
const ABSENT = 404

/** Writes acts under their keys. They can be found after the next refresh. */
export async function writeActs(
  client: OpenSearchClient,
  index: string,
  acts: Iterable<ActAt>,
  newest: ChangeMark | null,
): Promise<void> {
  let lines = ''
  for (const act of acts) {
    lines += linesOf(act, newest)
    if (lines.length < MOST_BYTES) continue
    await send(client, index, lines)
    lines = ''
  }
  if (lines !== '') await send(client, index, lines)
}

function linesOf({ key, act, version }: ActAt, newest: ChangeMark | null): string {
  const action = { _id: String(key), version, version_type: 'external' }
  if (act === null) return `${JSON.stringify({ delete: action })}\n`
  return `${JSON.stringify({ index: action })}\n${JSON.stringify(documentOf(key, act, newest))}\n`
}

async function send(client: OpenSearchClient, index: string, lines: string): Promise<void> {
  const { errors, items = [] } = await client.send<BulkAnswer>({
    method: 'POST',
    // Requires the alias: if the index is gone, OpenSearch would create one with a guessed mapping.
    path: `/${index}/_bulk?require_alias=true&filter_path=errors,items.*.status,items.*.error`,
    body: lines,
    timeoutMs: TIMEOUT_MS,
  })
  if (!errors) return
  for (const { status, error } of items.flatMap((item) => Object.values(item)))
    if (error && status !== OVERTAKEN && status !== ABSENT) throw new OpenSearchError(status, error)
}

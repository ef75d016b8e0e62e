import { parentPort, threadId } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina'
import { type QuerySettings, openQueries } from '../../embedded/queries.ts'
import type { EncodedJson } from '../../service/archive/encoded-json.ts'
import { loadShownRows } from '../../service/archive/publication-queries.ts'
import { loadWorkbooks } from '../../service/sheets/sheet-xlsx.ts'
import { type Call, type Reply, serve } from '../remote.ts'

/** The data that a thread gets when it starts. */
export interface ReaderSettings {
  settings: QuerySettings
  /** How long an answer may take once the thread begins it. */
  timeoutMs: number
}

const { settings, timeoutMs } = workerData as ReaderSettings
const { queries } = openQueries(settings, { timeoutMs })
const answer = serve(queries)

/** The message of a thread that can answer. */
export interface ReaderStarted {
  threadId: number
}

parentPort!.postMessage({ threadId } satisfies ReaderStarted) // this is not the main thread

// A start need not wait for what few questions need, nor the first of those, whose time is limited.
void loadShownRows()
void loadWorkbooks()

export default async (call: Call) => handedOver(await answer(call))

/** Encoded answers are transferred, not copied: this thread no longer needs them. */
function handedOver(reply: Reply): Reply | ReturnType<typeof move> {
  if (!('answer' in reply) || !isEncoded(reply.answer)) return reply
  return move({ [transferableSymbol]: [reply.answer.utf8.buffer], [valueSymbol]: reply })
}

function isEncoded(answer: unknown): answer is EncodedJson {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'utf8' in answer &&
    answer.utf8 instanceof Uint8Array
  )
}

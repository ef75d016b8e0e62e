import { move, transferableSymbol, valueSymbol, workerData } from 'piscina'
import { type QuerySettings, openQueries } from '../../embedded/queries.ts'
import type { EncodedJson } from '../../service/archive/encoded-json.ts'
import { DeadlineExceeded, createDeadline } from './deadline.ts'
import { type Call, type Reply, serve } from '../remote.ts'

/** A call, and how long it may take from when it begins, in milliseconds; Infinity: as long as it takes. */
export interface ReaderTask {
  call: Call
  timeoutMs: number
}

/** Null: the deadline is past. */
export type ReaderReply = Reply | null

const deadline = createDeadline()
const { queries } = openQueries(workerData as QuerySettings, { checkpoint: deadline.check })
const answer = serve(queries)

export default async ({ call, timeoutMs }: ReaderTask) => {
  deadline.begin(timeoutMs)
  try {
    return handedOver(await answer(call))
  } catch (error) {
    if (error instanceof DeadlineExceeded) return null satisfies ReaderReply
    throw error
  }
}

/** Encoded answers are not copied on their way, but leave this thread, which needs them no more. */
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

import { workerData } from 'piscina'
import { type QuerySettings, openQueries } from '../../embedded/queries.ts'
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

export default async ({ call, timeoutMs }: ReaderTask): Promise<ReaderReply> => {
  deadline.begin(timeoutMs)
  try {
    return await answer(call)
  } catch (error) {
    if (error instanceof DeadlineExceeded) return null
    throw error
  }
}

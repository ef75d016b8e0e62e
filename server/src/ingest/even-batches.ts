/** The most acts of a transaction, and characters of their texts: some 20 ms of writing. */
const MOST_ACTS = 100
const MOST_LENGTH = 400_000

/** Cuts acts into batches of one transaction each, of about equal size, so that the last one is not small. */
export function evenBatches<T>(acts: T[], lengthOf: (act: T) => number): T[][] {
  const length = acts.reduce((sum, act) => sum + lengthOf(act), 0)
  const count = Math.max(1, Math.round(length / MOST_LENGTH), Math.round(acts.length / MOST_ACTS))
  const most = { acts: Math.ceil(acts.length / count), length: length / count }
  const batches: T[][] = []
  let room = { acts: 0, length: 0 }
  for (const act of acts) {
    if (room.acts <= 0 || room.length <= 0) {
      batches.push([])
      room = { ...most }
    }
    batches.at(-1)!.push(act) // there is one by now
    room.acts--
    room.length -= lengthOf(act)
  }
  return batches
}

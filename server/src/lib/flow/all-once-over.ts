/**
 * What all of them give. If one fails, it fails once all are over: what went on behind it would spend from the
 * budget of whatever comes next.
 */
export async function allOnceOver<T>(promises: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises)
  return await Promise.all(promises)
}

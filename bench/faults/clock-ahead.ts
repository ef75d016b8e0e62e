/*
 * node --import bench/faults/clock-ahead.ts …: runs a process, with all its threads, whose wall clock is
 * CLOCK_AHEAD_MS ahead of the machine's (behind it, if negative).
 */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const RealDate = Date

function shiftedNow(): number {
  return RealDate.now() + aheadMs
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, newTarget),
  apply: () => new RealDate(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
})

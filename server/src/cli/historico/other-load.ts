import { cpus } from 'node:os'

/** Processor time in milliseconds: of the machine, and of this process. */
interface Spent {
  machine: number
  own: number
  at: number
}

/** How many processors others use, since it was last asked. */
export type OtherLoad = () => number

function spent(): Spent {
  const machine = cpus().reduce((sum, { times }) => {
    const { user, nice, sys, irq } = times
    return sum + user + nice + sys + irq
  }, 0)
  const { user, system } = process.cpuUsage()
  return { machine, own: (user + system) / 1_000, at: performance.now() }
}

export function createOtherLoad(): OtherLoad {
  let last = spent()
  return () => {
    const now = spent()
    const others = now.machine - last.machine - (now.own - last.own)
    const ms = Math.max(1, now.at - last.at)
    last = now
    return Math.max(0, others / ms)
  }
}

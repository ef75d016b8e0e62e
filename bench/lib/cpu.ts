import { readFileSync, readdirSync } from 'node:fs'

/** The kernel counts processor time in hundredths of a second (USER_HZ, the same on every Linux). */
const TICKS_A_SECOND = 100

/** Processor time of a process and its threads so far, in seconds; null once it has ended. */
export function cpuSecondsOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may contain anything; utime and stime are the 14th and 15th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return null
  }
}

/** Processor time of the threads that a process has now, in milliseconds, as the scheduler counts it. */
export function runMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) => {
    const [run] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(run)
  })
  return nanoseconds.reduce((sum, run) => sum + run, 0) / 1e6
}

/** Processor time of a process and all its children so far, including ended ones, in seconds. */
export function treeCpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    const theirs = children === '' ? [] : children.split(' ').map(Number)
    return theirs.reduce((sum, child) => sum + treeCpuSeconds(child), own / TICKS_A_SECOND)
  } catch {
    return 0 // it has just ended: its parent has its time now
  }
}

/** Processor time of the whole machine so far, over all cores, in seconds. */
export function busySeconds(): number {
  const cpu = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number)
  const [user = NaN, nice = NaN, system = NaN, , , irq = NaN, softirq = NaN] = cpu ?? []
  return (user + nice + system + irq + softirq) / TICKS_A_SECOND
}

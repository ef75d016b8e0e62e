import { readFileSync, writeFileSync } from 'node:fs'

/** Memory of a process, in bytes. */
export interface Memory {
  /** All resident memory, including pages of mapped files. */
  resident: number
  /** Without mapped files, whose pages the system takes back when it needs them. */
  anonymous: number
  /** The peak of resident memory. */
  peak: number
}

/** From Linux; null once the process has ended. */
export function memoryOf(pid: number): Memory | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kib = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])
    const memory = {
      resident: kib('VmRSS') * 1024,
      anonymous: kib('RssAnon') * 1024,
      peak: kib('VmHWM') * 1024,
    }
    return Number.isNaN(memory.peak) ? null : memory
  } catch {
    return null
  }
}

/** Measures the peak of this process's memory anew from now on (proc(5), clear_refs). */
export function forgetPeak(): void {
  writeFileSync('/proc/self/clear_refs', '5')
}

import { type FailureReason, REASONS } from '../../src/gazette/inlabs/reason.ts'

/** A failure that the simulated INLABS can show, named after the collector's reason for it. */
export type Fault = Exclude<FailureReason, 'falha_interna'>

export const FAULTS = REASONS.filter((motivo): motivo is Fault => motivo !== 'falha_interna')

/**
 * The target of a failure: any request, the login, all of a date, or the zip of a date and section.
 */
const TARGET = /^(\*|login|\d{4}-\d{2}-\d{2}(-DO[123]E?)?)$/

export function isTarget(text: string): boolean {
  return TARGET.test(text)
}

/** The requests that shall fail, how, and how many more times. */
export function createFaults() {
  const faults = new Map<string, { fault: Fault; times: number }>()
  return {
    set(target: string, fault: Fault, times: number): void {
      faults.set(target, { fault, times })
    },
    /** Clears all of them without a target. */
    clear(target?: string): void {
      if (target === undefined) faults.clear()
      else faults.delete(target)
    },
    /** The fault of the first of these targets that has one; uses it up by one time. */
    take(targets: string[]): Fault | null {
      for (const target of targets) {
        const planned = faults.get(target)
        if (planned === undefined) continue
        if (--planned.times <= 0) faults.delete(target)
        return planned.fault
      }
      return null
    },
  }
}

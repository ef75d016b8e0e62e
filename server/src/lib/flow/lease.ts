/**
 * The right to do a task that only one holder may do at a time. It expires by itself, so a killed
 * holder does not block others for long. A stopped holder may come back after that, so every write
 * carries the number of its lease, and the next holder's number is higher.
 */
export interface Fence {
  /** The name of the task. */
  lease: string
  /** Higher than every earlier number. */
  number: number
}

export interface LeaseStore {
  /** Null while another holds the lease. */
  acquire(lease: string, holder: string, now: Date, until: Date): Promise<Fence | null>
  /** Extends the lease. @throws Overtaken when another has acquired it since */
  renew(fence: Fence, until: Date): Promise<void>
  /** Ends the lease. Harmless after another has acquired it. */
  release(fence: Fence): Promise<void>
}

/** Another holder has the lease: nothing is written. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

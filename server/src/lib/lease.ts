/**
 * Leave to do a work that only one may do at a time. It ends by itself, so that one who was killed holds up
 * nobody for long; and because one who was only held up may come back, every write is made under the number
 * that came with the lease, which the next holder's exceeds.
 */
export interface Fence {
  /** What the work is. */
  lease: string
  /** Higher than any given before. */
  number: number
}

export interface LeaseStore {
  /** Null while another holds the lease. */
  acquire(lease: string, holder: string, now: Date, until: Date): Promise<Fence | null>
  /** Puts off the end. @throws Overtaken when another has acquired it since */
  renew(fence: Fence, until: Date): Promise<void>
  /** Ends it. Harmless after another has acquired it. */
  release(fence: Fence): Promise<void>
}

/** Another has the lease: what was to be written is not. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** What a search may still spend; whoever asks decides. */
export interface Budget {
  /**
   * Spends steps, each at most about a tenth of a microsecond of processor time: in the index a
   * fifth of that and less, in texts all of it. Throws when none are left; what it throws passes
   * through every function here.
   */
  take(steps: number): void
}

export const NO_LIMIT: Budget = { take: () => {} }

/** The parts of a Piscina pool that ending it needs. */
interface Pool {
  on(event: 'error', listener: () => void): unknown
  destroy(): Promise<void>
}

/**
 * Ends the threads of a pool, whatever they are doing. If an answer has already arrived for a task that
 * this rejects, Piscina emits an `error`; without a listener that would end the process.
 */
export function endPool(pool: Pool): Promise<void> {
  pool.on('error', () => {})
  return pool.destroy()
}

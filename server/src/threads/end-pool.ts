/** As much of Piscina's pools as it takes to end one. */
interface Pool {
  on(event: 'error', listener: () => void): unknown
  destroy(): Promise<void>
}

/**
 * Ends the threads of a pool, whatever they are at. An answer that has come already, to a task that its
 * end refuses, is an `error` to Piscina, and one that nobody listens to ends the process.
 */
export function endPool(pool: Pool): Promise<void> {
  pool.on('error', () => {})
  return pool.destroy()
}

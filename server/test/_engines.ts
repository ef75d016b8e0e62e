/**
 * Ends the run if a requested engine is missing, unless ALLOW_MISSING (engines, separated by
 * commas) names it.
 * @throws Error that says how to install it
 */
export function expectEngine(engine: 'postgres' | 'opensearch', isInstalled: boolean): void {
  const allowed = (process.env.ALLOW_MISSING ?? '').split(',')
  if (isInstalled || allowed.includes(engine)) return
  throw new Error(
    `${engine} is missing. Install it (bash scripts/install-${engine}.sh), or go without its tests: ALLOW_MISSING=${engine}`,
  )
}

/** Globals of platforms other than browsers; any may be absent. */
export interface Platform {
  process?: {
    env?: Record<string, string | undefined>
    execArgv?: string[]
    versions?: { node?: string; bun?: string; deno?: string }
    platform?: string
    allowedNodeEnvironmentFlags?: ReadonlySet<string>
  }
  Deno?: {
    version?: { deno?: string }
    permissions?: { querySync(of: { name: 'env'; variable: string }): { state: string } }
  }
  Bun?: { version?: string }
  navigator?: { userAgent?: string }
}

/** A variable of the environment; undefined if it is not set, or empty. */
export function environment(name: string): string | undefined {
  try {
    return (globalThis as Platform).process?.env?.[name]?.trim() || undefined
  } catch {
    // The platform does not let us look.
    return undefined
  }
}

/** The same, but undefined where Deno would first ask the person at the terminal. */
export function environmentUnasked(name: string): string | undefined {
  const { Deno } = globalThis as Platform
  const state = Deno?.permissions?.querySync({ name: 'env', variable: name }).state ?? 'granted'
  return state === 'granted' ? environment(name) : undefined
}

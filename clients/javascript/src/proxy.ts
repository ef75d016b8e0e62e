import { type Platform, environment } from './environment.ts'

/**
 * The variable that names a proxy for this address, if Node's `fetch` does not use it; null: none.
 * Deno and Bun always use it.
 */
export function unusedProxy(address: string): string | null {
  const { process } = globalThis as Platform
  const { node, bun, deno } = process?.versions ?? {}
  if (!node || bun || deno || usesEnvironment(process?.execArgv ?? [])) return null
  const url = new URL(address)
  if (isExcepted(url)) return null
  const names =
    url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY']
  return names.find(environment) ?? null
}

/** Whether this Node could use it, if it were told to: 24, or a late 22. */
export function knowsProxies(): boolean {
  const { process } = globalThis as Platform
  const flags = process?.allowedNodeEnvironmentFlags
  return parseInt(process?.versions?.node ?? '') >= 24 || flags?.has('--use-env-proxy') === true
}

function usesEnvironment(execArgv: string[]): boolean {
  const given = [...execArgv, environment('NODE_OPTIONS') ?? ''].join(' ')
  return environment('NODE_USE_ENV_PROXY') === '1' || given.includes('--use-env-proxy')
}

/** By its name or the end of it, with or without the port. */
function isExcepted({ protocol, hostname, port }: URL): boolean {
  const names = [hostname, `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`]
  const none = environment('no_proxy') ?? environment('NO_PROXY') ?? ''
  const hosts = none.split(/[\s,]+/).map((each) => each.replace(/^\*?\./, ''))
  return hosts.some(
    (each) =>
      each === '*' || (each !== '' && names.some((name) => `.${name}`.endsWith(`.${each}`))),
  )
}

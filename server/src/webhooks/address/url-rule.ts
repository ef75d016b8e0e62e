import { isIP } from 'node:net'

/** Where deliveries may go. */
export interface UrlPolicy {
  /** Ports besides the allow-list's. */
  ports: ReadonlySet<number>
  /** Lower-case `host` or `host:port`, allowed although private; https is still required. */
  allowHosts: ReadonlySet<string>
}

/** 443, and the port that people use where 443 is taken. */
export const PUBLIC_PORTS: ReadonlySet<number> = new Set([443, 8443])

const MAX_LENGTH = 2_048

/**
 * A URL parser removes or rewrites these, and missing slashes and backslashes: the URL shown would not be
 * the one used.
 */
const UNSEEN = /[\s\p{Cc}]/u
const SCHEME = /^https:\/\/[^/\\]/i

/** Suffixes of names that mean something only inside a network (RFC 6761, 6762, 8375, 9476). */
const INTERNAL =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|alt|onion|test|invalid)$/

/** The fault of a URL as a receiver of deliveries, by its text alone; null: none. */
export function urlProblem(text: string, policy: UrlPolicy): string | null {
  if (text.length > MAX_LENGTH) return `tem mais de ${MAX_LENGTH} caracteres`
  if (UNSEEN.test(text)) return 'tem espaço, quebra de linha ou caractere de controle'
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) return 'não é um endereço (URL)'
  if (!SCHEME.test(text)) return 'deve começar com https://'
  if (url.username !== '' || url.password !== '') return 'não pode ter usuário nem senha'
  return hostProblem(url.hostname, portOf(url), policy)
}

/** The same for a host and port alone; checked again at every connection. */
export function hostProblem(hostname: string, port: number, policy: UrlPolicy): string | null {
  const host = canonicalHost(hostname)
  if (isAllowed(host, port, policy)) return null
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return 'deve ter um nome, não um número IP'
  if (!host.includes('.') || INTERNAL.test(host))
    return 'deve ter um nome público, como receptor.exemplo.com.br'
  if (!policy.ports.has(port)) return `deve usar a porta ${[...policy.ports].join(' ou ')}`
  return null
}

/** Whether the operator let this host through. */
export function isAllowed(hostname: string, port: number, { allowHosts }: UrlPolicy): boolean {
  const host = canonicalHost(hostname)
  return allowHosts.has(host) || allowHosts.has(`${host}:${port}`)
}

function portOf({ port }: URL): number {
  return port === '' ? 443 : Number(port)
}

/** A final dot only says that the name is complete; a name with more of them does not resolve. */
function canonicalHost(hostname: string): string {
  return hostname.toLowerCase().replace(/\.+$/, '')
}

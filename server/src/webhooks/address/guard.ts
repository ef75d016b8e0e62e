import type { LookupAddress, LookupOptions } from 'node:dns'
import { isIPv4 } from 'node:net'
import { callbackify } from 'node:util'
import { isPublicAddress } from './address-rule.ts'
import type { Resolve } from './resolver.ts'
import { type UrlPolicy, hostProblem, isAllowed, urlProblem } from './url-rule.ts'

/** The URL or IP address is refused as a receiver. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError'
}

export type Guard = ReturnType<typeof createGuard>

/**
 * Keeps deliveries away from everything that is not a public receiver, because we connect to a webhook's
 * URL from inside our network. Names are looked up at every connection, since they may resolve differently
 * each time.
 */
export function createGuard(policy: UrlPolicy, resolve: Resolve) {
  const checkedAddresses = callbackify(async (hostname: string): Promise<LookupAddress[]> => {
    const addresses = await resolve(hostname)
    const refused = addresses.find((address) => !isPublicAddress(address))
    if (refused !== undefined) throw new AddressRefusedError(`${hostname} resolves to ${refused}`)
    return addresses.map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }))
  })

  return {
    /**
     * The fault of a webhook's URL, by its text alone; null: none. The name is resolved only when it is used:
     * an answer that distinguished private names from unknown ones would reveal our network.
     */
    problemOf: (text: string) => urlProblem(text, policy),

    /** Whether the operator allows a host without a check. @throws AddressRefusedError */
    admit(hostname: string, port: number): 'trusted' | 'checked' {
      const problem = hostProblem(hostname, port, policy)
      if (problem !== null) throw new AddressRefusedError(`${hostname}:${port} ${problem}`)
      return isAllowed(hostname, port, policy) ? 'trusted' : 'checked'
    },

    /**
     * A `lookup` for sockets that try all IP addresses of a name: only checked addresses are used, and one
     * bad address refuses them all.
     */
    lookup(hostname: string, _options: LookupOptions, callback: LookupCallback): void {
      checkedAddresses(hostname, (error, addresses) => callback(error, addresses ?? []))
    },
  }
}

type LookupCallback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

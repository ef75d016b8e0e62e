import { type SecureContext, createSecureContext, getCACertificates } from 'node:tls'
import { Agent, buildConnector } from 'undici'
import { isPublicAddress } from './address-rule.ts'
import { AddressRefusedError, type Guard } from './guard.ts'

/** For all of DNS, TCP and TLS; the sender's own clock is exact, undici's may be half a second late. */
const CONNECT_TIMEOUT_MS = 5_000
/** The most bytes of a receiver's headers. */
const MAX_HEADER_BYTES = 16 * 1_024

/**
 * The only HTTP client of all deliveries; every connection passes the guard. Connections are kept and used
 * again. The dispatcher limits their number, so that nothing waits in here.
 */
export function createGuardedAgent(guard: Guard, secureContext: SecureContext): Agent {
  return new Agent({
    connect: guardedConnector(guard, secureContext),
    connections: null,
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 60_000,
    clientTtl: 600_000,
    maxHeaderSize: MAX_HEADER_BYTES,
    // The sender limits the whole attempt; these timers would only fire at other moments.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}

/**
 * Whom receivers' certificates may be of: the usual authorities, and these in PEM. One context serves all connections, because
 * to make it parses every authority.
 */
export function trusting(extraAuthorities: string[]): SecureContext {
  return createSecureContext({
    ca: [...getCACertificates('default'), ...extraAuthorities],
    minVersion: 'TLSv1.2',
  })
}

function guardedConnector(guard: Guard, secureContext: SecureContext): buildConnector.connector {
  const options = {
    secureContext,
    allowH2: false,
    timeout: CONNECT_TIMEOUT_MS,
    // Every address of a name is tried; guard.lookup relies on it.
    autoSelectFamily: true,
  }
  const trusted = buildConnector(options)
  const checked = buildConnector({ ...options, lookup: guard.lookup })
  return (target, callback) => {
    try {
      const admitted = guard.admit(target.hostname, Number(target.port) || 443)
      if (admitted === 'trusted') trusted(target, callback)
      else checked(target, withRemoteCheck(callback))
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null)
    }
  }
}

/** The final check: whatever was resolved, this is the IP address at the other end. */
function withRemoteCheck(callback: buildConnector.Callback): buildConnector.Callback {
  return (...result) => {
    const [error, socket] = result
    if (error !== null || isPublicAddress(socket.remoteAddress ?? '')) return callback(...result)
    socket.destroy()
    callback(new AddressRefusedError(`connected to ${socket.remoteAddress}`), null)
  }
}

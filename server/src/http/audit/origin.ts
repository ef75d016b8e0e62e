import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { RequestOrigin } from '../guard.ts'

/** Enough for the clients of a busy installation. */
const REMEMBERED = 1_000

/** Tells where requests come from: never the address itself, unless a setting keeps it. */
export function originReader(
  openBox: () => Promise<Pick<SecretBox, 'fingerprint'> | null>,
  keepsAddresses: boolean,
) {
  const known = new Map<string, string>()
  let knownBy: object | null = null

  return async (network: string, address: string): Promise<RequestOrigin> => {
    const box = await openBox()
    return { rede: box && fingerprintOf(network, box), endereco: keepsAddresses ? address : null }
  }

  function fingerprintOf(network: string, box: Pick<SecretBox, 'fingerprint'>): string {
    if (box !== knownBy || known.size > REMEMBERED) known.clear()
    knownBy = box
    const rede = known.get(network) ?? box.fingerprint(network)
    known.set(network, rede)
    return rede
  }
}

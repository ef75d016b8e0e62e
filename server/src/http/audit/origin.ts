import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { RequestOrigin } from '../guard.ts'

/** Tells where requests come from: never the address itself, unless a setting keeps it. */
export function originReader(
  openBox: () => Promise<Pick<SecretBox, 'fingerprint'> | null>,
  keepsAddresses: boolean,
) {
  return async (network: string, address: string): Promise<RequestOrigin> => {
    const box = await openBox()
    const rede = box && box.fingerprint(network)
    return { rede, endereco: keepsAddresses ? address : null }
  }
}

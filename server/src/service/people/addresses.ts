import { MAIL_PAUSE_MS, newPersonLink } from '../../access/people/person-link.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { newToken } from '../../lib/crypto/token.ts'
import { type PeopleDeps, type Proof, type Proven, proveAgain, hashedSubject } from './prove.ts'

export interface AddressCommands {
  /**
   * Mails a link to an address, which becomes the person's when the link is followed; null: their
   * current address.
   */
  changeAddress(
    pessoa_id: string,
    proof: Proof,
    email: string | null,
  ): Promise<Proven<null, 'email_recente'>>
  /** The address that this link proves. */
  proveAddress(token: string): Promise<Outcome<string, 'link_invalido' | 'email_em_uso'>>
  rename(pessoa_id: string, nome: string): Promise<void>
}

export function createAddressCommands(deps: PeopleDeps): AddressCommands {
  const { people, clock } = deps
  return {
    async changeAddress(pessoa_id, proof, email) {
      const proven = await proveAgain(pessoa_id, proof, deps, 'asked')
      if (proven.kind !== 'done') return proven
      const now = clock()
      const address = (email && normalizeEmail(email.trim())) ?? proven.done.email
      if (!(await people.mayMail(hashedSubject(address), MAIL_PAUSE_MS, now)))
        return { kind: 'refused', refused: 'email_recente' }
      const link = newPersonLink({ pessoa_id, finalidade: 'email', email: address }, now)
      const holder = await people.credentials(address)
      // The present owner of the address learns of it; the person who asks does not.
      if (holder !== null && holder.id !== pessoa_id && holder.email_confirmado_em !== null)
        await people.sendNote(address, { kind: 'already_known' }, now)
      else await people.sendLink({ ...link, token: newToken() })
      return { kind: 'done', done: null }
    },
    proveAddress: (token) => people.proveAddress(token, clock()),
    rename: (pessoa_id, nome) => people.rename(pessoa_id, nome.trim()),
  }
}

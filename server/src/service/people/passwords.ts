import { PASSWORD_PAUSE_MS, newPersonLink } from '../../access/people/person-link.ts'
import { newDevice } from '../../access/people/device.ts'
import type { PersonSession } from '../../access/caller.ts'
import { type WeakPassword, weaknessOf } from '../../access/people/weak-password.ts'
import { normalizeEmail } from '../../lib/text/email-address.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { newToken } from '../../lib/crypto/token.ts'
import { type PeopleDeps, type Proof, type Proven, proveAgain, hashedSubject } from './prove.ts'

export interface PasswordCommands {
  /**
   * Mails a link to the person with this proven address; the answer never tells whether there is
   * one.
   */
  forgotPassword(email: string): Promise<void>
  /**
   * Sets the password of the person whom the link was sent to; all sessions end. Returns the token of a known
   * browser, so that failed attempts of strangers do not delay this person.
   */
  resetPassword(
    token: string,
    senha: string,
  ): Promise<Outcome<string, 'link_invalido' | WeakPassword>>
  /** Sets a new password; the other sessions end. */
  changePassword(
    session: PersonSession,
    proof: Proof,
    senha: string,
  ): Promise<Proven<null, WeakPassword>>
}

export function createPasswordCommands(deps: PeopleDeps): PasswordCommands {
  const { people, passwords, clock } = deps
  return {
    async forgotPassword(email) {
      const now = clock()
      const address = normalizeEmail(email.trim())
      if (address === null) return
      if (!(await people.mayMail(hashedSubject(`senha ${address}`), PASSWORD_PAUSE_MS, now))) return
      const person = await people.credentials(address)
      // Mails to an unproven address could let a stranger in.
      if (person === null || person.email_confirmado_em === null) return
      const about = { pessoa_id: person.id, finalidade: 'senha', email: address } as const
      await people.sendLink({ ...newPersonLink(about, now), token: newToken() })
    },
    async resetPassword(token, senha) {
      const link = await people.linked(token, 'senha', clock())
      if (link === null) return { refused: 'link_invalido' }
      const refused = await weaknessOf(senha, await people.ownWords(link.pessoa_id))
      if (refused !== null) return { refused }
      const hashed = await passwords.hash(senha, link.pessoa_id)
      // Checked again: the link may have been used while the hash was computed.
      if ((await people.linked(token, 'senha', clock())) === null)
        return { refused: 'link_invalido' }
      await people.setPassword(link.pessoa_id, hashed, null, clock())
      return { done: newDevice(link.pessoa_id, deps.sign) }
    },
    async changePassword({ id, pessoa_id }, proof, senha) {
      const proven = await proveAgain(pessoa_id, proof, deps, 'asked')
      if (proven.kind !== 'done') return proven
      const refused = await weaknessOf(senha, await people.ownWords(pessoa_id))
      if (refused !== null) return { kind: 'refused', refused }
      await people.setPassword(pessoa_id, await passwords.hash(senha, pessoa_id), id, clock())
      return { kind: 'done', done: null }
    },
  }
}

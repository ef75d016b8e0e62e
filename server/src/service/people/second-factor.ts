import type { PersonSession } from '../../access/caller.ts'
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryCode,
  totpStep,
  totpUrl,
} from '../../access/people/second-factor.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { type PeopleDeps, type Proof, type Proven, proveAgain } from './prove.ts'

/** The secret for an authenticator app. */
interface ProposedApp {
  /** In base32, to be typed. */
  segredo: string
  /** `otpauth://…`, to be shown as a QR code. */
  url: string
}

export interface SecondFactorCommands {
  /** No code is required yet: the app must first prove that it works. */
  proposeApp(pessoa_id: string, proof: Proof): Promise<Proven<ProposedApp, 'segundo_fator_ligado'>>
  /** Requires a code from now on. Returns the recovery codes, only here; the other sessions end. */
  confirmApp(
    session: PersonSession,
    codigo: string,
  ): Promise<Outcome<string[], 'codigo_errado' | 'segundo_fator_ligado' | 'sem_aplicativo'>>
  /** Replaces the recovery codes and returns the new ones. */
  renewRecoveryCodes(
    pessoa_id: string,
    proof: Proof,
  ): Promise<Proven<string[], 'segundo_fator_desligado'>>
  dropApp(pessoa_id: string, proof: Proof): Promise<Proven<null>>
}

export function createSecondFactorCommands(deps: PeopleDeps): SecondFactorCommands {
  const { people, clock, random } = deps
  return {
    async proposeApp(pessoa_id, proof) {
      const proven = await proveAgain(pessoa_id, proof, deps, 'not_asked')
      if (proven.kind !== 'done') return proven
      const segredo = newTotpSecret(random)
      if (!(await people.proposeTotp(pessoa_id, segredo)))
        return { kind: 'refused', refused: 'segundo_fator_ligado' }
      return { kind: 'done', done: { segredo, url: totpUrl(segredo, proven.done.email) } }
    },
    async confirmApp({ id, pessoa_id }, codigo) {
      const now = clock()
      const person = await people.credentialsOf(pessoa_id)
      if (person?.segundo_fator_em) return { refused: 'segundo_fator_ligado' }
      const secret = await people.totpSecret(pessoa_id)
      if (secret === null) return { refused: 'sem_aplicativo' }
      const step = totpStep(secret, codigo, now)
      if (step === null || !(await people.useStep(pessoa_id, step)))
        return { refused: 'codigo_errado' }
      const codes = newRecoveryCodes(random)
      await people.requireTotp(pessoa_id, codes.map(recoveryCode), id, now)
      return { done: codes }
    },
    async renewRecoveryCodes(pessoa_id, proof) {
      const proven = await proveAgain(pessoa_id, proof, deps, 'asked')
      if (proven.kind !== 'done') return proven
      if (proven.done.segundo_fator_em === null)
        return { kind: 'refused', refused: 'segundo_fator_desligado' }
      const codes = newRecoveryCodes(random)
      await people.replaceRecoveryCodes(pessoa_id, codes.map(recoveryCode), clock())
      return { kind: 'done', done: codes }
    },
    async dropApp(pessoa_id, proof) {
      const proven = await proveAgain(pessoa_id, proof, deps, 'asked')
      if (proven.kind !== 'done') return proven
      await people.dropTotp(pessoa_id, clock())
      return { kind: 'done', done: null }
    },
  }
}

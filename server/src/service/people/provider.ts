import type { PersonSession } from '../../access/caller.ts'
import { type Identity, isSince } from '../../access/oidc/identity.ts'
import { deviceOf } from '../../access/people/device.ts'
import type {
  Credentials,
  LinkRefusal,
  NewIdentity,
  PeopleStore,
  ProofRefusal,
} from '../../access/people/people-store.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { type PeopleDeps, type Proven, knownAs, prove, tellFailure } from './prove.ts'
import { type Opened, enter } from './sign-in.ts'

/** The browser in which somebody comes back from the provider. */
interface Browser {
  agente: string | null
  /** The browser's token from an earlier sign-in; null: it has none. */
  aparelho: string | null
  codigo: string | undefined
}

/** Commands for people with an identity from the provider, which was verified before. */
export interface ProviderCommands extends Pick<PeopleStore, 'unlink'> {
  /**
   * Signs in the person whom the identity is linked to, by issuer and subject, never by address. A person
   * with an authenticator app also gives a code, because the provider replaces only the password.
   */
  enterBy(identity: Identity, browser: Browser): Promise<Proven<Opened, 'identidade_desconhecida'>>
  /** Like `confirm`, with an identity that was proven after `asked` instead of the password. */
  confirmBy(
    session: PersonSession,
    identity: Identity,
    proof: { asked: Date; codigo: string | undefined },
  ): Promise<Proven<null, 'identidade_outra' | 'identidade_antiga'>>
  link(pessoa_id: string, identity: Identity): Promise<Outcome<null, LinkRefusal>>
  /**
   * Records in the audit trail that a browser came back without a valid answer. `pessoa_id`: null if nobody
   * is signed in.
   */
  refuseReturn(where: ProofRefusal, pessoa_id: string | null): Promise<void>
}

export function createProviderCommands(deps: PeopleDeps): ProviderCommands {
  const { people, clock } = deps
  return {
    async enterBy(identity, { agente, aparelho, codigo }) {
      const person = await people.credentialsBy(identity)
      if (person === null) {
        await people.tellRefusal('entrada_recusada', null, 'identidade')
        return { kind: 'refused', refused: 'identidade_desconhecida' }
      }
      const proven = await proveCode(person, codigo)
      await tellFailure('entrada_recusada', person.id, proven, deps)
      if (proven.kind !== 'done') return proven
      const isKnown = deviceOf(aparelho, person.id, deps.sign) !== null
      const opened = await enter(person.id, { por: 'provedor', agente, isKnown }, deps)
      return { kind: 'done', done: opened }
    },
    async confirmBy({ id, pessoa_id }, identity, { asked, codigo }) {
      const person = await people.credentialsBy(identity)
      if (person === null || person.id !== pessoa_id)
        return { kind: 'refused', refused: 'identidade_outra' }
      if (!isSince(identity, asked)) return { kind: 'refused', refused: 'identidade_antiga' }
      const proven = await proveCode(person, codigo)
      await tellFailure('confirmacao_recusada', pessoa_id, proven, deps)
      if (proven.kind !== 'done') return proven
      await people.confirmSession({ id, pessoa_id }, clock())
      return { kind: 'done', done: null }
    },
    link: (pessoa_id, identity) => people.link(pessoa_id, newIdentity(identity, clock())),
    unlink: people.unlink,
    refuseReturn: (where, pessoa_id) => people.tellRefusal(where, pessoa_id, 'retorno'),
  }

  /** Checks the code of the person's app, if they have one. */
  async function proveCode(
    person: Credentials,
    codigo: string | undefined,
  ): Promise<Proven<Credentials>> {
    if (person.segundo_fator_em === null) return { kind: 'done', done: person }
    return await prove(knownAs('provedor', person.id), person, { codigo }, deps, 'asked')
  }
}

export function newIdentity({ emissor, assunto, email }: Identity, now: Date): NewIdentity {
  const id = newId('idt', now.getTime())
  return { id, emissor, assunto, email, vinculada_em: now.toISOString() }
}

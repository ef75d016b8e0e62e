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
import { newId } from '../../lib/ids.ts'
import type { Outcome } from '../../lib/outcome.ts'
import { type PeopleDeps, type Proven, knownAs, prove, tellFailure } from './prove.ts'
import { type Opened, enter } from './sign-in.ts'

/** Where somebody comes back from the provider. */
interface Browser {
  agente: string | null
  /** What the browser keeps since its person signed in there; null: nothing. */
  aparelho: string | null
  codigo: string | undefined
}

/** What people do through a provider of identities, whose word was checked by then. */
export interface ProviderCommands extends Pick<PeopleStore, 'unlink'> {
  /**
   * Signs in whoever the identity is linked to: the issuer and the subject count, never the address.
   * A person who has an authenticator app gives its code, too: the provider stands for the password
   * alone.
   */
  enterBy(identity: Identity, browser: Browser): Promise<Proven<Opened, 'identidade_desconhecida'>>
  /** As `confirm`, with an identity that was shown since `asked` in the place of the password. */
  confirmBy(
    session: PersonSession,
    identity: Identity,
    proof: { asked: Date; codigo: string | undefined },
  ): Promise<Proven<null, 'identidade_outra' | 'identidade_antiga'>>
  link(pessoa_id: string, identity: Identity): Promise<Outcome<null, LinkRefusal>>
  /** Tells the trail of a way back that was none; null: of nobody who is known. */
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

  /** The code of the person's app, if there is one. */
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

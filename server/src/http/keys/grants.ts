import type { Caller } from '../../access/caller.ts'
import { DEFAULT_LIMIT, type KeyPatch, joinedDetails, keyDetails } from '../../access/api-keys.ts'
import type { KeyMaker, KeyOwner, KeyReach } from '../../access/key-store.ts'
import { isAtLeast } from '../../access/roles.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import { type Fields, textDetails } from '../body/bodies.ts'
import type { ApiService } from '../service.ts'
import { notAdministrator } from '../errors/problems.ts'

/** Whether the caller may do what is reserved to the operator of the installation. */
export function administers(caller: Caller): boolean {
  return caller.escopos.includes('administracao')
}

/** Whose people the caller can manage: those of all accounts, or of its own. */
export function reachOf(caller: Caller): KeyOwner {
  return administers(caller) ? null : caller.conta_id
}

/** The creator of what the caller creates: the person, or the key on behalf of its owner. */
export function makerOf(caller: Caller): KeyMaker {
  const { id, pessoa_id, sessao } = caller
  return { pessoa_id, criada_com: sessao === null ? id : null }
}

/** Whose keys the caller can manage: those of all accounts, of its own account, or only its own. */
export function keyReachOf(caller: Caller): KeyReach {
  const { papel, pessoa_id } = caller
  const isAll = isAtLeast(papel, 'gestor')
  return { conta_id: reachOf(caller), pessoa_id: isAll ? null : pessoa_id }
}

/** The named account, otherwise the caller's. @throws Problem `sem_permissao` for another's */
export function namedAccount(caller: Caller, conta: string | undefined): string {
  const { conta_id } = caller
  if (conta === undefined || conta === conta_id) return conta_id
  if (!administers(caller)) throw notAdministrator()
  return conta
}

/** Faults of a requested key that the schema cannot find. */
export function keyFaults(body: Fields, _call: unknown, { clock }: ApiService): Detail[] {
  const check = (field: 'nome' | 'expira') => (text: string) =>
    keyDetails({ [field]: text }, clock())
  const { escopos } = body
  return [
    ...textDetails({ nome: check('nome'), expira: check('expira') })(body),
    ...(Array.isArray(escopos) ? joinedDetails(escopos) : []),
  ]
}

/** Nobody can create a key with more access than their own. @throws Problem `sem_permissao` */
export function refuseExcess(caller: Caller, { escopos = [], limite = 0 }: KeyPatch): void {
  if (administers(caller)) return
  const detalhes = [
    ...(escopos.includes('administracao')
      ? [detailOf('escopos', 'só quem administra a instalação dá o escopo administracao')]
      : []),
    ...(limite > DEFAULT_LIMIT
      ? [
          detailOf(
            'limite',
            `acima de ${DEFAULT_LIMIT} por minuto, só quem administra a instalação`,
          ),
        ]
      : []),
  ]
  if (detalhes.length > 0)
    throw new Problem('sem_permissao', 'A chave teria mais acesso do que se pode dar.', detalhes)
}

import type { FastifyRequest } from 'fastify'
import { DEFAULT_LIMIT, type KeyPatch, keyDetails } from '../../access/api-keys.ts'
import type { KeyMaker, KeyOwner, KeyReach } from '../../access/key-store.ts'
import { isAtLeast } from '../../access/roles.ts'
import { type Detail, Problem, detailOf } from '../../lib/problem.ts'
import { textDetails } from '../body/bodies.ts'
import { callerOn } from '../guard.ts'
import { notAdministrator } from '../errors/problems.ts'

type Asked = Pick<FastifyRequest, 'caller'>

/** Whether the caller may do what is reserved to the operator of the installation. */
export function administers(request: Asked): boolean {
  return callerOn(request).escopos.includes('administracao')
}

/** Whose people the caller can manage: those of all accounts, or of its own. */
export function reachOf(request: Asked): KeyOwner {
  return administers(request) ? null : callerOn(request).conta_id
}

/** The creator of what the caller creates: the person, or the key on behalf of its owner. */
export function makerOf(request: Asked): KeyMaker {
  const { id, pessoa_id, sessao } = callerOn(request)
  return { pessoa_id, criada_com: sessao === null ? id : null }
}

/** Whose keys the caller can manage: those of all accounts, of its own account, or only its own. */
export function keyReachOf(request: Asked): KeyReach {
  const { papel, pessoa_id } = callerOn(request)
  const isAll = isAtLeast(papel, 'gestor')
  return { conta_id: reachOf(request), pessoa_id: isAll ? null : pessoa_id }
}

/** The named account, otherwise the caller's. @throws Problem `sem_permissao` for another's */
export function namedAccount(request: Asked, conta: string | undefined): string {
  const { conta_id } = callerOn(request)
  if (conta === undefined || conta === conta_id) return conta_id
  if (!administers(request)) throw notAdministrator()
  return conta
}

/** Faults of a requested key that the schema cannot find. */
export function writtenKeyDetails(body: unknown, now: Date): Detail[] {
  return textDetails(body, {
    nome: (nome) => keyDetails({ nome }, now),
    expira: (expira) => keyDetails({ expira }, now),
  })
}

/** Nobody can create a key with more access than their own. @throws Problem `sem_permissao` */
export function refuseExcess(request: Asked, { escopos = [], limite = 0 }: KeyPatch): void {
  if (administers(request)) return
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

import type { FastifyRequest } from 'fastify'
import { needsPerson, unconfirmed } from '../errors/problems.ts'
import { callerOn } from '../guard.ts'

/** For dangerous operations. A key cannot confirm its identity. @throws Problem `sem_permissao` */
export function requireConfirmed(request: Pick<FastifyRequest, 'caller'>): void {
  const { sessao } = callerOn(request)
  if (sessao === null) throw needsPerson()
  if (!sessao.isConfirmed) throw unconfirmed()
}

import type { FastifyRequest } from 'fastify'
import { needsPerson, unconfirmed } from '../errors/problems.ts'
import { callerOn } from '../guard.ts'

/** For what is dangerous: a key cannot show again who it is. @throws Problem `sem_permissao` */
export function requireConfirmed(request: Pick<FastifyRequest, 'caller'>): void {
  const { sessao } = callerOn(request)
  if (sessao === null) throw needsPerson()
  if (!sessao.isConfirmed) throw unconfirmed()
}

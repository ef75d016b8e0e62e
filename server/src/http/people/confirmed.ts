import type { Caller } from '../../access/caller.ts'
import { needsPerson, unconfirmed } from '../errors/problems.ts'

/** For dangerous operations. A key cannot confirm its identity. @throws Problem `sem_permissao` */
export function requireConfirmed({ sessao }: Caller): void {
  if (sessao === null) throw needsPerson()
  if (!sessao.isConfirmed) throw unconfirmed()
}

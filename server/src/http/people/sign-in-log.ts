import type { FastifyRequest } from 'fastify'
import type { ProofRefusal } from '../../access/people/people-store.ts'

/** Lines of the log for those who show who they are: what fail2ban reads (deploy/fail2ban). */
type Attempted = Pick<FastifyRequest, 'log' | 'origin'>

export function logSignIn({ log, origin: { endereco, rede } }: Attempted): void {
  log.info({ auditoria: 'entrada', endereco, rede }, 'sign-in')
}

export function logRefusal(
  { log, origin: { endereco, rede } }: Attempted,
  auditoria: ProofRefusal,
  motivo: string,
): void {
  log.warn({ auditoria, endereco, rede, motivo }, 'proof refused')
}

import type { FastifyRequest } from 'fastify'
import type { ProofRefusal } from '../../access/people/people-store.ts'

/** Log lines about sign-ins and failed proofs, which fail2ban reads (deploy/fail2ban). */
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

import { type ErrorCode, Problem, detailOf } from '../../lib/errors/problem.ts'
import type { EventHead } from '../../webhooks/message/delivery-request.ts'

/** An event of `GET /eventos`. */
export interface HeardEvent extends EventHead {
  dados: object
}

interface Page {
  resultados: HeardEvent[]
  proximo: string
  tem_mais: boolean
}

/** The events of a service, over its API. */
export interface EventSource {
  /** @throws Problem for an answer that makes asking again useless; other errors may pass */
  after(apos: string, signal: AbortSignal): Promise<Page>
}

/** Longer than any answer takes; detects a connection that died silently. */
const ANSWER_MS = 30_000
const PAGE = '50'

export function createEventSource(
  base: string,
  chave: string,
  webhook: string | null,
): EventSource {
  return {
    async after(apos, signal) {
      const query = new URLSearchParams({ apos, limite: PAGE, ...(webhook && { webhook }) })
      const response = await fetch(`${base}/api/v1/eventos?${query.toString()}`, {
        headers: { 'X-API-Key': chave },
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
      })
      if (response.ok) return ((await response.json()) as { dados: Page }).dados
      const problem = await problemOf(response, base)
      const mayPass = response.status === 429 || response.status >= 500
      throw mayPass ? new Error(problem.message) : problem
    },
  }
}

/** The service's own problem, or that another server answered. */
async function problemOf(response: Response, base: string): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null)
  const { erro } = (body ?? {}) as {
    erro?: { codigo: ErrorCode; mensagem: string; detalhes: Problem['detalhes'] }
  }
  return erro === undefined
    ? new Problem('indisponivel', `${base} respondeu ${response.status}.`, [
        detailOf('--url', 'não parece um Arauto', 'Diga o endereço sem /api/v1.'),
      ])
    : new Problem(erro.codigo, erro.mensagem, erro.detalhes)
}

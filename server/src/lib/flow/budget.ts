import { AsyncLocalStorage } from 'node:async_hooks'
import { type ErrorCode, Problem, detailOf } from '../errors/problem.ts'

/**
 * What one request may still spend. All work that a request can prolong spends from it: reading a term,
 * looking at an act, a word or a position, writing a part of the answer. An answer is complete or refused.
 */
export interface RequestBudget {
  /**
   * Spends steps, each at most about a tenth of a microsecond of processor time: in the index a fifth of
   * that and less, in texts all of it.
   * @throws BudgetSpent when none are left, or the time is over
   */
  take(steps: number): void
  /** Spends bytes of the answer. @throws BudgetSpent when the answer would be too long */
  make(bytes: number): void
  /**
   * Does optional work with a share of what is left, in at most `steps` steps. Null if that was not enough;
   * the client is told.
   */
  spare<T>(steps: number, work: () => Promise<T>): Promise<T | null>
}

/** The amounts spent from a budget. */
export interface Spent {
  steps: number
  bytes: number
}

/** How much an operation may spend. */
export interface Allowance {
  steps: number
  bytes: number
  /** What the client should reduce when it is not enough; null if nothing in the request made it long. */
  blame: { codigo: ErrorCode; campo: string } | null
}

/** The steps between two checks of the clock: some tenths of a millisecond. */
const STEPS_UNSEEN = 2_000
/** The share of the remaining steps and time that optional work may use. */
const SPARE_SHARE = 0.5

/** Work exceeded its budget. It is a Problem, because the client can ask for less. */
export class BudgetSpent extends Problem {}

/**
 * Creates the budget of one request; its time begins now.
 * @param ms Infinity for no limit.
 */
export function createBudget(
  { steps, bytes, blame }: Allowance,
  ms: number,
  now: () => number = () => performance.now(),
): RequestBudget & { spent(): Spent } {
  let left = steps
  let room = bytes
  let end = now() + ms
  let unseen = 0

  function look(): void {
    unseen = 0
    if (now() > end) throw tookTooLong(ms, blame)
  }

  return {
    spent: () => ({ steps: steps - left, bytes: bytes - room }),
    take(taken) {
      left -= taken
      if (left < 0) throw tooMuchWork(blame)
      unseen += taken
      if (unseen > STEPS_UNSEEN) look()
    },
    make(made) {
      room -= made
      if (room < 0) throw tooLong(bytes, blame)
    },
    async spare(most, work) {
      const before = { left, end }
      const given = (left = Math.min(left * SPARE_SHARE, most))
      const begun = now()
      end = Math.min(end, begun + (end - begun) * SPARE_SHARE)
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof BudgetSpent)) throw error
        return null
      } finally {
        left = before.left - (given - left)
        end = before.end
      }
    },
  }
}

const current = new AsyncLocalStorage<RequestBudget>()

/** Runs the work of a request on its budget. */
export function within<T>(budget: RequestBudget, work: () => T): T {
  return current.run(budget, work)
}

/** The budget of the current request. Work for no request, such as an import, has no limits. */
export const requestBudget: RequestBudget = {
  take: (steps) => current.getStore()?.take(steps),
  make: (bytes) => current.getStore()?.make(bytes),
  spare: (steps, work) => current.getStore()?.spare(steps, work) ?? work(),
}

/** Fields that acts or rows are sought by. */
const SEARCHING = new Set([
  'termo',
  'consulta',
  'pessoa_nome',
  'cargo_funcao',
  'data_inicio',
  'data_fim',
])

/** @param blame As in an allowance: only what has a query can be narrowed. */
export function tookTooLong(ms: number, blame: Allowance['blame']): BudgetSpent {
  const isSearch = blame !== null && SEARCHING.has(blame.campo)
  const [what, wayOut] = isSearch
    ? ['A busca', 'Restrinja a consulta (datas, seção, órgão) ou tente']
    : ['A leitura', 'Tente']
  const limit = `${(ms / 1_000).toLocaleString('pt-BR')} s`
  return new BudgetSpent(
    'indisponivel',
    `${what} passou do limite de ${limit} e foi interrompida. ${wayOut} de novo.`,
  )
}

function tooMuchWork(blame: Allowance['blame']): BudgetSpent {
  if (blame === null)
    return new BudgetSpent('indisponivel', 'A resposta pede trabalho demais e foi interrompida.')
  return new BudgetSpent(
    blame.codigo,
    `A resposta pede trabalho demais e foi interrompida: restrinja ${blame.campo}.`,
    [
      detailOf(
        blame.campo,
        'pede mais trabalho do que uma requisição pode dar',
        'Divida em várias requisições, ou use menos palavras, prefixos mais longos ou um período menor.',
      ),
    ],
  )
}

function tooLong(bytes: number, blame: Allowance['blame']): BudgetSpent {
  const limit = `${Math.floor(bytes / 2 ** 20)} MiB`
  if (blame === null)
    return new BudgetSpent('indisponivel', `A resposta passaria de ${limit} e foi interrompida.`)
  return new BudgetSpent(
    blame.codigo,
    `A resposta passaria de ${limit}: restrinja ${blame.campo}.`,
    [
      detailOf(
        blame.campo,
        `pede uma resposta de mais de ${limit}`,
        'Peça menos atos por vez, ou menos campos.',
      ),
    ],
  )
}

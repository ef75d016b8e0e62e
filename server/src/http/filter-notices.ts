import { setTimeout as pause } from 'node:timers/promises'
import { type Notice, noticeData } from '../service/notice.ts'
import { Problem } from '../lib/errors/problem.ts'
import type { FilterQueries, NoticedFilters } from '../service/webhooks/filter-notices.ts'

/** How long saving a filter waits for notices about it. */
const PATIENCE_MS = 1_000

/**
 * Notices for the owner of these filters, from the index. If searches keep it busy, the answer says that
 * nobody looked: saving does not depend on the notices.
 */
export async function filterNotices(
  filters: FilterQueries,
  filtros: NoticedFilters,
  leitura: number,
): Promise<Notice[]> {
  const done = new AbortController()
  const tooLate = pause(PATIENCE_MS, [notAsked], { signal: done.signal }).catch(() => [notAsked])
  try {
    return await Promise.race([filters.notices(filtros, leitura), tooLate])
  } catch (error) {
    if (error instanceof Problem && error.codigo === 'indisponivel') return [notAsked]
    throw error
  } finally {
    done.abort()
  }
}

const notAsked: Notice = {
  codigo: 'avisos_omitidos',
  campo: 'filtros',
  mensagem:
    'As buscas estão ocupadas, e não se conferiu se o acervo tem publicações destes filtros. O que foi pedido foi feito.',
  sugestoes: [],
  dados: noticeData(),
}

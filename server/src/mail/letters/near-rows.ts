import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { MatchGroup, RowsSought } from '../message.ts'

/** The filters of a table's list for a day that comes near, of columns that a watch for it may have. */
const RANGES: Record<string, [from: string, to: string]> = {
  vigencia_fim: ['vigencia_fim_de', 'vigencia_fim_ate'],
  data_abertura: ['abertura_de', 'abertura_ate'],
}

/**
 * The filter that lists the rows whose day came near, whichever of them a mail shows; null: none came near.
 *
 * What is told on day *t* ends within `dias` days of it. *t* lies before each day that is shown, and the latest of them
 * at most `dias` behind it. So what was told on that day lies within a range that any of its rows gives.
 */
export function nearRows({ linhas, acts }: MatchGroup): RowsSought | null {
  const near = acts.flatMap((act) => act.linhas ?? []).flatMap(({ prazo }) => prazo ?? [])
  const [any] = near
  const range = RANGES[any?.campo ?? '']
  if (linhas === undefined || any === undefined || range === undefined) return null
  const days = near.map(({ data }) => dayNumber(data))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const [from, to] = range
  return {
    ...withoutNearness(linhas),
    [from]: dateOfDay(Math.min(first, last - any.dias + 1)),
    [to]: dateOfDay(Math.max(last, first + any.dias - 1)),
  }
}

function withoutNearness(linhas: RowsSought): RowsSought {
  const others = Object.entries(linhas).filter(([name]) => !name.endsWith('_em_dias'))
  return { ...Object.fromEntries(others), tabela: linhas.tabela }
}

import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { FIRST_DAY } from '../../gazette/ledger/coverage.ts'

/** The first and the last month that are asked for, YYYY-MM; null: as far as there are any. */
export interface AskedSpan {
  de: string | null
  ate: string | null
}

/** `2002..`, `2013-04..2018`, `..2010-12`, and one year or month alone. */
const SPAN = /^(?:(\d{4})(?:-(\d{2}))?)?(\.\.)?(?:(\d{4})(?:-(\d{2}))?)?$/

/** Whether a word of the command line is meant to be a span of months. */
export function isSpan(word: string): boolean {
  return (SPAN.test(word) && /\d/.test(word)) || /^\d{4}.*\.\./.test(word)
}

/** @throws Problem for what is no span, or one that ends before it begins */
export function spanOf(word: string): AskedSpan {
  const [, fromYear, fromMonth, dots, toYear, toMonth] = SPAN.exec(word) ?? []
  const isOne = dots === undefined && toYear === undefined
  const end = isOne ? [fromYear, fromMonth] : [toYear, toMonth]
  const de = fromYear === undefined ? null : `${fromYear}-${fromMonth ?? '01'}`
  const ate = end[0] === undefined ? null : `${end[0]}-${end[1] ?? '12'}`
  if (de === null && ate === null) throw notMonths(word, 'não são meses')
  for (const month of [de, ate])
    if (month !== null && !/-(0[1-9]|1[0-2])$/.test(month)) throw notMonths(word, 'não são meses')
  if (de !== null && ate !== null && de > ate) throw notMonths(word, 'acaba antes de começar')
  return { de, ate }
}

/** What the portal may have of a span: its base begins in 2002-01, and a month comes after its end. */
export function offeredSpan({ de, ate }: AskedSpan, now: Date): { de: string; ate: string } {
  const first = dateOfDay(FIRST_DAY).slice(0, 7)
  const lastDay = dayNumber(`${brasiliaDate(now).slice(0, 7)}-01`) - 1
  const last = dateOfDay(lastDay).slice(0, 7)
  return {
    de: de === null || de < first ? first : de,
    ate: ate === null || ate > last ? last : ate,
  }
}

function notMonths(word: string, problem: string): Problem {
  const hint = 'Escreva-os como 2002.., 2013-04..2018 ou 2010.'
  return new Problem('parametro_invalido', `${word} não são meses.`, [
    detailOf('meses', problem, hint),
  ])
}

import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { dayNumber, isDate } from '../../lib/time/dates.ts'
import type { Arguments } from '../command.ts'

/** The first and the last day to compare, YYYY-MM-DD. */
export interface ComparedPeriod {
  desde: string
  ate: string
}

/** As many days are compared at once. */
const MOST_DAYS = 31

/** The days that a command line asks for; null: none. @throws Problem */
export function periodOf({ texto }: Arguments): ComparedPeriod | null {
  const desde = texto('desde')
  const ate = texto('ate') ?? desde
  if (desde === undefined || ate === undefined) {
    if (ate === undefined) return null
    throw wrongPeriod('--desde', 'falta')
  }
  for (const [option, date] of [
    ['--desde', desde],
    ['--ate', ate],
  ] as const)
    if (!isDate(date)) throw wrongPeriod(option, 'não é um dia')
  const days = daysOf({ desde, ate })
  if (days < 1 || days > MOST_DAYS) throw wrongPeriod('--ate', `dá um período de ${days} dias`)
  return { desde, ate }
}

/** The days that files have, if they are not too many to be compared at once. @throws Problem */
export function periodOfFiles(option: string, dias: string[]): ComparedPeriod {
  const [desde, ...others] = dias.toSorted()
  if (desde === undefined) throw wrongPeriod(option, 'não tem nenhum dia')
  const ate = others.at(-1) ?? desde
  const days = daysOf({ desde, ate })
  if (days > MOST_DAYS)
    throw wrongPeriod(option, `tem ${days} dias, de ${desde} a ${ate}, e falta --desde`)
  return { desde, ate }
}

function daysOf({ desde, ate }: ComparedPeriod): number {
  return dayNumber(ate) - dayNumber(desde) + 1
}

function wrongPeriod(option: string, problema: string): Problem {
  const help = `Diga de 1 a ${MOST_DAYS} dias, como em --desde 2026-11-01 --ate 2026-11-20.`
  return new Problem('parametro_invalido', `${option} ${problema}.`, [
    detailOf(option, problema, help),
  ])
}

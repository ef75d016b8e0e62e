import type { AlteracaoDeNorma, Norma } from '../../api/schema.ts'
import { fold } from '../../lib/fold.ts'
import type { NormSpecies } from '../norms/kinds.ts'

/** Kinds with one series of numbers in the whole country: a number is one norm. */
const OF_ONE_SERIES: readonly string[] = [
  'emenda_constitucional',
  'lei_complementar',
  'lei_delegada',
  'lei',
  'medida_provisoria',
  'decreto_lei',
  'decreto_legislativo',
  'decreto',
] satisfies NormSpecies[]

/** Whether bodies number norms of this kind each on its own: then a number is of many norms. */
export function isOfManyBodies(norma: string): boolean {
  const [, kind = ''] = /^(.+?) [\d.]+(?:[/-]\d{4})?$/.exec(norma) ?? []
  return !OF_ONE_SERIES.includes(fold(kind).replaceAll(/[^a-z]+/g, '_'))
}

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')

/** The day in a norm's printed name: `de 14 de junho de 2019`, `de 27/02/2023`. */
export function printedDay(nome: string): string | null {
  const [, day, month = '', year] =
    /\b(\d{1,2})(?:º|°)?(?:\s+de\s+|[/.])([\p{L}]+|\d{1,2})(?:\s+de\s+|[/.])(\d{4})\b/u.exec(
      nome,
    ) ?? []
  if (day === undefined || year === undefined) return null
  const number = /\d/.test(month) ? Number(month) : MONTHS.indexOf(fold(month).slice(0, 3)) + 1
  if (number < 1 || number > 12) return null
  return [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** One is below the other, or both are of the same body right below the highest. */
function areRelated(one: string, other: string): boolean {
  const [levels, others] = [one.split('/'), other.split('/')]
  const shared = levels.findIndex((level, at) => level !== others[at])
  return shared === -1 || shared >= Math.min(2, others.length)
}

type Change = Pick<AlteracaoDeNorma, 'nome'> & { ato: Pick<Norma, 'orgao'> }
type Own = Pick<Norma, 'data' | 'orgao'>

/** Whether the norm that an act changes is this one, of the same kind and number: by printed day and body. */
export function sameNorm({ nome, ato }: Change, own: Own): 'same' | 'unclear' | 'other' {
  const day = printedDay(nome)
  const isOfDay = day !== null && day === own.data
  if (day !== null && own.data !== null && !isOfDay) return 'other'
  if (areRelated(ato.orgao, own.orgao)) return 'same'
  const isOfHighest = ato.orgao.split('/')[0] === own.orgao.split('/')[0]
  return isOfDay || isOfHighest ? 'unclear' : 'other'
}

import { SECTIONS_OF_BASE } from '../../ingest/history.ts'
import { counted } from '../../lib/text/counted.ts'
import { size } from '../../terminal/size.ts'
import { tableText } from '../../terminal/table.ts'
import { roomFor } from './room.ts'
import { durationText } from './time-left.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** A month that is nowhere, and one outside of what was asked for. */
const ABSENT = '---'
const OUTSIDE = ''

/** XML files that two cores import in a second beside a quiet service: bench/RESULTS.md. */
const ARTICLES_A_SECOND = 1_000
/** Of a month that nobody has seen, by a public count of the base: 15.8 million acts in 291 months. */
const MEAN_MONTH = { articles: 54_000, xmlBytes: 110_000_000, pictureBytes: 0 }

interface Sizes {
  articles: number
  xmlBytes: number
  pictureBytes: number
}

/** What is to be done: months from the oldest to the newest one. */
export interface HistoryPlan {
  de: string
  ate: string
  /** The sections of a month that the folder has, or the archive has read before. */
  sectionsOf(mes: string): string[]
  /** What the folder has. */
  found: Sizes & { months: number }
  /** Months to be asked of the portal; null: none is asked. */
  toFetch: number | null
  /** The free space; null: nobody here knows. */
  free: number | null
}

/** What is there and what is not, month by month, how much room it takes, and how long. */
export function historyText(plan: HistoryPlan): string {
  const { de, ate, found, toFetch, free } = plan
  const lacking = monthsBetween(de, ate).flatMap((mes) =>
    SECTIONS_OF_BASE.filter((secao) => !plan.sectionsOf(mes).includes(secao)),
  ).length
  const fetched = Array.from({ length: toFetch ?? 0 }, () => MEAN_MONTH)
  const room = roomFor([found, ...fetched])
  const articles = [found, ...fetched].reduce((sum, month) => sum + month.articles, 0)
  const duration = durationText((articles / ARTICLES_A_SECOND) * 1_000)
  return [
    tableText(['ano', ...MONTHS], yearRows(plan)),
    '',
    `As seções de cada mês que a pasta ou o acervo tem; ${ABSENT} nenhuma.`,
    `Na pasta: ${counted(found.months, 'mês', 'meses')}, com ${size(found.xmlBytes)} de atos.${
      lacking === 0
        ? ''
        : ` ${lacking === 1 ? 'Falta' : 'Faltam'} ${counted(lacking, 'mês de uma seção', 'meses de uma seção')}.`
    }`,
    ...(toFetch === null || toFetch === 0
      ? []
      : [
          `A pedir ao portal: ${counted(toFetch, 'mês', 'meses')}. Ele não diz antes quanto são; abaixo se conta com a média de ${MEAN_MONTH.articles.toLocaleString('pt-BR')} atos por mês.`,
        ]),
    `O acervo vai ocupar mais uns ${size(room)}${free === null ? '' : `; há ${size(free)} livres`}.${
      free !== null && free < room
        ? ' Não cabe tudo: vêm os meses mais novos, enquanto couberem.'
        : ''
    }`,
    `Importar leva ${duration} em dois núcleos${toFetch ? ', fora o tempo de baixar' : ''}; o que o acervo já leu não conta.`,
  ].join('\n')
}

function yearRows({ de, ate, sectionsOf }: HistoryPlan): string[][] {
  const years = new Set(monthsBetween(de, ate).map((mes) => mes.slice(0, 4)))
  return [...years].map((year) => [
    year,
    ...MONTHS.map((_name, at) => {
      const mes = `${year}-${String(at + 1).padStart(2, '0')}`
      return mes < de || mes > ate ? OUTSIDE : sectionsOf(mes).join('') || ABSENT
    }),
  ])
}

/** Both of them, too. */
export function monthsBetween(first: string, last: string): string[] {
  const [year, month] = first.split('-').map(Number) as [number, number]
  const all: string[] = []
  for (let at = year * 12 + month - 1; ; at++) {
    const mes = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    if (mes > last) return all
    all.push(mes)
  }
}

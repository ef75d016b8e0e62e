import { type History, type HistoryMonth, SECTIONS_OF_BASE } from '../../ingest/history.ts'
import { counted } from '../../lib/text/counted.ts'
import { size } from '../../terminal/size.ts'
import { tableText } from '../../terminal/table.ts'

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
/** A month that the folder lacks, and one outside of what was asked for. */
const ABSENT = '---'
const OUTSIDE = ''

/** What an archive needs for a byte of the acts' XML, its index included: measured on real editions. */
const ARCHIVE_BYTES = 2.5

/** The room that months need in the archive. */
export function roomFor(months: HistoryMonth[]): number {
  return months.reduce(
    (sum, { xmlBytes, pictureBytes }) => sum + xmlBytes * ARCHIVE_BYTES + pictureBytes,
    0,
  )
}

/** Before and after all months that may be asked for. */
export const ALWAYS = { de: '0000-00', ate: '9999-99' }

/**
 * What is there and what is not, month by month, and what it takes: of the months asked for, or from the oldest one
 * that is there to the newest. `free`: null if nobody here knows.
 */
export function historyText(
  { months }: History,
  { de, ate }: typeof ALWAYS,
  free: number | null,
): string {
  const newest = ate === ALWAYS.ate ? months[0]!.mes : ate
  const oldest = de === ALWAYS.de ? months.at(-1)!.mes : de
  const lacking = monthsBetween(oldest, newest).flatMap((mes) => {
    const there = months.find((month) => month.mes === mes)?.secoes ?? []
    return SECTIONS_OF_BASE.filter((secao) => !there.includes(secao))
  })
  const xml = months.reduce((sum, { xmlBytes }) => sum + xmlBytes, 0)
  return [
    tableText(['ano', ...MONTHS], yearRows(months, oldest, newest)),
    '',
    `As seções de cada mês que a pasta tem; ${ABSENT} nenhuma.`,
    `${counted(months.length, 'mês', 'meses')}, de ${oldest} a ${newest}: ${size(xml)} de atos.${
      lacking.length === 0
        ? ''
        : ` Faltam ${counted(lacking.length, 'mês de uma seção', 'meses de uma seção')}.`
    }`,
    `O acervo vai ocupar uns ${size(roomFor(months))}${free === null ? '' : `; há ${size(free)} livres`}.`,
  ].join('\n')
}

function yearRows(months: HistoryMonth[], oldest: string, newest: string): string[][] {
  const sectionsOf = new Map(months.map(({ mes, secoes }) => [mes, secoes.join('')]))
  const years = new Set(monthsBetween(oldest, newest).map((mes) => mes.slice(0, 4)))
  return [...years].map((year) => [
    year,
    ...MONTHS.map((_name, at) => {
      const mes = `${year}-${String(at + 1).padStart(2, '0')}`
      return mes < oldest || mes > newest ? OUTSIDE : (sectionsOf.get(mes) ?? ABSENT)
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

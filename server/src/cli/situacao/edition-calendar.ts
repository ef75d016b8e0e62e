import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import { pubNameOf } from '../../gazette/sections.ts'
import { tableText } from '../../terminal/table.ts'

/** How many of the latest lines to show. */
const LINES_SHOWN = 30

/**
 * One line per day, one column per section, oldest first: the number of publications, or the fault.
 * Consecutive days without acts that look the same share a line.
 * @param fontes newest day first.
 */
export function editionCalendar(fontes: SectionReport[]): string {
  const days = [...Map.groupBy(fontes, ({ data }) => data)].toReversed()
  const columns = [...new Set(fontes.map(columnOf))].sort()
  const lines: { first: string; last: string; cells: string[] }[] = []
  for (const [data, ofDay] of days) {
    const cells = columns.map((column) => cell(ofDay.find((fonte) => columnOf(fonte) === column)))
    const before = lines.at(-1)
    const isEmpty = ofDay.every(({ publicacoes }) => publicacoes === 0)
    if (before && isEmpty && before.cells.join() === cells.join()) before.last = data
    else lines.push({ first: data, last: data, cells })
  }
  return tableText(
    ['data', ...columns],
    lines
      .slice(-LINES_SHOWN)
      .map(({ first, last, cells }) => [first === last ? first : `${first} a ${last}`, ...cells]),
  )
}

/** `DO1`, `DO1E`: the source's name of the section. */
export function columnOf({ secao, secao_base }: SectionReport): string {
  return pubNameOf(secao, secao_base)
}

function cell(fonte: SectionReport | undefined): string {
  if (!fonte) return '·'
  const { estado, publicacoes, provisoria } = fonte
  const count = publicacoes.toLocaleString('pt-BR')
  if (estado === 'completa') return provisoria ? `${count} (provisória)` : count
  if (estado === 'parcial') return `${count} (parcial)`
  return estado.replace('_', ' ').replace('edicao', 'edição')
}

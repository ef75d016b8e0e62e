import type { StructureBlock, StructureCell } from '../../gazette/structure.ts'
import type { RenderStretch } from './stretch.ts'

/** Wider than the text, a table takes the room beside it; wider than the window, it scrolls on its own. */
export const TABLE_STYLE = `
.table{margin:1.2em 0;overflow-x:auto}
table{min-width:100%;border-collapse:collapse;font:.875rem/1.4 Public Sans,system-ui,sans-serif}
td{padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:top;white-space:pre-wrap}
td:last-child{padding-right:0}
thead td{font-weight:600;vertical-align:bottom;border-bottom-color:var(--ink)}
.number{text-align:right;font-variant-numeric:tabular-nums}
tbody .number{white-space:nowrap}
@media screen and (min-width:48rem){.table{position:relative;left:50%;width:max-content;min-width:100%;max-width:min(100vw - 6rem,80rem);transform:translateX(-50%)}}
@media print{.table{overflow:visible}tr{break-inside:avoid}table{font-size:.6875rem}}`

/** The source marks no head cells: its first rows only look like them. */
export function renderTable(
  { linhas, cabecalho }: StructureBlock,
  place: number,
  renderStretch: RenderStretch,
): string {
  const [head, body] = [linhas.slice(0, cabecalho), linhas.slice(cabecalho)]
  const numeric = numericColumns(body, renderStretch)
  const renderCell = ({ inicio, fim, estilos, ...cell }: StructureCell) =>
    `<td${renderPlace(cell, numeric)}>${renderStretch(inicio, fim, estilos)}</td>`
  const renderRow = (cells: StructureCell[]) => `<tr>${cells.map(renderCell).join('')}</tr>`
  const renderRows = (rows: StructureCell[][]) => rows.map(renderRow).join('\n')
  const renderHead = () => (head.length === 0 ? '' : `<thead>${renderRows(head)}</thead>\n`)
  return `<div class="table" tabindex="0" role="group" aria-label="Tabela ${renderNumber(place)}"><table>
${renderHead()}<tbody>${renderRows(body)}</tbody>
</table></div>`
}

/** The attributes of a cell: what it covers, and whether it stands in a column of numbers. */
function renderPlace(
  { coluna, colunas, linhas }: Pick<StructureCell, 'coluna' | 'colunas' | 'linhas'>,
  numeric: Set<number>,
): string {
  const alignment = colunas === 1 && numeric.has(coluna) ? ' class="number"' : ''
  const columns = colunas > 1 ? ` colspan="${renderNumber(colunas)}"` : ''
  const rows = linhas > 1 ? ` rowspan="${renderNumber(linhas)}"` : ''
  return alignment + columns + rows
}

function renderNumber(number: number): string {
  return String(number)
}

const NUMBER = /^[-+−(]?(?:R\$\s*)?[\d.,/%\s-]*\d[\d.,/%)-]*$/
/** Of the cells of a column. */
const MOSTLY = 0.8

/** Which columns have mostly numbers. */
function numericColumns(body: StructureCell[][], renderStretch: RenderStretch): Set<number> {
  const counts = new Map<number, { cells: number; numbers: number }>()
  for (const { coluna, colunas, inicio, fim } of body.flat()) {
    if (colunas > 1 || inicio === fim) continue
    const count = counts.get(coluna) ?? { cells: 0, numbers: 0 }
    count.cells++
    if (NUMBER.test(renderStretch(inicio, fim))) count.numbers++
    counts.set(coluna, count)
  }
  const mostly = [...counts].filter(([, { cells, numbers }]) => numbers / cells >= MOSTLY)
  return new Set(mostly.map(([column]) => column))
}

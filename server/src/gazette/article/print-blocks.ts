import { matchesOf } from '../../../engine/entities.ts'
import type { Structure, StructureBlock, StructureCell, TextStyle } from '../structure.ts'
import { headRows } from './head-rows.ts'
import type { HtmlTable, TextBlock } from './html-text.ts'
import type { Cell } from './table-grid.ts'

interface PrintedBlocks {
  /** A blank line between paragraphs, a newline between rows, a tab between columns. */
  text: string
  structure: Structure
}

/** The plain text of an act, and its blocks with their places in it. */
export function printBlocks(blocks: TextBlock[]): PrintedBlocks {
  const page = createPage()
  const blocos = blocks.map((block, at) => {
    if (at > 0) page.write('\n\n')
    return block.kind === 'table' ? printTable(page, block) : printParagraph(page, block)
  })
  const text = page.text()
  return { text, structure: inCodePoints(text, { blocos }) }
}

/** The plain text of blocks. */
export function blocksToText(blocks: TextBlock[]): string {
  return printBlocks(blocks).text
}

type Page = ReturnType<typeof createPage>

function createPage() {
  let written = ''
  return {
    place: () => written.length,
    write(text: string): void {
      written += text
    },
    text: () => written,
  }
}

/** Classes of headings. */
const HEADINGS = new Set(['identifica', 'titulo', 'subtitulo', 'anexo'])

function printParagraph(
  page: Page,
  { class: name, text, styles }: Exclude<TextBlock, HtmlTable>,
): StructureBlock {
  const inicio = page.place()
  page.write(text)
  return {
    tipo: kindOf(name, text, styles),
    inicio,
    fim: page.place(),
    classe: name,
    estilos: moved(styles, inicio),
    cabecalho: 0,
    linhas: [],
  }
}

function kindOf(name: string | null, text: string, styles: TextStyle[]): StructureBlock['tipo'] {
  if (HEADINGS.has(name ?? '')) return 'titulo'
  const isAll = (tipo: TextStyle['tipo']) => coverAll(text, styles, tipo)
  if (isAll('titulo')) return 'titulo'
  if (isAll('item')) return 'lista'
  return isAll('imagem') ? 'imagem' : 'paragrafo'
}

/** Whether styles of this kind leave out nothing but spaces. */
function coverAll(text: string, styles: TextStyle[], kind: TextStyle['tipo']): boolean {
  const some = styles.filter(({ tipo }) => tipo === kind)
  if (some.length === 0) return false
  let end = 0
  for (const { inicio, fim } of some) {
    if (text.slice(end, inicio).trim() !== '') return false
    end = fim
  }
  return text.slice(end).trim() === ''
}

function printTable(page: Page, { rows }: HtmlTable): StructureBlock {
  const inicio = page.place()
  const linhas = rows.map((cells, at) => {
    const isPrinted = cells.some(({ text }) => text !== '')
    if (isPrinted && page.place() > inicio) page.write('\n')
    return printRow(page, cells, rows.length - at)
  })
  const cabecalho = headRows(rows)
  return { tipo: 'tabela', inicio, fim: page.place(), classe: null, estilos: [], cabecalho, linhas }
}

/** Every cell in its column, and nothing after the last one with a text. */
function printRow(page: Page, cells: Cell[], rowsLeft: number): StructureCell[] {
  let column = 0
  return cells.map((cell) => {
    if (cell.text !== '') {
      page.write('\t'.repeat(cell.column - column))
      column = cell.column
    }
    const inicio = page.place()
    page.write(cell.text)
    return {
      inicio,
      fim: page.place(),
      coluna: cell.column,
      colunas: cell.columns,
      linhas: Math.min(cell.rows, rowsLeft),
      estilos: moved(cell.styles, inicio),
    }
  })
}

function moved(styles: TextStyle[], by: number): TextStyle[] {
  return styles.map((style) => ({ ...style, inicio: style.inicio + by, fim: style.fim + by }))
}

const BEYOND_BMP = /[\ud800-\udbff][\udc00-\udfff]/g

/** The same with places in code points instead of UTF-16 units; few texts differ. */
function inCodePoints(text: string, structure: Structure): Structure {
  const pairs = matchesOf(text, BEYOND_BMP).map(({ index }) => index)
  if (pairs.length === 0) return structure
  const point = (place: number) => place - countBelow(pairs, place)
  const placed = <Placed extends { inicio: number; fim: number }>(each: Placed): Placed => ({
    ...each,
    inicio: point(each.inicio),
    fim: point(each.fim),
  })
  const styled = <Styled extends StructureCell | StructureBlock>(each: Styled): Styled => ({
    ...placed(each),
    estilos: each.estilos.map(placed),
  })
  return {
    blocos: structure.blocos.map((block) => ({
      ...styled(block),
      linhas: block.linhas.map((cells) => cells.map(styled)),
    })),
  }
}

/** How many of these ascending numbers are below a limit, by binary search. */
function countBelow(numbers: number[], limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}

import {
  BLOCK_KINDS,
  STYLE_KINDS,
  type Structure,
  type StructureBlock,
  type StructureCell,
  type TextStyle,
} from './structure.ts'

/*
 * A structure as JSON of lists without names, in which places are counted from the last one: mostly small
 * numbers that repeat, which compress well.
 */

type PackedStyle = [kind: number, gap: number, length: number, name?: string]
/** A cell after the one before it, of one row and column, without styles, is only its length. */
type PackedCell =
  | number
  | [gap: number, length: number, skipped: number, columns: number, rows: number, PackedStyle[]]
type PackedBlock = [
  kind: number,
  gap: number,
  length: number,
  className: string | null,
  styles: PackedStyle[],
  head: number,
  rows: PackedCell[][],
]

/** Between two cells. */
const USUAL_GAP = 1

export function packStructure({ blocos }: Structure): string {
  let end = 0
  const blocks = blocos.map((block): PackedBlock => {
    const { tipo, inicio, fim, classe, estilos, cabecalho, linhas } = block
    const gap = inicio - end
    end = fim
    const rows = packRows(linhas, inicio)
    const styles = estilos.map((style) => packStyle(style, inicio))
    return [BLOCK_KINDS.indexOf(tipo), gap, fim - inicio, classe, styles, cabecalho, rows]
  })
  return JSON.stringify(blocks.map(shortened))
}

/** Without what is empty at its end: most blocks are ordinary paragraphs. */
function shortened(block: PackedBlock): unknown[] {
  const isEmpty = (value: unknown) =>
    value === null || value === 0 || (Array.isArray(value) && value.length === 0)
  return block.slice(0, Math.max(3, block.findLastIndex((value) => !isEmpty(value)) + 1))
}

function packRows(rows: StructureCell[][], start: number): PackedCell[][] {
  let end = start
  return rows.map((cells) => {
    let column = 0
    return cells.map((cell): PackedCell => {
      const { inicio, fim, coluna, colunas, linhas, estilos } = cell
      const [gap, length, skipped] = [inicio - end, fim - inicio, coluna - column]
      end = fim
      column = coluna + colunas
      const isUsual = gap === USUAL_GAP && skipped === 0 && colunas === 1 && linhas === 1
      if (isUsual && estilos.length === 0) return length
      return [gap, length, skipped, colunas, linhas, estilos.map((each) => packStyle(each, inicio))]
    })
  })
}

function packStyle({ tipo, inicio, fim, nome }: TextStyle, start: number): PackedStyle {
  const packed: PackedStyle = [STYLE_KINDS.indexOf(tipo), inicio - start, fim - inicio]
  if (nome !== null) packed.push(nome)
  return packed
}

/** The inverse of {@link packStructure}. */
export function unpackStructure(packed: string): Structure {
  let end = 0
  const blocks = JSON.parse(packed) as Partial<PackedBlock>[]
  const blocos = blocks.map((block): StructureBlock => {
    const [kind = 0, gap = 0, length = 0, classe = null, styles = [], cabecalho = 0, rows = []] =
      block
    const inicio = end + gap
    end = inicio + length
    return {
      tipo: BLOCK_KINDS[kind]!,
      inicio,
      fim: end,
      classe,
      estilos: styles.map((style) => unpackStyle(style, inicio)),
      cabecalho,
      linhas: unpackRows(rows, inicio),
    }
  })
  return { blocos }
}

function unpackRows(rows: PackedCell[][], start: number): StructureCell[][] {
  let end = start
  return rows.map((cells) => {
    let column = 0
    return cells.map((cell): StructureCell => {
      const [gap, length, skipped, colunas, linhas, styles] =
        typeof cell === 'number' ? ([USUAL_GAP, cell, 0, 1, 1, []] as const) : cell
      const inicio = end + gap
      const coluna = column + skipped
      end = inicio + length
      column = coluna + colunas
      const estilos = styles.map((style) => unpackStyle(style, inicio))
      return { inicio, fim: end, coluna, colunas, linhas, estilos }
    })
  })
}

function unpackStyle([kind, gap, length, nome]: PackedStyle, start: number): TextStyle {
  const inicio = start + gap
  return { tipo: STYLE_KINDS[kind]!, inicio, fim: inicio + length, nome: nome ?? null }
}

import type { BlocoDoTexto, Estrutura, Publicacao } from '../api/schema.ts'
import { offsets } from '../lib/offsets.ts'
import { type Block, type Cell, labelledPart, numericColumns, typeset } from './typeset.ts'

/** A stretch of the act's text that is set otherwise, by its source, since it was undone or as a value was read from it, in string offsets. */
export interface Style {
  kind: Estrutura['blocos'][number]['estilos'][number]['tipo'] | 'desfeito' | 'valor'
  start: number
  end: number
  /** Of an image; of a value, its keys. */
  name: string | null
}

export interface TypesetAct {
  blocks: Block[]
  /** By where they begin. */
  styles: Style[]
}

/** An act for typesetting: as its source sets it, if the archive knows how. */
export function typesetAct(act: Publicacao): TypesetAct {
  return act.estrutura ? structured(act, act.estrutura) : { blocks: typeset(act), styles: [] }
}

type Placed = Omit<BlocoDoTexto, 'linhas'> & { cells: Cell[][] }

function structured(act: Publicacao, { blocos }: Estrutura): TypesetAct {
  const text = act.conteudo_completo
  const at = placesIn(text, blocos)
  const styles = blocos
    .flatMap(({ estilos, linhas }) => [
      ...estilos,
      ...linhas.flat().flatMap((cell) => cell.estilos),
    ])
    .map(({ tipo, inicio, fim, nome }): Style => ({
      kind: tipo,
      start: at(inicio),
      end: at(fim),
      name: nome,
    }))
  const placed = blocos.map(({ linhas, ...block }): Placed => {
    const [inicio, fim] = [at(block.inicio), at(block.fim)]
    const cells = linhas.map((row) =>
      row.map((cell): Cell => {
        const start = at(cell.inicio)
        const { coluna: column, colunas: columns, linhas: rows } = cell
        return { text: text.slice(start, at(cell.fim)), start, column, columns, rows }
      }),
    )
    return { ...block, inicio, fim, cells }
  })
  return { blocks: blocksOf(placed, act), styles }
}

/** Converts code points to string offsets, in any order. */
function placesIn(text: string, blocks: BlocoDoTexto[]): (point: number) => number {
  if (!/[\ud800-\udbff]/.test(text)) return (point) => point
  const points = blocks.flatMap((block) =>
    [block, ...block.linhas.flat()].flatMap((each) =>
      [each, ...each.estilos].flatMap(({ inicio, fim }) => [inicio, fim]),
    ),
  )
  const offsetOf = offsets(text)
  const places = new Map(
    points.toSorted((a, b) => a - b).map((point) => [point, offsetOf(point)] as const),
  )
  return (point) => places.get(point)!
}

const OFFICE = 'cargo'

function blocksOf(placed: Placed[], act: Publicacao): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < placed.length; at++) {
    const block = placed[at]!
    const start = block.inicio
    const text = act.conteudo_completo.slice(start, block.fim)
    const next = placed[at + 1]
    if (block.classe === 'assina' || block.classe === 'assinaPr' || block.classe === OFFICE) {
      const hasRole = block.classe !== OFFICE && next?.classe === OFFICE
      const role = hasRole ? act.conteudo_completo.slice(next.inicio, next.fim) : null
      if (hasRole) at++
      blocks.push({ start, kind: 'signature', name: text, role })
    } else blocks.push(blockOf(block, text, blocks.length === 0 && text === act.titulo))
  }
  return blocks
}

const KINDS: Record<string, 'heading' | 'subtitle' | 'ementa' | 'date' | 'note'> = {
  identifica: 'subtitle',
  titulo: 'subtitle',
  subtitulo: 'subtitle',
  anexo: 'heading',
  ementa: 'ementa',
  data: 'date',
  nota: 'note',
}

function blockOf(block: Placed, text: string, isTitle: boolean): Block {
  const start = block.inicio
  if (block.tipo === 'tabela') {
    const { cells, cabecalho: head } = block
    const rows = gridOf(cells)
    return { start, kind: 'table', rows, cells, head, numeric: numericColumns(rows.slice(head)) }
  }
  if (isTitle) return { start, kind: 'title', text }
  const kind = KINDS[block.classe ?? ''] ?? (block.tipo === 'titulo' ? 'subtitle' : null)
  if (kind !== null) return { start, kind, text }
  if (block.tipo === 'imagem') return { start, kind: 'paragraph', text }
  const printed = labelledPart(text) ?? { kind: 'paragraph', text }
  return { start: start + text.length - printed.text.length, ...printed }
}

/** The texts of a table, each in its column; what a cell covers beside its own place is empty. */
function gridOf(cells: Cell[][]): string[][] {
  const width = Math.max(...cells.flat().map(({ column, columns }) => column + columns))
  return cells.map((row) => {
    const texts = Array<string>(width).fill('')
    for (const { text, column } of row) texts[column] = text
    return texts
  })
}

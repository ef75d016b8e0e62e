/** How a stretch of text is set, or what stands in its place. */
export const STYLE_KINDS = [
  'sobrescrito',
  'subscrito',
  'tachado',
  'negrito',
  'italico',
  'sublinhado',
  /** A heading of HTML within a paragraph. */
  'titulo',
  /** An item of a list. */
  'item',
  /** A line ends: the stretch is the space between two lines. */
  'quebra',
  /** The place of an image, which `nome` names. */
  'imagem',
] as const

export type StyleKind = (typeof STYLE_KINDS)[number]

/** A stretch of a text; `fim` is the place after its last character. */
interface Stretch {
  inicio: number
  fim: number
}

export interface TextStyle extends Stretch {
  tipo: StyleKind
  /** Of an image; otherwise null. */
  nome: string | null
}

/** A cell of a table, at its place in the grid; an empty one has `inicio` = `fim`. */
export interface StructureCell extends Stretch {
  /** The first column that it covers, from 0. */
  coluna: number
  /** The columns and rows that it covers. */
  colunas: number
  linhas: number
  estilos: TextStyle[]
}

export const BLOCK_KINDS = ['paragrafo', 'titulo', 'lista', 'imagem', 'tabela'] as const

export interface StructureBlock extends Stretch {
  tipo: (typeof BLOCK_KINDS)[number]
  /** The class that the source gives a paragraph. */
  classe: string | null
  estilos: TextStyle[]
  /** Of a table: how many of its first rows are its head. */
  cabecalho: number
  /** Of a table: its rows, each with the cells that begin in it. */
  linhas: StructureCell[][]
}

/**
 * The blocks of an act as its source sets them, in printed order, without its markup. Places are in code
 * points of `conteudo_completo`.
 */
export interface Structure {
  blocos: StructureBlock[]
}

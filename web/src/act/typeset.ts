import type { Publicacao } from '../api/schema.ts'

/**
 * The parts of an act for typesetting. The archive keeps texts without their markup, so each part
 * is recognised by its text: nothing is added, omitted or moved.
 */
export type Block = {
  /** The start of its text in the act's. */
  start: number
} & Printed

type Printed =
  | {
      kind: 'title' | 'heading' | 'subtitle' | 'ementa' | 'paragraph' | 'note' | 'date'
      text: string
    }
  /** `Art. 2º`, `§ 1º`: `label` is the beginning of `text`. */
  | { kind: 'article'; label: string; text: string }
  /** `II -`, `a)`: hanging, deeper for letters than for numerals. */
  | { kind: 'item'; label: string; text: string; depth: number }
  | { kind: 'signature'; name: string; role: string | null }
  /** `rows` has the texts by column, `cells` where they stand; `head`: how many rows name columns. */
  | { kind: 'table'; rows: string[][]; cells: Cell[][]; numeric: boolean[]; head: number }

/** A cell of a table at its place. */
export interface Cell {
  text: string
  /** The start of its text in the act's. */
  start: number
  column: number
  columns: number
  rows: number
}

const ARTICLE =
  /^(?:Art\.?\s*\d+[\w-]*\s*[º°o.]*|§+\s*\d+[\w-]*\s*[º°o.]*|Parágrafo único[.:]?)(?=\s|$)/i
const NUMERAL = /^[IVXLCDM]{1,8}\s*[-–—.)]\s*/
const LETTER = /^[a-z]{1,2}\)\s*/
const HEADING =
  /^(?:ANEXO|CAPÍTULO|TÍTULO|SEÇÃO|SUBSEÇÃO|LIVRO|PARTE)(?:\s+[\dIVXLCDM]+[-\w]*|\s+ÚNICO)?(?:\s*[-–—:].*)?$/
const DATE = /^[\p{L}\s./-]+,\s+(?:em\s+)?\d{1,2}[º°]?\s+de\s+\p{L}+\s+de\s+\d{4}\.?$/iu
/** Cells of numbers: money, dates, counts. */
const NUMBER = /^[-+−(]?(?:R\$\s*)?[\d.,/%\s-]*\d[\d.,/%)-]*$/
/** The share of numbers in a right-aligned column. */
const MOSTLY = 0.8
const SHORT = 160
/** Between two paragraphs of an act's text. */
const BREAK = '\n\n'

export function typeset({
  titulo,
  ementa,
  assinatura,
  conteudo_completo,
}: Pick<Publicacao, 'titulo' | 'ementa' | 'assinatura' | 'conteudo_completo'>): Block[] {
  const signers = signersOf(assinatura)
  const paragraphs = conteudo_completo.split(BREAK)
  const blocks: Block[] = []
  let start = 0
  for (let at = 0; at < paragraphs.length; at++) {
    const text = paragraphs[at] ?? ''
    const role = roleAfter(text, paragraphs[at + 1], signers)
    if (role !== undefined) {
      blocks.push({ start, kind: 'signature', name: text, role })
      if (role !== null) start += (paragraphs[++at] ?? '').length + BREAK.length
    } else {
      const block = blockOf(text, { titulo, ementa, start, isFirst: blocks.length === 0 })
      blocks.push({ start: start + (text.length - lengthOf(block, text)), ...block })
    }
    start += text.length + BREAK.length
  }
  return blocks
}

/** The length of the block's text in the paragraph: an item's label is separate. */
function lengthOf(block: Printed, paragraph: string): number {
  return block.kind === 'item' ? block.text.length : paragraph.length
}

interface Known {
  titulo: string
  ementa: string | null
  start: number
  isFirst: boolean
}

function blockOf(text: string, { titulo, ementa, start, isFirst }: Known): Printed {
  if (isFirst && text === titulo) return { kind: 'title', text }
  if (ementa !== null && text === ementa) return { kind: 'ementa', text }
  if (text.includes('\t') || text.includes('\n')) return table(text, start)
  const part = labelledPart(text)
  if (part !== null) return part
  if (HEADING.test(text) && text.length < SHORT) return { kind: 'heading', text }
  if (DATE.test(text)) return { kind: 'date', text }
  if (isTitle(text)) return { kind: 'subtitle', text }
  return { kind: 'paragraph', text }
}

/** An article, a paragraph of one, or an item, told by its label; null: there is none. */
export function labelledPart(text: string): Extract<Printed, { label: string }> | null {
  const article = ARTICLE.exec(text)?.[0]
  if (article) return { kind: 'article', label: article, text }
  const label = (NUMERAL.exec(text) ?? LETTER.exec(text))?.[0]
  if (!label || label.length === text.length) return null
  return {
    kind: 'item',
    label: label.trim(),
    text: text.slice(label.length),
    depth: depthOf(label),
  }
}

function depthOf(label: string): number {
  return LETTER.test(label) ? 2 : 1
}

/**
 * A line in capitals that names another act or a part: `RETIFICAÇÃO`, `EXTRATO DE CONTRATO Nº
 * 3/2026`.
 */
function isTitle(text: string): boolean {
  return (
    text.length < SHORT &&
    /\p{Lu}{3}/u.test(text) &&
    text === text.toLocaleUpperCase('pt-BR') &&
    !/[.;:]$/.test(text)
  )
}

function table(text: string, start: number): Printed {
  const rows = text.split('\n').map((line) => line.split('\t'))
  const columns = Math.max(...rows.map((row) => row.length))
  const head = rows[0] ?? []
  const hasHead =
    rows.length > 2 && head.length === columns && head.every((cell) => isShout(cell)) && columns > 1
  const number = hasHead ? 1 : 0
  const numeric = numericColumns(rows.slice(number), columns)
  return { kind: 'table', rows, cells: cellsOf(rows, columns, start), numeric, head: number }
}

/** Which columns have mostly numbers. */
export function numericColumns(body: string[][], columns = body[0]?.length ?? 0): boolean[] {
  return Array.from({ length: columns }, (_, column) => {
    const cells = body.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    const numbers = cells.filter((cell) => NUMBER.test(cell)).length
    return cells.length > 0 && numbers / cells.length >= MOSTLY
  })
}

/** A row of one cell spans all columns; one character separates two cells of the text. */
function cellsOf(rows: string[][], columns: number, start: number): Cell[][] {
  let at = start
  return rows.map((row) =>
    row.map((text, column) => {
      const cell = { text, start: at, column, columns: row.length === 1 ? columns : 1, rows: 1 }
      at += text.length + 1
      return cell
    }),
  )
}

/** All capitals, like many first rows of names; numbers alone do not count. */
function isShout(cell: string): boolean {
  return /\p{L}/u.test(cell) && cell === cell.toLocaleUpperCase('pt-BR')
}

interface Signer {
  name: string
  role: string | null
}

/** `NOME - Cargo; NOME` */
function signersOf(line: string): Signer[] {
  return line
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...role] = part.split(' - ')
      return { name, role: role.length > 0 ? role.join(' - ') : null }
    })
}

/**
 * The signer's office if it is the next line, null if there is none, undefined if this is no
 * signature.
 */
function roleAfter(
  text: string,
  next: string | undefined,
  signers: Signer[],
): string | null | undefined {
  const signer = signers.find(({ name, role }) => text === name || text === `${name} - ${role}`)
  if (!signer) return undefined
  return signer.role !== null && next === signer.role ? next : null
}

/** An entry of the outline: its target and its text. */
export interface Entry {
  block: number
  /** Where it begins in the act's text. */
  start: number
  kind: 'ementa' | 'preamble' | 'article' | 'heading' | 'signature'
  text: string
}

export function outlineOf(blocks: Block[]): Entry[] {
  return blocks.flatMap((block, at): Entry[] => {
    switch (block.kind) {
      case 'ementa':
        return [{ block: at, start: block.start, kind: 'ementa', text: '' }]
      case 'paragraph':
        return /resolve[m]?\s*:?$/i.test(block.text)
          ? [{ block: at, start: block.start, kind: 'preamble', text: '' }]
          : []
      case 'article':
        return /^Art/i.test(block.label)
          ? [{ block: at, start: block.start, kind: 'article', text: block.label.trim() }]
          : []
      case 'heading':
      case 'subtitle':
        return [{ block: at, start: block.start, kind: 'heading', text: block.text }]
      case 'signature': {
        const isFirst = blocks.findIndex(({ kind }) => kind === 'signature') === at
        return isFirst ? [{ block: at, start: block.start, kind: 'signature', text: '' }] : []
      }
      default:
        return []
    }
  })
}

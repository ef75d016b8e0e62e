import { cleanText } from './clean-text.ts'

/** A paragraph with its class (`identifica`, `assina`…; null for an ordinary one), never empty. */
interface Paragraph {
  kind: 'paragraph'
  class: string | null
  text: string
}

/**
 * Rows of cells; a cell that spans columns is followed by empty ones. Rows without any text and empty cells
 * at the end of a row are dropped.
 */
interface Table {
  kind: 'table'
  rows: string[][]
}

export type TextBlock = Paragraph | Table

/**
 * A tag, in groups: `/` of a closing one, name, attributes. Anything else that begins with `<` is
 * text. No repeated part can also match what follows it, so it takes linear time on any input.
 */
const TAG =
  /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>|<![^<>]*>/g
const COLSPAN = /\bcolspan\s*=\s*["']?(\d{1,3})(?!\d)/i
const CLASS = /\bclass\s*=\s*["']?([\w-]+)/

/** Tags inside words. Every other tag, known or not, separates words. */
const INLINE = new Set(['strong', 'em', 'u', 'sub', 'sup', 'b', 'i', 'a', 'span', 'font'])

/**
 * Reads the HTML of an article's `Texto` as paragraphs and tables of plain text, in printed order.
 * Accepts any string: anything that is not markup stays as text.
 */
export function htmlToBlocks(html: string): TextBlock[] {
  const source = readOrdinals(html)
  const builder = createBuilder(source.length)
  let end = 0
  for (const match of source.matchAll(TAG)) {
    builder.text(source.slice(end, match.index))
    end = match.index + match[0].length
    builder.tag(match[2]?.toLowerCase() ?? '', match[1] === '/', match[3] ?? '')
  }
  builder.text(source.slice(end))
  return builder.finish()
}

/** The same as one line of plain text, for short fields such as `Identifica`. */
export function htmlToLine(html: string): string {
  if (!html.includes('<')) return cleanText(html)
  return htmlToBlocks(html).map(blockText).join(' ').replace(/\s+/g, ' ')
}

/**
 * The plain text of blocks: a blank line between paragraphs, a newline between rows, a tab between
 * cells.
 */
export function blocksToText(blocks: TextBlock[]): string {
  return blocks.map(blockText).join('\n\n')
}

function blockText(block: TextBlock): string {
  return block.kind === 'paragraph'
    ? block.text
    : block.rows.map((cells) => cells.join('\t')).join('\n')
}

const RAISED = /(?<=[nN\d]\u00a0?)<sup>([oa])<\/sup>(?![\p{L}\p{N}])/giu

/**
 * A raised `o` or `a` after a number, or after `n`, becomes the ordinal indicator: it reads better,
 * and is the same token. The NBSP around it stays a space, because only the tag may vanish: so the
 * hits of a phrase can be counted in the source itself.
 */
function readOrdinals(html: string): string {
  if (!html.includes('<su')) return html
  return html.replace(RAISED, (_, letter: string) => (letter.toLowerCase() === 'o' ? 'º' : 'ª'))
}

/**
 * Collects text into paragraphs and cells while tags pass by; unbalanced tags do no harm.
 * @param mostSpanned How many empty cells spans may add: as many as the HTML has characters, so that a small
 * file makes no huge table.
 */
function createBuilder(mostSpanned: number) {
  const blocks: TextBlock[] = []
  let pending = ''
  let paragraphClass: string | null = null
  let rows: string[][] = []
  /** Columns that the last cell spans beyond its own. */
  let spanned = 0
  let tableDepth = 0

  function flush() {
    const text = cleanText(pending)
    pending = ''
    if (text && tableDepth > 0) appendToCell(text)
    else if (text) blocks.push({ kind: 'paragraph', class: paragraphClass, text })
    paragraphClass = null
  }

  function newCell(columns = 1) {
    if (rows.length === 0) newRow()
    rows.at(-1)?.push(...Array<string>(spanned).fill(''), '')
    spanned = Math.min(Math.max(0, columns - 1), mostSpanned)
    mostSpanned -= spanned
  }

  function newRow() {
    rows.push([])
    spanned = 0
  }

  function appendToCell(text: string) {
    if (!rows.at(-1)?.length) newCell()
    const row = rows.at(-1) ?? []
    const cell = row.pop()
    row.push(cell ? `${cell} ${text}` : text)
  }

  function closeTable() {
    const filled = rows.map(withoutEmptyEnd).filter((cells) => cells.length > 0)
    if (filled.length > 0) blocks.push({ kind: 'table', rows: filled })
    rows = []
  }

  function tag(name: string, closing: boolean, attributes: string) {
    if (INLINE.has(name)) return
    switch (name) {
      case 'p':
        flush()
        if (!closing) paragraphClass = CLASS.exec(attributes)?.[1] ?? null
        break
      case 'table':
        flush()
        tableDepth = Math.max(0, tableDepth + (closing ? -1 : 1))
        if (tableDepth === 0) closeTable()
        break
      case 'tr':
        flush()
        if (!closing) newRow()
        break
      case 'td':
      case 'th':
        flush()
        if (!closing) newCell(Number(COLSPAN.exec(attributes)?.[1] ?? 1))
        break
      default:
        pending += ' '
    }
  }

  function finish(): TextBlock[] {
    flush()
    closeTable()
    return blocks
  }

  return { text: (text: string) => void (pending += text), tag, finish }
}

function withoutEmptyEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

import { matchesOf } from '../../../engine/entities.ts'
import type { StyleKind } from '../structure.ts'
import { cleanText } from './clean-text.ts'
import { type StyledText, UNSTYLED, collectText } from './styled-text.ts'
import { type Cell, createGrid } from './table-grid.ts'

/** A paragraph with its class (`identifica`, `assina`…; null for an ordinary one), never empty. */
interface Paragraph extends StyledText {
  kind: 'paragraph'
  class: string | null
}

/** Every row from the first to the last one with a cell; some cell has a text. */
export interface HtmlTable {
  kind: 'table'
  rows: Cell[][]
}

export type TextBlock = Paragraph | HtmlTable

/**
 * `former`: as programs read it that knew neither images nor cells of several rows. What they stored is
 * recognised by it.
 */
export type HtmlReading = 'present' | 'former'

/**
 * A tag, in groups: `/` of a closing one, name, attributes. Anything else that begins with `<` is
 * text. No repeated part can also match what follows it, so it takes linear time on any input.
 */
const TAG =
  /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>|<![^<>]*>/g
const COLSPAN = /\bcolspan\s*=\s*["']?(\d{1,3})(?!\d)/i
const ROWSPAN = /\browspan\s*=\s*["']?(\d{1,5})(?!\d)/i
const CLASS = /\bclass\s*=\s*["']?([\w-]{1,40})/
const NAME = /\bname\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i

/** Tags inside words. Every other tag, known or not, separates words. */
const INLINE = new Set(['strong', 'em', 'u', 'sub', 'sup', 'b', 'i', 'a', 'span', 'font'])

const STYLES = new Map<string, StyleKind>([
  ...stylesOf('sobrescrito', ['sup']),
  ...stylesOf('subscrito', ['sub']),
  ...stylesOf('tachado', ['s', 'strike', 'del']),
  ...stylesOf('negrito', ['strong', 'b']),
  ...stylesOf('italico', ['em', 'i']),
  ...stylesOf('sublinhado', ['u', 'ins']),
  ...stylesOf('titulo', ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']),
  ...stylesOf('item', ['li']),
])

function stylesOf(kind: StyleKind, tags: string[]): [string, StyleKind][] {
  return tags.map((tag) => [tag, kind])
}

/** Longer names say nothing to people. */
const LONGEST_NAME = 100
const NAMELESS = 'sem nome'

/**
 * Reads the HTML of an article's `Texto` as paragraphs and tables, in printed order. Accepts any
 * string: anything that is not markup stays as text.
 */
export function htmlToBlocks(html: string, reading: HtmlReading = 'present'): TextBlock[] {
  const source = readOrdinals(html)
  const builder = createBuilder(source.length, reading)
  let end = 0
  for (const match of matchesOf(source, TAG)) {
    builder.text(source.slice(end, match.index))
    end = match.index + match[0].length
    builder.tag(match[2]?.toLowerCase() ?? '', match[1] === '/', match[3] ?? '')
  }
  builder.text(source.slice(end))
  return builder.finish()
}

/** The text of short fields such as `Identifica`, as one line. */
export function htmlToLine(html: string): string {
  if (!html.includes('<')) return cleanText(html)
  const texts = htmlToBlocks(html, 'former').flatMap((block) =>
    block.kind === 'paragraph' ? block.text : block.rows.flat().map(({ text }) => text),
  )
  return texts.filter(Boolean).join(' ')
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
 * Collects text into paragraphs and cells while tags pass by; unbalanced tags do no harm. Spans may cover
 * as many empty places as the HTML has characters, so that a small file makes no huge table.
 */
function createBuilder(length: number, reading: HtmlReading) {
  const blocks: TextBlock[] = []
  const room = { left: length }
  const pending = collectText()
  const styles = openStyles()
  let paragraphClass: string | null = null
  let grid = createGrid(room)
  let tableDepth = 0

  function flush() {
    const isImages = tableDepth === 0 && pending.isImages()
    const content = pending.take()
    if (content.text && tableDepth > 0) grid.fill(content)
    else if (isImages) blocks.push(...imageParagraphs(content))
    else if (content.text) blocks.push({ kind: 'paragraph', class: paragraphClass, ...content })
    paragraphClass = null
  }

  function closeTable() {
    flush()
    tableDepth = 0
    const rows = withoutEmptyEnds(grid.rows)
    if (rows.flat().some(({ text }) => text !== '')) blocks.push({ kind: 'table', rows })
    grid = createGrid(room)
    styles.leaveCell()
  }

  function cell(name: string, attributes: string) {
    flush()
    styles.enterCell()
    const rows = reading === 'present' ? numberIn(ROWSPAN, attributes) : 1
    grid.newCell(numberIn(COLSPAN, attributes), rows, name === 'th')
  }

  function tag(name: string, closing: boolean, attributes: string) {
    const kind = STYLES.get(name)
    if (kind) {
      if (!INLINE.has(name)) pending.add(' ')
      styles.set(kind, closing)
    } else if (INLINE.has(name)) return
    else if (tableDepth > 0) tagInTable(name, closing, attributes)
    else if (name === 'p') {
      flush()
      if (!closing) paragraphClass = CLASS.exec(attributes)?.[1] ?? null
    } else if (name === 'table' && !closing) {
      flush()
      tableDepth = 1
    } else if (SEPARATE.has(name)) flush()
    else separator(name, closing, attributes)
  }

  function tagInTable(name: string, closing: boolean, attributes: string) {
    if (name === 'table') {
      if (closing && tableDepth === 1) return closeTable()
      tableDepth += closing ? -1 : 1
      pending.addBreak()
    } else if (closing || name === 'p') pending.addBreak()
    else if (name === 'tr') {
      flush()
      styles.leaveCell()
      grid.newRow()
    } else if (name === 'td' || name === 'th') cell(name, attributes)
    else separator(name, closing, attributes)
  }

  function separator(name: string, closing: boolean, attributes: string) {
    if (name === 'br') pending.addBreak()
    else if (name === 'img' && !closing && reading === 'present')
      pending.addImage(imageName(attributes))
    else pending.add(' ')
  }

  return {
    text: (text: string) => pending.add(text, styles.now()),
    tag,
    finish(): TextBlock[] {
      if (tableDepth > 0) closeTable()
      else flush()
      return blocks
    },
  }
}

/** Tags of tables outside a table. */
const SEPARATE = new Set(['table', 'tr', 'td', 'th'])

/** The styles that are open, as often as their tags are. Those opened in a cell end with it. */
function openStyles() {
  let depths = new Map<StyleKind, number>()
  let outside: Map<StyleKind, number> | null = null
  let kinds = UNSTYLED

  function change(next: Map<StyleKind, number>) {
    depths = next
    const open = [...depths].filter(([, depth]) => depth > 0).map(([kind]) => kind)
    kinds = open.length > 0 ? open : UNSTYLED
  }

  return {
    now: () => kinds,
    set(kind: StyleKind, closing: boolean) {
      const depth = depths.get(kind) ?? 0
      // Items follow one another, and nobody need close them.
      const deeper = kind === 'item' ? 1 : depth + 1
      change(new Map(depths).set(kind, closing ? Math.max(0, depth - 1) : deeper))
    },
    enterCell() {
      if (outside !== null) change(new Map(outside))
      outside = new Map(depths)
    },
    leaveCell() {
      if (outside !== null) change(outside)
      outside = null
    },
  }
}

/** Images that follow one another, each by itself. */
function imageParagraphs({ text, styles }: StyledText): Paragraph[] {
  return styles.map((style) => {
    const image = text.slice(style.inicio, style.fim)
    return {
      kind: 'paragraph',
      class: null,
      text: image,
      styles: [{ ...style, inicio: 0, fim: image.length }],
    }
  })
}

function imageName(attributes: string): string {
  const [, double, single, bare] = NAME.exec(attributes) ?? []
  const name = cleanText(double ?? single ?? bare ?? '')
    .replace(/[[\]&\p{C}]/gu, '')
    .replace(/ {2,}/g, ' ')
  return name.slice(0, LONGEST_NAME).toWellFormed().trim() || NAMELESS
}

function numberIn(pattern: RegExp, attributes: string): number {
  return Number(pattern.exec(attributes)?.[1] ?? 1)
}

/** Every table of the source begins with a row without cells. */
function withoutEmptyEnds(rows: Cell[][]): Cell[][] {
  const hasCells = (row: Cell[]) => row.length > 0
  const first = rows.findIndex(hasCells)
  return first < 0 ? [] : rows.slice(first, rows.findLastIndex(hasCells) + 1)
}

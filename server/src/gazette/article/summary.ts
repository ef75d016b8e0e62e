import { headingIndex } from './full-text.ts'
import type { TextBlock } from './html-text.ts'

const MAX_LENGTH = 300

/**
 * Two acts in three begin with the authority of their signer (median: 300 characters), and only
 * then say `resolve:` what. That preamble would fill the whole summary.
 */
const MAX_PREAMBLE = 2500
const AUTHORITY = /atribuiç|competênc|tendo em vista|considerando|no uso d/i
const RESOLVES = /\bresolvem?\b/i
/** In a rectification, `resolve` may belong to a quotation of the act that it corrects. */
const QUOTATION = /onde se lê/i

/** Paragraphs that tell who, where and when, not what. */
const FRAME = new Set(['titulo', 'subtitulo', 'data', 'assina', 'assinaPr', 'cargo'])

/**
 * Summarizes an act in at most 300 characters: its ementa, else the beginning of its resolution,
 * else of the text after its heading. It never begins by repeating the title, and is empty when
 * there is only a title.
 */
export function summarize(blocks: TextBlock[], titulo: string, ementa: string): string {
  return shorten(withoutTitle(ementa, titulo) || bodyStart(blocks, titulo))
}

function bodyStart(blocks: TextBlock[], titulo: string): string {
  const afterHeading = blocks.slice(headingIndex(blocks, titulo) + 1)
  const text = firstText(afterHeading, titulo) || firstText(blocks.filter(isNot(titulo)), titulo)
  return withoutPreamble(text) || text
}

function isNot(titulo: string) {
  return (block: TextBlock) => block.kind === 'table' || block.text !== titulo
}

/** Enough text for a summary, from the first paragraphs and rows with content. */
function firstText(blocks: TextBlock[], titulo: string): string {
  let text = ''
  for (const block of blocks) {
    const next = text ? `${text} ${says(block)}` : withoutTitle(says(block), titulo)
    text = next.trimEnd()
    if (text.length > MAX_PREAMBLE + MAX_LENGTH) break
  }
  return text
}

function says(block: TextBlock): string {
  if (block.kind === 'table')
    return block.rows
      .flat()
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' ')
  return FRAME.has(block.class ?? '') ? '' : block.text
}

function withoutTitle(text: string, titulo: string): string {
  if (text.slice(0, titulo.length).toLowerCase() !== titulo.toLowerCase()) return trimStart(text)
  const rest = text.slice(titulo.length)
  return /^[\p{L}\p{N}]/u.test(rest) ? text : trimStart(rest)
}

function withoutPreamble(text: string): string {
  const opening = text.slice(0, MAX_PREAMBLE)
  const resolves = RESOLVES.exec(opening)
  if (!resolves) return text
  const preamble = opening.slice(0, resolves.index)
  if (!AUTHORITY.test(preamble.slice(0, MAX_LENGTH)) || QUOTATION.test(preamble)) return text
  return trimStart(text.slice(resolves.index + resolves[0].length))
}

function trimStart(text: string): string {
  return text.replace(/^[\s.,:;–-]+/, '')
}

/** Cuts at a word; the ellipsis counts. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const room = text.slice(0, MAX_LENGTH - 1)
  const atWord = text[MAX_LENGTH - 1] === ' ' ? room : room.replace(/\s\S*$/, '')
  return `${atWord.replace(/[\s.,:;–(\ud800-\udbff-]+$/, '')}…`
}

import { headingIndex } from './full-text.ts'
import type { Block } from './html-text.ts'

const MAX_LENGTH = 300

/** Paragraphs that say who, where and when, not what. */
const FRAME = new Set(['titulo', 'subtitulo', 'data', 'assina', 'assinaPr', 'cargo'])

/**
 * The act in at most 300 characters: its ementa, else the beginning of what follows its heading.
 * Never begins by repeating the title; empty when there is nothing but the title.
 */
export function summarize(blocks: Block[], titulo: string, ementa: string): string {
  return shorten(withoutTitle(ementa, titulo) || bodyStart(blocks, titulo))
}

function bodyStart(blocks: Block[], titulo: string): string {
  const heading = headingIndex(blocks)
  return (
    firstText(blocks.slice(heading + 1), titulo) || firstText(blocks.slice(0, heading + 1), titulo)
  )
}

/** Enough text for a summary, from the first paragraphs and rows that say something. */
function firstText(blocks: Block[], titulo: string): string {
  let text = ''
  for (const block of blocks) {
    const next = text ? `${text} ${says(block)}` : withoutTitle(says(block), titulo)
    text = next.trimEnd()
    if (text.length > MAX_LENGTH) break
  }
  return text
}

function says(block: Block): string {
  if (block.kind === 'table') return block.rows.flat().filter(Boolean).join(' ')
  return FRAME.has(block.class ?? '') ? '' : block.text
}

function withoutTitle(text: string, titulo: string): string {
  if (text.slice(0, titulo.length).toLowerCase() !== titulo.toLowerCase()) return text
  const rest = text.slice(titulo.length)
  return /^[\p{L}\p{N}]/u.test(rest) ? text : rest.replace(/^[\s.,:;–-]+/, '')
}

/** Cut at a word; the ellipsis counts. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  const room = text.slice(0, MAX_LENGTH - 1)
  const atWord = text[MAX_LENGTH - 1] === ' ' ? room : room.replace(/\s\S*$/, '')
  return `${atWord.replace(/[\s.,:;–(-]+$/, '')}…`
}

import type { TextBlock } from './html-text.ts'
import { blocksToText } from './print-blocks.ts'
import { plainText } from './styled-text.ts'
import { words } from '../words.ts'

/**
 * The blocks of an act in printed order. Adds the heading and the ementa if the text lacks them, so
 * that a search in the full text finds them, too.
 */
export function completeBlocks(
  printed: TextBlock[],
  identifica: string,
  ementa: string,
): TextBlock[] {
  const headless =
    identifica !== '' && !contains(printed, identifica) && !spells(printed, identifica)
  const blocks = headless ? [paragraph('identifica', identifica), ...printed] : printed
  return ementa === '' || contains(blocks, ementa)
    ? blocks
    : blocks.toSpliced(headingIndex(blocks, identifica) + 1, 0, paragraph('ementa', ementa))
}

/**
 * The index of the act's heading, −1 if there is none; headings of bodies and the like may come
 * before it.
 */
export function headingIndex(blocks: TextBlock[], heading: string): number {
  const exact = blocks.findIndex((block) => block.kind === 'paragraph' && block.text === heading)
  if (exact >= 0) return exact
  return blocks.findIndex((block) => block.kind === 'paragraph' && block.class === 'identifica')
}

function contains(blocks: TextBlock[], text: string): boolean {
  // The usual case, and fast: a paragraph of its own.
  if (blocks.some((block) => block.kind === 'paragraph' && block.text === text)) return true
  return words(blocksToText(blocks)).includes(words(text))
}

/**
 * A heading printed `N º 864` may be `No 864` in Identifica: the same letters, split into other
 * words.
 */
function spells(blocks: TextBlock[], heading: string): boolean {
  const letters = (text: string) => words(text).replaceAll(' ', '')
  return (
    words(heading).length >= TELLING && letters(blocksToText(blocks)).includes(letters(heading))
  )
}

/** Shorter headings (`ATO`) occur inside other words. */
const TELLING = 20

function paragraph(name: string, text: string): TextBlock {
  return { kind: 'paragraph', class: name, ...plainText(text) }
}

import type { Block } from './html-text.ts'
import { blocksToText } from './html-text.ts'
import { words } from './words.ts'

/**
 * The blocks of an act, completed with its heading and its ementa where the text leaves them out,
 * so that whoever searches the full text also searches those. Otherwise the order printed.
 */
export function completeBlocks(printed: Block[], identifica: string, ementa: string): Block[] {
  const missing = (text: string) => text !== '' && !contains(printed, text)
  const blocks = missing(identifica) ? [paragraph('identifica', identifica), ...printed] : printed
  return missing(ementa)
    ? blocks.toSpliced(headingIndex(blocks) + 1, 0, paragraph('ementa', ementa))
    : blocks
}

/** Where the act's heading stands, -1 if nowhere; órgão headings and the like may come before. */
export function headingIndex(blocks: Block[]): number {
  return blocks.findIndex((block) => block.kind === 'paragraph' && block.class === 'identifica')
}

function contains(blocks: Block[], text: string): boolean {
  // The usual case, and quick: a paragraph of its own.
  if (blocks.some((block) => block.kind === 'paragraph' && block.text === text)) return true
  return words(blocksToText(blocks)).includes(words(text))
}

function paragraph(name: string, text: string): Block {
  return { kind: 'paragraph', class: name, text }
}

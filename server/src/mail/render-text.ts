import { maskCpfs } from '../printed/mask-cpf.ts'
import type { LetterBlock, Inline, Letter } from './letter.ts'

/** A letter as plain text. */
export function renderText({ blocks, footer }: Letter): string {
  return [...blocks.map(renderBlock), '-- ', inlineText(footer)].join('\n\n').concat('\n')
}

function renderBlock(block: LetterBlock): string {
  switch (block.kind) {
    case 'heading': {
      const text = maskCpfs(block.text)
      return block.level === 2 ? `${text}\n${'='.repeat(text.length)}` : text
    }
    case 'paragraph':
      return inlineText(block.content)
    case 'place':
      return maskCpfs(block.text)
    case 'action':
      return `${block.text}:\n${block.url}`
    case 'list':
      return block.items.map((item) => `* ${inlineText(item)}`).join('\n')
    case 'record':
      return [
        maskCpfs(block.title),
        ...block.fields.map(({ label, value }) => `  ${label}: ${maskCpfs(value)}`),
      ].join('\n')
    case 'links':
      return block.links.map((one) => inlineText([one])).join('\n')
    case 'code':
      return block.text.replace(/^/gm, '    ')
  }
}

function inlineText(content: Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return maskCpfs(part)
      if ('mark' in part) return `*${maskCpfs(part.mark)}*`
      return part.text === part.url ? part.url : `${maskCpfs(part.text)}: ${part.url}`
    })
    .join('')
}

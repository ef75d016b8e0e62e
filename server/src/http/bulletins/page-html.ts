import { escapeHtml } from '../../lib/text/escape-html.ts'
import type { Inline } from '../../mail/letter.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { PageBlock } from '../../service/bulletins/page-blocks.ts'

/** The pieces of a page as HTML without style. */
export function renderBlocks(blocks: PageBlock[]): string {
  return blocks.map(renderBlock).join('\n')
}

function renderBlock(block: PageBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? `<h2>${text(block.text)}</h2>` : `<h3>${text(block.text)}</h3>`
    case 'act':
      return `<article>\n${renderBlocks(block.blocks)}\n</article>`
    case 'paragraph':
      return `<p>${inlineHtml(block.content)}</p>`
    case 'place':
      return `<p class="quiet">${text(block.text)}</p>`
    case 'since':
      return `<p class="since">${text(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`
    case 'record':
      return `<table><caption>${text(block.title)}</caption>${renderFields(block.fields)}</table>`
    case 'links':
      return `<p class="links">${block.links.map((one) => inlineHtml([one])).join('')}</p>`
    case 'action':
      return `<p class="links">${inlineHtml([{ text: block.text, url: block.url }])}</p>`
    case 'code':
      return `<pre>${escapeHtml(block.text)}</pre>`
  }
}

function renderFields(fields: { label: string; value: string }[]): string {
  return fields
    .map(
      ({ label, value }) => `<tr><th scope="row">${text(label)}</th><td>${text(value)}</td></tr>`,
    )
    .join('')
}

function inlineHtml(content: Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return text(part)
      if ('mark' in part) return `<mark>${text(part.mark)}</mark>`
      return `<a href="${escapeHtml(part.url)}">${text(part.text)}</a>`
    })
    .join('')
}

function text(plain: string): string {
  return escapeHtml(maskCpfs(plain))
}

import { escapeHtml } from '../lib/escape-html.ts'
import { maskCpfs } from '../lib/mask-cpf.ts'
import type { LetterBlock, Inline, Letter } from './letter.ts'

/*
 * Colours are left to the reader's program, light or dark, but where one is needed; then both the
 * text's and the ground's are set, so that neither is ever lost. Styles stand on the elements as well,
 * because several programs drop <style>.
 */
const FONT = 'font-family: system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'
const MARK = 'background-color: #ffe58a; color: #1a1a1a; padding: 0 2px'
const ACTION =
  'display: inline-block; padding: 10px 18px; border: 2px solid; border-radius: 6px; font-weight: bold'

/** A letter as an HTML document: one column, no images, nothing fetched from anywhere. */
export function renderHtml(letter: Letter): string {
  return `<!doctype html>
<html lang="pt-BR" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text(letter.subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }</style>
</head>
<body style="margin: 0; padding: 16px">
<div role="article" aria-label="${text(letter.subject)}" lang="pt-BR" style='max-width: 640px; margin: 0 auto; overflow-wrap: anywhere; ${FONT}; font-size: 16px; line-height: 1.5'>
<h1 style="font-size: 20px; line-height: 1.3">${text(letter.subject)}</h1>
${letter.blocks.map(renderBlock).join('\n')}
<hr style="margin: 32px 0 16px">
<p style="font-size: 14px">${inlineHtml(letter.footer)}</p>
</div>
</body>
</html>
`
}

function renderBlock(block: LetterBlock): string {
  switch (block.kind) {
    case 'heading': {
      const size = block.level === 2 ? 18 : 16
      return `<h${block.level} style="font-size: ${size}px; line-height: 1.3; margin: 24px 0 4px">${text(block.text)}</h${block.level}>`
    }
    case 'paragraph':
      return `<p style="margin: 4px 0 12px">${inlineHtml(block.content)}</p>`
    case 'action':
      return `<p style="margin: 24px 0"><a href="${escapeHtml(block.url)}" style="${ACTION}">${text(block.text)}</a></p>`
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`
    case 'links':
      return `<p style="margin: 4px 0 12px">${block.links.map((one) => inlineHtml([one])).join(' · ')}</p>`
    case 'code':
      return `<pre style="white-space: pre-wrap; overflow-wrap: anywhere">${escapeHtml(block.text)}</pre>`
  }
}

function inlineHtml(content: Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return text(part)
      if ('mark' in part) return `<mark style="${MARK}">${text(part.mark)}</mark>`
      return `<a href="${escapeHtml(part.url)}">${text(part.text)}</a>`
    })
    .join('')
}

function text(plain: string): string {
  return escapeHtml(maskCpfs(plain))
}

import { escapeHtml } from '../lib/text/escape-html.ts'
import { maskCpfs } from '../printed/mask-cpf.ts'
import type { LetterBlock, Inline, Letter } from './letter.ts'

/*
 * The elements carry the light colours, text and background together, because several programs drop
 * <style>: they show or invert a readable whole. Programs that keep <style> show the dark colours
 * if their reader prefers these. The colours are those of the page (web/src/app/tokens.css).
 */
const STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #14181d !important }
  .ink { color: #e9ecf0 !important }
  .quiet { color: #a9b2be !important }
  .link { color: #8fbbff !important }
  .mark { background-color: #5a4700 !important; color: #fff3c4 !important }
  .action { background-color: #e9ecf0 !important; color: #0f1216 !important }
  .line { border-color: #2a313b !important }
  .code { background-color: #1b2027 !important; color: #e9ecf0 !important }
}`
const FONT =
  'font-family: "Public Sans", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'
/** A long word, such as an address, would widen a phone's screen; each program knows one of the two. */
const LONG_WORDS = 'overflow-wrap: anywhere; word-break: break-word'
const INK = 'color: #14181f'
const QUIET = 'color: #5a6370'
const LINK = 'color: #0b4fa6'
const MARK = 'background-color: #ffe58a; color: #14181f; padding: 0 2px'
const FIELD = `padding: 0 12px 2px 0; font-weight: normal; font-size: 14px; ${QUIET}`
const ACTION =
  'display: inline-block; padding: 12px 20px; border-radius: 6px; background-color: #14181f; color: #ffffff; font-weight: bold; text-decoration: none'
const CODE =
  'margin: 4px 0 16px; padding: 12px; background-color: #f5f6f7; color: #14181f; font-size: 13px; white-space: pre-wrap; ' +
  LONG_WORDS

/** A letter as an HTML document: one column, no images, no remote content. */
export function renderHtml(letter: Letter): string {
  return `<!doctype html>
<html lang="pt-BR" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${text(letter.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin: 0; padding: 0; background-color: #ffffff">
<div class="ground ink" role="article" aria-label="${text(letter.subject)}" lang="pt-BR" style='max-width: 640px; margin: 0 auto; padding: 16px; ${LONG_WORDS}; background-color: #ffffff; ${INK}; ${FONT}; font-size: 16px; line-height: 1.5'>
<h1 style="font-size: 20px; line-height: 1.3; margin: 8px 0 16px">${text(letter.subject)}</h1>
${letter.blocks.map(renderBlock).join('\n')}
<hr class="line" style="margin: 32px 0 16px; border: 0; border-top: 1px solid #dce0e5">
<p class="quiet" style="font-size: 14px; ${QUIET}">${inlineHtml(letter.footer)}</p>
</div>
</body>
</html>
`
}

function renderBlock(block: LetterBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.level === 2
        ? `<h2 class="line" style="font-size: 18px; line-height: 1.3; margin: 28px 0 4px; padding-bottom: 6px; border-bottom: 1px solid #14181f">${text(block.text)}</h2>`
        : `<h3 style="font-size: 16px; line-height: 1.3; margin: 24px 0 4px">${text(block.text)}</h3>`
    case 'paragraph':
      return `<p style="margin: 4px 0 12px">${inlineHtml(block.content)}</p>`
    case 'place':
      return `<p class="quiet" style="margin: 4px 0 8px; font-size: 14px; ${QUIET}">${text(block.text)}</p>`
    case 'action':
      return `<p style="margin: 20px 0"><a class="action" href="${escapeHtml(block.url)}" style="${ACTION}">${text(block.text)}</a></p>`
    case 'list':
      return `<ul style="padding-left: 20px">${block.items.map((item) => `<li style="margin: 4px 0">${inlineHtml(item)}</li>`).join('')}</ul>`
    case 'record':
      return `<table class="line" cellpadding="0" cellspacing="0" width="100%" style="margin: 8px 0 12px; border-collapse: collapse; border-top: 1px solid #dce0e5; font-size: 15px; line-height: 1.4"><tr><th colspan="2" align="left" style="padding: 6px 0 2px">${text(block.title)}</th></tr>${renderFields(block.fields)}</table>`
    case 'links':
      return `<p style="margin: 4px 0 12px; font-size: 15px">${block.links.map((one) => inlineHtml([one])).join(' · ')}</p>`
    case 'code':
      return `<pre class="code" style="${CODE}">${escapeHtml(block.text)}</pre>`
  }
}

function renderFields(fields: { label: string; value: string }[]): string {
  return fields
    .map(
      ({ label, value }) =>
        `<tr valign="top"><th class="quiet" align="left" width="96" style="${FIELD}">${text(label)}</th><td>${text(value)}</td></tr>`,
    )
    .join('')
}

function inlineHtml(content: Inline[]): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return text(part)
      if ('mark' in part) return `<mark class="mark" style="${MARK}">${text(part.mark)}</mark>`
      return `<a class="link" href="${escapeHtml(part.url)}" style="${LINK}">${text(part.text)}</a>`
    })
    .join('')
}

function text(plain: string): string {
  return escapeHtml(maskCpfs(plain))
}

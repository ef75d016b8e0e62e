import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../lib/escape-html.ts'

/** A page for people who follow a link; everything on it is plain text. */
export interface WebPage {
  title: string
  paragraphs: string[]
  /** The button of a form that posts to the page's own URL; null: there is nothing to do. */
  button: string | null
}

/** The only style of such pages; it follows the reader's preference for light or dark. */
const STYLE = `:root{color-scheme:light dark}
body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem}
h1{font-size:1.5rem;line-height:1.25}
button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:2px solid;border-radius:.4rem;background:none;color:inherit;cursor:pointer}
button:focus-visible{outline:3px solid;outline-offset:3px}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export function sendPage(reply: FastifyReply, status: number, page: WebPage): FastifyReply {
  return reply
    .code(status)
    .headers({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(renderPage(page))
}

function renderPage({ title, paragraphs, button }: WebPage): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Arauto</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${renderForm(button)}</main>
</body>
</html>
`
}

function renderForm(button: string | null): string {
  return button === null
    ? ''
    : `<form method="post"><button>${escapeHtml(button)}</button></form>\n`
}

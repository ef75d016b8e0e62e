import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../lib/text/escape-html.ts'

/** A page for people who follow a link; everything on it is plain text. */
export interface WebPage {
  title: string
  paragraphs: string[]
  /** The text in English, for those who do not read Portuguese; absent: none. */
  english?: string
  /** The button of a form that posts to the page's own URL; null: there is nothing to do. */
  button: string | null
  /** Where the reader can go from here; absent: nowhere. */
  links?: { href: string; text: string }[]
}

/** The fonts of the page, if it is built, at addresses that do not change; http/page/routes.ts serves them. */
export const PLAIN_FONTS = {
  '/fontes/public-sans.woff2': 'public-sans-latin-wght-normal',
  '/fontes/source-serif.woff2': 'source-serif-4-latin-wght-normal',
}

/** The only style of such pages: fonts and colours of web/src/app, in the reader's scheme. */
const STYLE = `@font-face{font-family:Public Sans;font-weight:100 900;font-display:swap;src:url(/fontes/public-sans.woff2)}
@font-face{font-family:Source Serif;font-weight:200 900;font-display:swap;src:url(/fontes/source-serif.woff2)}
:root{color-scheme:light dark;--canvas:#f5f6f7;--surface:#fff;--ink:#14181f;--on-ink:#fff;--line:#dce0e5;--link:#0b4fa6}
@media (prefers-color-scheme:dark){:root{--canvas:#0f1216;--surface:#161a20;--ink:#e9ecf0;--on-ink:#0f1216;--line:#2a313b;--link:#8fbbff}}
body{margin:0;color:var(--ink);background:var(--canvas);font:1.0625rem/1.6 Public Sans,system-ui,sans-serif}
header{padding:0 24px;background:var(--surface);border-bottom:1px solid var(--line)}
header a{display:inline-flex;align-items:center;gap:10px;height:3.5rem;color:var(--ink);font:700 1.25rem/1 Source Serif,Georgia,serif;text-decoration:none}
main{max-width:36rem;margin:8vh auto;padding:0 24px;overflow-wrap:break-word}
h1{font-size:1.5rem;line-height:1.25}
ul{padding:0;list-style:none}
li a{display:inline-block;padding:10px 0;color:var(--link)}
button{font:inherit;font-weight:600;min-height:44px;padding:0 1.2rem;border:0;border-radius:6px;background:var(--ink);color:var(--on-ink);cursor:pointer}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`

/** web/src/app/Sign.tsx, without React. */
const SIGN =
  '<svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true"><path d="M0 0h18v20l-9-5.5L0 20z" fill="var(--ink)"/><path d="M4 5h10" stroke="var(--on-ink)" stroke-width="2.2"/><path d="M4 9.2h6" stroke="#ffd84d" stroke-width="2.2"/></svg>'

/** A document in this style: nothing from another host, and no script. */
export interface PlainDocument {
  title: string
  /** What is within <main>, as HTML. */
  renderMain: () => string
  /** Rules after the common ones; absent: none. */
  style?: string
  /** More of its head, as HTML; absent: that search engines may not list it. */
  renderHead?: () => string
}

export function sendPage(reply: FastifyReply, status: number, page: WebPage): FastifyReply {
  return sendDocument(reply, status, { title: page.title, renderMain: () => renderPage(page) })
}

/** Sends it to be kept and listed by nobody. */
export function sendDocument(
  reply: FastifyReply,
  status: number,
  page: PlainDocument,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'Content-Security-Policy': documentPolicy(page),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(renderDocument(page))
}

function renderStyle({ style = '' }: PlainDocument): string {
  return STYLE + style
}

/** What a browser may load for it. */
export function documentPolicy(page: PlainDocument): string {
  const rules = renderStyle(page)
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(rules).digest('base64')}'`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

export function renderDocument(page: PlainDocument): string {
  const { renderMain, renderHead = renderUnlisted } = page
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${renderHead()}
<title>${escapeHtml(page.title)} · Arauto</title>
<style>${renderStyle(page)}</style>
</head>
<body>
<header><a href="/">${SIGN}Arauto</a></header>
<main>
${renderMain()}</main>
</body>
</html>
`
}

export function renderUnlisted(): string {
  return '<meta name="robots" content="noindex">'
}

function renderPage({ title, paragraphs, english, button, links = [] }: WebPage): string {
  return `<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${renderEnglish(english)}${renderForm(button)}${renderLinks(links)}`
}

function renderEnglish(english: string | undefined): string {
  return english === undefined ? '' : `<p lang="en">${escapeHtml(english)}</p>\n`
}

function renderForm(button: string | null): string {
  return button === null
    ? ''
    : `<form method="post"><button>${escapeHtml(button)}</button></form>\n`
}

function renderLinks(links: NonNullable<WebPage['links']>): string {
  return links.length === 0 ? '' : `<ul>${links.map(renderLink).join('')}</ul>\n`
}

function renderLink({ href, text }: { href: string; text: string }): string {
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`
}

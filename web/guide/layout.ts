import type { Section } from './render.ts'
import { GROUPS, addressOf } from './sheets.ts'

interface Page {
  slug: string
  title: string
  html: string
  sections: Section[]
  /** Addresses of what Vite made. */
  style: string
  script: string
}

/** A page of the guide, whole: it needs no script but the one that knows the reader's light or dark. */
export function layOut({ slug, title, html, sections, style, script }: Page): string {
  const menu = menuOf(slug, sections)
  return `<!doctype html>
<html lang="pt-BR" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/sinal.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<script src="${script}"></script>
<title>${title} · Guia do Arauto</title>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="bar">
<a class="brand" href="/">${SIGN}Arauto</a>
<nav aria-label="Arauto">
<a href="/">Voltar à página</a>
<a href="/guia"${slug === '' ? ' aria-current="page"' : ''}>Guia</a>
<a href="/referencia">Referência</a>
</nav>
</header>
<div class="columns">
<nav class="beside" aria-label="Guia">${menu}</nav>
<main id="conteudo" tabindex="-1">
<details class="above"><summary>Sumário do guia</summary><nav aria-label="Guia">${menu}</nav></details>
<article>
${html}</article>
</main>
</div>
</body>
</html>
`
}

/** web/src/app/Sign.tsx, without React. */
const SIGN = `<svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true"><path d="M0 0h18v20l-9-5.5L0 20z" fill="var(--ink)"/><path d="M4 5h10" stroke="var(--on-ink)" stroke-width="2.2"/><path d="M4 9.2h6" stroke="#ffd84d" stroke-width="2.2"/></svg>`

/** All pages; beneath the one that is open, its sections. */
function menuOf(slug: string, sections: Section[]): string {
  const within = sections.map(({ id, name }) => `<li><a href="#${id}">${name}</a></li>`).join('')
  return GROUPS.map(({ name, sheets }) => {
    const items = sheets.map((sheet) => {
      const isOpen = sheet.slug === slug
      const current = isOpen ? ' aria-current="page"' : ''
      const list = isOpen && within !== '' ? `<ul>${within}</ul>` : ''
      return `<li><a href="${addressOf(sheet.slug)}"${current}>${sheet.name}</a>${list}</li>`
    })
    return `<p>${name}</p><ul>${items.join('')}</ul>`
  }).join('')
}

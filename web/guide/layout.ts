export interface Sheet {
  /** Which of the two it is part of. */
  book: Book
  title: string
  /** Of all sheets of the book, as HTML. */
  menu: string
  html: string
  /** Addresses of what Vite made. */
  styles: string[]
  scripts: string[]
}

export interface Book {
  address: string
  /** In titles and for those who hear the page. */
  name: string
  /** For those who read the page in English. */
  english: string
}

export const GUIDE: Book = {
  address: '/guia',
  name: 'Guia',
  english: 'The guide is in Portuguese only.',
}
export const REFERENCE: Book = {
  address: '/referencia',
  name: 'Referência',
  english: 'The reference is in Portuguese only, as are the names of the API.',
}

/** A page of the guide or of the reference, whole: what scripts add to it can be missed. */
export function layOut({ book, title, menu, html, styles, scripts }: Sheet): string {
  const links = [GUIDE, REFERENCE].map(({ address, name }) => {
    const current = address === book.address ? ' aria-current="true"' : ''
    return `<a href="${address}"${current}>${name}</a>`
  })
  return `<!doctype html>
<html lang="pt-BR" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/sinal.svg" type="image/svg+xml">
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${scripts.map((script) => `<script src="${script}"></script>`).join('\n')}
<title>${title} · ${book.name} do Arauto</title>
</head>
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="bar">
<a class="brand" href="/">${SIGN}Arauto</a>
<nav aria-label="Arauto">
<a href="/">Voltar à página</a>
${links.join('\n')}
</nav>
</header>
<div class="columns">
<nav class="beside" aria-label="${book.name}">${menu}</nav>
<main id="conteudo" tabindex="-1">
<details class="above"><summary>Sumário</summary><nav aria-label="${book.name}">${menu}</nav></details>
<p class="english" lang="en">${book.english}</p>
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

import { useEffect } from 'react'
import type { Publicacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'

/** Puts the act's name and the address of the certified version on every printed page. */
export function usePaper(act: Publicacao | undefined): void {
  const {
    words: { act: said, common },
    format,
  } = useSpeech()
  const head = act && [
    common.gazette,
    common.section[act.secao],
    format.date(act.data_publicacao),
    said.edition(act.edicao),
    said.page(act.pagina),
  ]
  const line = head?.join(' · ') ?? ''
  const foot = act ? `${said.unofficial}\n${act.url_original}` : ''
  useEffect(() => {
    if (line === '') return
    // A constructed stylesheet needs no exception from the page's security policy, unlike an
    // element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(pageOf(line, foot))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [line, foot])
}

function pageOf(head: string, foot: string): string {
  return `@page {
    @top-left { content: ${quoted(head)}; font: 8pt sans-serif; }
    @bottom-left {
      content: ${quoted(foot)};
      padding-top: 4mm;
      font: 7.5pt sans-serif;
      text-align: left;
      vertical-align: top;
      white-space: pre-wrap;
    }
  }`
}

/** Quotes a text for CSS: everything but letters, digits and spaces is escaped. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
}

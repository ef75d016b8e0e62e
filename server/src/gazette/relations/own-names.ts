import { findKinds } from '../../lib/printed/act-kind.ts'
import { type ActName, nameOf } from './act-name.ts'
import { findCitations } from '../../lib/printed/citation.ts'

/** `Nº 1.931 - Contratar…`: an act among several under one heading. */
const ITEM = /^N[º°o.]{0,2} ?(\d{1,3}(?:\.\d{3})+|\d+)(?=[\s,.:–-])/
/** The heading of another act in the same article: capitals, then a number or date. */
const HEADING = /^(?:[A-ZÀ-Ý]{3,}|N[º°o.]{1,2} ?\d)[^a-z]{0,80}\d/
const HEADING_LENGTH = 160
/** The longest list of appointments seen has 63 acts; beyond this a text is no list of acts. */
const MAX_NAMES = 200

/** What own names are read from. */
export interface NamedAct {
  titulo: string
  conteudo_completo: string
}

/**
 * What the acts of an article are called: the one in its heading, those that follow it (`PORTARIA Nº 2…`)
 * and those of a list (`Nº 1 - …` under `PORTARIAS DE 4 DE ABRIL DE 2023`).
 */
export function ownNames({ titulo, conteudo_completo: text }: NamedAct): ActName[] {
  const names = namesIn(titulo)
  let last = names.at(-1) ?? unnumbered(titulo)
  for (const paragraph of paragraphsFrom(text, titulo.length)) {
    if (names.length >= MAX_NAMES) break
    const item = last && ITEM.exec(paragraph)?.[1]
    const heading = item ? `${last?.kind} ${last?.office} ${paragraph}` : paragraph
    const found =
      HEADING.test(paragraph) && paragraph.length < HEADING_LENGTH ? namesIn(heading) : []
    if (item && last && found.every(({ date }) => date === null)) {
      names.push({ ...last, number: item.replaceAll('.', '').replace(/^0+(?=\d)/, '') })
    } else {
      names.push(...found)
      last = found.at(-1) ?? last
    }
  }
  return names
}

function namesIn(heading: string): ActName[] {
  return findCitations(heading).map(nameOf)
}

/** A heading without number or date, which may stand in the next line. */
function unnumbered(heading: string): ActName | undefined {
  const [found] = findKinds(heading)
  if (!found) return undefined
  return nameOf({ kind: found.kind, number: null, date: null, office: heading.slice(found.end) })
}

function* paragraphsFrom(text: string, start: number): Generator<string> {
  for (let at = text.indexOf('\n\n', start - 1); at !== -1;) {
    const next = text.indexOf('\n\n', at + 2)
    yield text.slice(at + 2, next === -1 ? undefined : next)
    at = next
  }
}

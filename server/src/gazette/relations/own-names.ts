import { findKinds, findCitations } from '../../../engine/entities.ts'
import { type ActName, nameOf } from './act-name.ts'
import { RECTIFIES, isRectification } from './correction-head.ts'

/** `Nº 1.931 - Contratar…`: one of several acts under one heading. */
const ITEM = /^N[º°o.]{0,2} ?(\d{1,3}(?:\.\d{3})+|\d+)(?=[\s,.:–-])/
/** The heading of another act in the same article: capitals, then a number or date. */
const HEADING = /^(?:[A-ZÀ-Ý]{3,}|N[º°o.]{1,2} ?\d)(?:[^a-z]|n(?=[º°.])){0,80}\d/
const HEADING_LENGTH = 160
/**
 * The longest list of appointments seen has 63 acts; a text with more than this is no list of acts.
 */
const MAX_NAMES = 200

/** Tells where an act that this one corrects was published: headings never do. */
const CITES = /publicad[ao]|\bD\.? ?O\.? ?U\b|onde se l/i
/**
 * An act decides something. If the text below a rectification's heading does not, the line names
 * the rectified act.
 */
const DECIDES = /\bresolv/i
/** How much of an act to read for that. */
const BEGINNING = 1_500

/** The input of {@link ownNames}. */
export interface NamedAct {
  titulo: string
  tipo_ato: string
  conteudo_completo: string
}

/**
 * The names of an article's acts: the one in its heading, those that follow it (`PORTARIA Nº 2…`)
 * and those of a list (`Nº 1 - …` under `PORTARIAS DE 4 DE ABRIL DE 2023`). The act that a
 * rectification corrects is not its name, though it may be in a line that looks like a heading.
 */
export function ownNames({ titulo, tipo_ato, conteudo_completo }: NamedAct): readonly ActName[] {
  if (!isSame(last.act, { titulo, tipo_ato, conteudo_completo })) {
    const act = { titulo, tipo_ato, conteudo_completo }
    last = { act, names: readOwnNames(act) }
  }
  return last.names
}

/** The last act: its names are read for the norms that it touches and then for its relations. */
let last: { act: NamedAct | null; names: readonly ActName[] } = { act: null, names: [] }

function isSame(one: NamedAct | null, other: NamedAct): boolean {
  return (
    one !== null &&
    one.conteudo_completo === other.conteudo_completo &&
    one.titulo === other.titulo &&
    one.tipo_ato === other.tipo_ato
  )
}

function readOwnNames(act: NamedAct): ActName[] {
  const { titulo, conteudo_completo: text } = act
  const rectifies = isRectification(act)
  const isOwn = (at: number) => !rectifies || DECIDES.test(text.slice(at, at + BEGINNING))
  const names = isOwn(0) ? namesIn(rectifies ? titulo.split(RECTIFIES, 1)[0]! : titulo) : [] // a split has one part
  let before = names.at(-1) ?? unnumbered(titulo)
  for (const { paragraph, at } of paragraphsFrom(text, titulo.length)) {
    if (names.length >= MAX_NAMES) break
    const item = before && ITEM.exec(paragraph)?.[1]
    const heading = item ? `${before?.kind} ${before?.office} ${paragraph}` : paragraph
    const found =
      paragraph.length < HEADING_LENGTH &&
      HEADING.test(paragraph) &&
      !CITES.test(paragraph) &&
      isOwn(at)
        ? namesIn(heading)
        : []
    if (item && before && found.every(({ date }) => date === null)) {
      names.push({ ...before, number: item.replaceAll('.', '').replace(/^0+(?=\d)/, '') })
    } else {
      names.push(...found)
      before = found.at(-1) ?? before
    }
  }
  return names
}

function namesIn(heading: string): ActName[] {
  return findCitations(heading).map(nameOf)
}

/** A heading without number or date, which may be in the next line. */
function unnumbered(heading: string): ActName | undefined {
  const [found] = findKinds(heading)
  if (!found) return undefined
  return nameOf({
    kind: found.kind,
    number: null,
    year: null,
    date: null,
    office: heading.slice(found.end),
  })
}

function* paragraphsFrom(text: string, start: number) {
  for (let at = text.indexOf('\n\n', start - 1); at !== -1;) {
    const next = text.indexOf('\n\n', at + 2)
    yield { paragraph: text.slice(at + 2, next === -1 ? undefined : next), at: at + 2 }
    at = next
  }
}

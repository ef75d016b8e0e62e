import { nameOf } from './act-name.ts'
import { findCitations } from '../../lib/printed/citation.ts'
import { HEAD_LENGTH, namesIn, peopleIn } from './correction-head.ts'
import type { CorrectingAct, Correction } from './corrections.ts'
import { findPublishedIn } from './published-in.ts'

/** Before the wrong words. */
const WRONG =
  /onde\s+(?:se\s+l[êe][ru]?|l[êe][ -]se|consta(?:va|ou)?|est[áa]\s+escrito)(?![\wÀ-ÿ])|em\s+que\s+se\s+l[êe](?![\wÀ-ÿ])/gi
/** Before the right ones. */
const RIGHT = /leia[\s-]*se|passa\s+a\s+(?:ter|vigorar|constar)|fa[çc]a-se\s+constar/i
const VERB = /\bretific(?:ar|a|o|amos)(?=[ ,])/gi
/** `Na Portaria nº…`, `No Despacho de…` */
const PLACE = /(?:^|\n|[.:;–-] ?|resolve,? ?)(?=N(?:[ao]s?|A|O) )/g
const RESOLVES = /\bresolvem?\b/gi
const TITLE = /^(?:aviso de )?(?:rer)?retifica|errata/i

/** How many characters of the wrong words are read. */
const EXCERPT_LENGTH = 500
/** A misprinted heading stands at the very beginning of the wrong words. */
const HEADING_AT = 12
const HEADING_LENGTH = 200

/** What an act rectifies: each `onde se lê`, and each `retificar` without one. */
export function rectifications({
  titulo,
  tipo_ato,
  conteudo_completo: text,
}: CorrectingAct): Correction[] {
  const cues = [...text.matchAll(WRONG)]
  const found = quoted(text, cues)
  for (const { index } of text.matchAll(VERB)) {
    const isQuoted = cues.some((cue) => cue.index > index && cue.index < index + HEAD_LENGTH)
    if (!isQuoted) found.push(...rectification(text.slice(index, index + HEAD_LENGTH), ''))
  }
  if (found.length === 0 && (TITLE.test(titulo) || TITLE.test(tipo_ato)))
    found.push(...rectification(text.slice(titulo.length, titulo.length + HEAD_LENGTH), ''))
  return found
}

function quoted(text: string, cues: RegExpExecArray[]): Correction[] {
  let from = 0
  return cues.flatMap(({ index, 0: cue }) => {
    if (index < from) return []
    const start = index + cue.length
    const after = text.slice(start, start + EXCERPT_LENGTH)
    const right = after.search(RIGHT)
    const wrong = right === -1 ? after : after.slice(0, right)
    const head = headOf(text.slice(Math.max(from, index - HEAD_LENGTH), index))
    from = start + Math.max(0, right)
    return rectification(head, wrong.trim())
  })
}

/** Of what stands before `onde se lê`, the part that says where: from `retificar`, `Na…` or `resolve` on. */
function headOf(before: string): string {
  const starts = [VERB, PLACE, RESOLVES].map((start) => [...before.matchAll(start)].at(-1)?.index)
  const tails = starts.flatMap((start) => (start === undefined ? [] : [before.slice(start)]))
  return tails.find((tail) => findCitations(tail).length > 0 || findPublishedIn(tail)) ?? before
}

/** One rectification, or none where the text does not say of what. */
function rectification(head: string, wrong: string): Correction[] {
  const cited = namesIn(head)
  const publishedIn = findPublishedIn(head)
  if (cited.length === 0 && !publishedIn) return []
  const misprinted = findCitations(wrong.slice(0, HEADING_LENGTH))
    .filter(({ start }) => start < HEADING_AT)
    .map(nameOf)
  const excerpt = `${wrong} ${peopleIn(head)}`.trim()
  return [{ tipo: 'retifica', names: [...cited, ...misprinted], publishedIn, excerpt }]
}

import { createHash } from 'node:crypto'
import type { Publication } from '../../server/src/gazette/publication.ts'

/** How many are made in each way. */
const OF_EACH = 40
/** A heading with number and whole date: `PORTARIA Nº 1.187, DE 20 DE MARÇO DE 2023`. */
const HEADING =
  /^(PORTARIA|ATO|RESOLUÇÃO)\D{0,40}?N[º°o]\.? ?([\d.]+)[^,]{0,30}, DE (\d{1,2})[º°]? DE (\p{L}+) DE (\d{4})$/iu

interface Named {
  kind: string
  number: number
  day: string
  body: string
  act: Publication
}

/** A citation of an act that does not exist, in a sentence, and the way in which it was made. */
export interface Invented {
  way: string
  text: string
}

/**
 * Two hundred citations of acts that do not exist, as like real ones as can be: always the same for the same
 * editions. That nothing has an invented name is checked in all texts, without the program's own readers.
 */
export function inventedCitations(acts: Publication[]): Invented[] {
  const named = acts
    .flatMap(readHeading)
    .toSorted((a, b) => rank(a.act.id).localeCompare(rank(b.act.id)))
  const printed = new Set(
    acts.flatMap(({ conteudo_completo: text }) => text.match(NUMBER) ?? []).map(plain),
  )
  const ofBody = Map.groupBy(named, ({ body }) => body)
  const ways: Record<string, (one: Named, other: Named) => string | null> = {
    'a number that no text has': (one) =>
      `${one.kind} nº ${unused(one.number)}, de ${one.day}, d${gendered(one.body)}`,
    'another body': (one, other) =>
      ofBody.get(other.body)!.some(({ number, day }) => number === one.number && day === one.day)
        ? null
        : `${one.kind} nº ${one.number}, de ${one.day}, d${gendered(other.body)}`,
    'another day': (one) =>
      `${one.kind} nº ${one.number}, de ${one.day.replace(/\d{4}$/, '2011')}, d${gendered(one.body)}`,
    'a place that has no such act': (one) =>
      `${one.kind} nº ${unused(one.number)}, de ${one.day}, publicada no DOU de ${one.act.data_publicacao.split('-').toReversed().join('/')}, Seção 2, página ${one.act.pagina}`,
    'a law beyond the count': (one) => `Lei nº ${98_000 + (one.number % 1_000)}, de ${one.day}`,
  }
  return Object.entries(ways).flatMap(([way, make], i) => {
    const some = named.slice(i * 2 * OF_EACH, (i + 1) * 2 * OF_EACH)
    const made = some.flatMap((one, at) => make(one, named[(at * 7 + 5) % named.length]!) ?? [])
    return made
      .slice(0, OF_EACH)
      .map((text) => ({ way, text: `Tendo em vista a ${text}, resolve:` }))
  })

  function unused(from: number): number {
    let number = from
    while (printed.has(String(number))) number++
    return number
  }
}

const NUMBER = /\d[\d.]*/g

function plain(digits: string): string {
  return digits.replaceAll('.', '').replace(/^0+/, '')
}

function readHeading(act: Publication): Named[] {
  const [, kind = '', number = '', day, month, year] = HEADING.exec(act.titulo.trim()) ?? []
  const body = act.orgao.split('/')[1] ?? ''
  if (day === undefined || body === '' || OFFICE.test(body)) return []
  const printed = `${Number(day)} de ${month!.toLowerCase()} de ${year}`
  return [{ kind, number: Number(plain(number)), day: printed, body, act }]
}

/** A second level that is no institution of its own. */
const OFFICE = /^(?:Gabinete|Secretaria|Presid|Comando|Procuradoria|Diretoria)/

function gendered(body: string): string {
  return /^(?:Uni|Fund|Ag|Em|Pro|C[âa]m)/.test(body) ? `a ${body}` : `o ${body}`
}

function rank(id: string): string {
  return createHash('sha256').update(`invented:${id}`).digest('hex')
}

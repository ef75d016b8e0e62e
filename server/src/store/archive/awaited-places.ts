import type { ActName } from '../../gazette/relations/act-name.ts'
import type { Correction } from '../../gazette/relations/correction.ts'
import type { RelationRules } from '../../gazette/relations/rules.ts'
import type { PreparedAct } from '../../ingest/archive-writer.ts'
import { dayNumber } from '../../lib/time/dates.ts'
import { pagesIn } from '../../printed/pages.ts'
import { isKnownByBody } from './original-finder.ts'
import { nameDay, nameText } from './relation-names.ts'

/**
 * Where a correction awaits its original, and an act finds the corrections that await it: a day, and a name or
 * page on it; without a day, other details that identify an act.
 */
export type AwaitedPlace = [day: number, name: string]

type InstitutionOf = RelationRules['institutionOf']

/** For acts known only by edition or year: a day before any edition. */
const NO_DAY = 0

/**
 * Where to look for the original of a correction by a body: under a day and a name, or under whatever else is
 * known of it. `published`: the date of its publication, if the text tells it.
 */
export function placesOfOriginal(
  correction: Correction,
  published: string | null,
  orgao: string,
  institutionOf: InstitutionOf,
): AwaitedPlace[] {
  const { names, publishedIn } = correction
  const institution = institutionOf(orgao)
  const page = publishedIn?.page ? [ofPage(publishedIn.page)] : []
  const edition = publishedIn?.date ? null : publishedIn?.edition
  const body = isKnownByBody(correction) ? [ofBody(institution)] : []
  const marks = [...names.map(nameText), ...page, ...body]
  return [
    ...names.flatMap((name): AwaitedPlace[] =>
      name.date === null ? [] : [[dayNumber(name.date), nameText(name)]],
    ),
    ...(published === null ? [] : marks.map((name): AwaitedPlace => [dayNumber(published), name])),
    ...(edition ? marks.map((name) => inEdition(edition, name)) : []),
    ...(publishedIn === null ? names.flatMap((name) => inYear(name, institution)) : []),
  ]
}

/** Where corrections may await an act. */
export function placesOfAct(
  { publication, relations }: PreparedAct,
  institutionOf: InstitutionOf,
): AwaitedPlace[] {
  const { data_publicacao, edicao, pagina } = publication
  const institution = institutionOf(publication.orgao)
  const today = dayNumber(data_publicacao)
  const marks = [...pagesIn(pagina).map(ofPage), ofBody(institution)]
  return [
    ...marks.flatMap((mark): AwaitedPlace[] => [[today, mark], inEdition(edicao, mark)]),
    ...relations.names.flatMap((name): AwaitedPlace[] => {
      const text = nameText(name)
      const year = Number((name.date ?? data_publicacao).slice(0, 4))
      return [
        [nameDay(name, today), text],
        [today, text],
        inEdition(edicao, text),
        ...inYear({ ...name, year }, institution),
      ]
    }),
  ]
}

function ofPage(page: string): string {
  return `página ${page}`
}

/** For acts of which the text gives only the day and the words. */
function ofBody(institution: string): string {
  return `órgão ${institution}`
}

function inEdition(edition: string, name: string): AwaitedPlace {
  return [NO_DAY, `edição ${edition} ${name}`]
}

/** For acts without a date: the year and the institution. */
function inYear({ year, ...name }: ActName, institution: string): AwaitedPlace[] {
  return year === undefined ? [] : [[NO_DAY, `${year} ${nameText(name)} ${institution}`]]
}

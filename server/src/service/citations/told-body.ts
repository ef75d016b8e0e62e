import { shortNamesOf, slug } from '../../../engine/analysis.ts'
import type { CitedAct } from '../../gazette/citations/cited.ts'
import { acronymOf } from '../../search/reading/bodies.ts'
import type { Namesake } from './namesake.ts'

/** Abbreviations that every body has one of; they tell none. */
const OF_EVERYBODY = new Set(
  `dg dge dir ga gab gabinete gabir gabrei gbr gm gp gpr gr pessoal portaria pr pre pres presi
   presidencia re rei reit reitoria rtr se sec secretaria sg normativa conjunta interministerial
   administrativa de do da e n no`.split(/\s+/),
)
/** `SPU`, `MinC`, `GM-MD` */
const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*/gu
/** `do Ministério da Justiça`, `da 9ª Região` */
const NAME =
  /(?<!\p{L})(?:d[aeo]s?|,) ((?:\p{Lu}[\p{L}-]+|\d+[ªº])(?:,? (?:(?:d[aeo]s?|e|em|n[ao]s?) )?(?:\p{Lu}[\p{L}-]+|\d+[ªº]))*)/gu
/** `Comandante` for `Comando`, `Ministro` for `Ministério`. */
const ROOT = 5
/** The second level of a path that is a part of the first one, and no institution. */
const OFFICE =
  /^(?:gabinete|secretaria|subsecretaria|diretoria|presidencia|coordenacao|comando|procuradoria)/
const OF_MANY = /^editais_e_avisos|^ineditoriais|^atos_d/
/** Shorter acronyms are found in other words. */
const SHORTEST = 3

/** What a body that the citation itself names adds to an agreement. */
export const NEAR = 2

/** What a citation tells of a body, and what the rest of the text does. */
export interface ToldBody {
  /** Whether the citation itself names a body. */
  isNear: boolean
  /**
   * 1 if the text names the act's institution anywhere, and 2 more if the citation itself names its body; null
   * if that names another one.
   */
  agreement(act: Pick<Namesake, 'orgao' | 'office' | 'titulo'>): number | null
}

/** Reads a text once for all of its citations. */
export function bodyReader(text: string): (cited: Pick<CitedAct, 'office' | 'after'>) => ToldBody {
  const all = `_${slug(text)}_`
  const said = {
    all,
    words: new Set(all.split('_')),
    capitals: new Set((text.match(ABBREVIATION) ?? []).map(slug)),
  }
  const isNamedHere = remembered((orgao: string) => isNamed(orgao, said))
  const namesOf = remembered(shortNamesIn)
  const rootsOf = remembered((words: string) => new Set(wordsOf(words).map(rootOf)))
  return ({ office, after }) => {
    const told = `${office} ${after}`
    const abbreviations = (told.match(ABBREVIATION) ?? [])
      .map(slug)
      .filter((one) => !OF_EVERYBODY.has(one))
    const names = Array.from(told.matchAll(NAME), ([, name = '']) => wordsOf(name))
      .filter(isOfBody)
      .map((words) => words.map(rootOf))
    const isNear = abbreviations.length > 0 || names.length > 0
    return {
      isNear,
      agreement(act) {
        const inText = Number(isNamedHere(act.orgao))
        if (!isNear) return inText
        const short = [namesOf(act.orgao), officeNames(act.office)]
        if (abbreviations.some((one) => short.some((known) => known.has(one)))) return NEAR + inText
        const roots = [rootsOf(act.orgao), rootsOf(act.titulo)]
        const isSaid = names.some((name) =>
          name.every((root) => roots.some((known) => known.has(root))),
        )
        return isSaid ? NEAR + inText : null
      },
    }
  }
}

/** A text cites many acts of one body. */
function remembered<T>(work: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>()
  return (words) => {
    const result = known.get(words) ?? work(words)
    known.set(words, result)
    return result
  }
}

function wordsOf(text: string): string[] {
  return slug(text)
    .split('_')
    .filter((word) => word.length > 2 || /^\d+a?$/.test(word))
}

function rootOf(word: string): string {
  return word.slice(0, ROOT)
}

/** `de Pessoal`, `da União` tell nobody. */
function isOfBody(words: string[]): boolean {
  return words.some((word) => word.length > SHORTEST && word !== 'pessoal' && word !== 'uniao')
}

/** The short names of a body and of those above it. */
function shortNamesIn(orgao: string): Set<string> {
  const names = orgao.split('/').flatMap((level) => {
    const [beginning = ''] = level.split(',', 1)
    const known = acronymOf(level)
    return [
      ...shortNamesOf(slug(level).split('_'), slug(beginning).split('_')),
      ...(known === null ? [] : [slug(known)]),
    ]
  })
  return new Set(names.filter((one) => !OF_EVERYBODY.has(one)))
}

function officeNames(office: string): Set<string> {
  return new Set(
    office
      .split(' ')
      .map(slug)
      .filter((one) => !OF_EVERYBODY.has(one)),
  )
}

/** A text, as names of bodies are sought in it. */
interface SaidText {
  /** `_a_portaria_do_ministerio_`, and its words apart. */
  all: string
  words: ReadonlySet<string>
  capitals: ReadonlySet<string>
}

/** Whether a text names the institution that a body belongs to. */
function isNamed(orgao: string, { all, words, capitals }: SaidText): boolean {
  const [root = '', second = ''] = orgao.split('/')
  const institution = second === '' || OFFICE.test(slug(second)) ? root : second
  const name = slug(institution).replace(/^fundacao_(?=universidade)/, '')
  if (OF_MANY.test(name)) return false
  const isSaid = name.split('_').every((word) => words.has(word)) && all.includes(`_${name}_`)
  if (isSaid) return true
  const acronym = acronymOf(institution)
  return acronym !== null && acronym.length >= SHORTEST && capitals.has(slug(acronym))
}

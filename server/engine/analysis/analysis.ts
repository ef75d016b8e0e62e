import { findAmounts } from '../entities/amounts/amounts.ts'
import { entityTerms } from '../entities/entities.ts'
import { codesIn } from './codes.ts'
import type { AnalyzedAct, SearchableAct } from '../port/act.ts'
import { marginsOf } from './margins.ts'
import type { BodyName } from '../port/query.ts'
import { shortNamesOf } from './short-names.ts'
import { stem } from './stemmer.ts'
import { isStopWord } from './stop-words.ts'
import { readWords } from './words.ts'

/**
 * Raise it whenever any text is split into other tokens than before: an index and its queries need
 * the same analysis (index-version.test.ts).
 */
export const ANALYSIS_VERSION = 10

/** A run of letters and digits, folded, with its position in the text (UTF-16 offsets). */
export interface Token {
  text: string
  start: number
  end: number
}

/**
 * The one analysis of index, query, matcher and snippets. It folds case and accents. Everything
 * that is neither letter nor digit separates. `º`, `°`, `ª` fold to a letter and end their token.
 * Thousands are joined (`1.326` is `1326`, but `23.03.2023` is three tokens).
 */
export function tokenize(text: string): Token[] {
  const { joined, count, starts, ends, joinedEnds } = readWords(text)
  const tokens: Token[] = []
  let from = 0
  for (let i = 0; i < count; i++) {
    const to = joinedEnds[i]!
    tokens.push({ text: joined.slice(from, to), start: starts[i]!, end: ends[i]! })
    from = to + 1
  }
  return tokens
}

/** The words of a text, separated by spaces. */
export function analyzeField(text: string): string {
  return readWords(text).joined
}

/** Splits words or terms that spaces separate. */
export function tokensOf(joined: string): string[] {
  return joined === '' ? [] : joined.split(' ')
}

/**
 * The term to search for a bare word; null for stop words and numbers, which are searched exactly.
 */
export function stemOf(word: string): string | null {
  return inflects(word) ? stem(word) : null
}

/**
 * Whether a bare word is searched by its stem: true for words without digits that are not stop
 * words.
 */
export function inflects(word: string): boolean {
  for (let i = 0; i < word.length; i++) if (isDigit(word.charCodeAt(i))) return false
  return !isStopWord(word)
}

/**
 * The name of a body, act type or edition in the form that filters compare: folded words joined by
 * `_`.
 */
export function slug(text: string): string {
  return tokenize(text)
    .map((token) => token.text)
    .join('_')
}

/** Everything that the index holds of an act. */
export function analyzeAct(act: SearchableAct): AnalyzedAct {
  const words = readWords(act.conteudo_completo)
  const margens = marginsOf(act, words) // before another text is read
  return {
    fields: {
      titulo: analyzeField(act.titulo),
      ementa: analyzeField(act.ementa ?? ''),
      texto: words.joined,
      orgao: analyzeField(act.orgao),
      assinatura: analyzeField(act.assinatura),
      tipo: analyzeField(act.tipo_ato),
    },
    margens,
    filters: [
      filterTerm.secao(act.secao),
      ...(act.secao === 'extra' ? [filterTerm.secao(`extra${act.secao_base}`)] : []),
      filterTerm.tipo_ato(act.tipo_ato),
      filterTerm.edicao(act.edicao),
      ...bodyTerms(act.orgao),
      ...entityTerms(act.conteudo_completo, Number(act.data_publicacao.slice(0, 4))),
      ...codesIn(act.conteudo_completo).map(filterTerm.codigo),
    ].join(' '),
    valor: findAmounts(act.conteudo_completo).reduce((a, b) => Math.max(a, b), 0),
  }
}

/** The extra editions of one section. */
const ONE_EXTRA = /^extra[123]$/

/** A filter value as an index term. No word begins with `:`, so terms cannot collide. */
export const filterTerm = {
  /** `extra1` is narrower than a section, so it has a term of its own, which no facet counts. */
  secao: (secao: string) =>
    ONE_EXTRA.test(secao) ? `:edicao_extra=${secao.slice(-1)}` : `:secao=${slug(secao)}`,
  tipo_ato: (tipo: string) => `:tipo=${slug(tipo)}`,
  edicao: (numero: string) => `:edicao=${slug(numero)}`,
  /** That of a whole type, or the beginning of all whose names begin as the text before a final `*`. */
  anyTipoAto: (asked: string) => {
    const kind = asked.trimEnd().endsWith('*') ? ('prefix' as const) : ('term' as const)
    return { kind, text: filterTerm.tipo_ato(asked) }
  },
  /** A single level by its name, or a path prefix of several levels. */
  orgao: (body: BodyName) =>
    typeof body === 'string' ? bodyTermOf(body) : `:chamado=${body.short}`,
  /** As codes.ts reads it. */
  codigo: (value: string) => `:codigo=${value}`,
}

/** Each level by itself, each path prefix of two levels or more, and what each level is called for short. */
export function bodyTerms(orgao: string): readonly string[] {
  return bodyTermsOf(orgao)
}

/** Searches name the same bodies again and again. */
const bodyTermOf = remembered((path) => `:orgao=${path.split('/').map(slug).join('/')}`)
const bodyTermsOf = remembered(readBodyTerms)
/** What people call one level of a body for short; see `shortNamesOf`. */
export const shortNamesOfLevel = remembered(readShortNames)

function readBodyTerms(orgao: string): readonly string[] {
  const printed = orgao.split('/')
  const levels = printed.map(slug)
  const terms = new Set(levels)
  for (let depth = 2; depth <= levels.length; depth++) terms.add(levels.slice(0, depth).join('/'))
  const shortNames = new Set(printed.flatMap(shortNamesOfLevel))
  return [
    ...[...shortNames].map((short) => filterTerm.orgao({ short })),
    ...[...terms].map((term) => `:orgao=${term}`),
  ]
}

/** A day names some hundred bodies in thousands of acts; an edition that invents more empties this. */
const MOST_BODIES = 4_096

/** Reads a body's name once. */
function remembered<T extends string | readonly string[]>(
  read: (name: string) => T,
): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const found = read(name)
    if (known.size === MOST_BODIES) known.clear()
    known.set(name, found)
    return found
  }
}

/** In both parts of `Centrais Elétricas do Norte - Eletronorte`. */
function readShortNames(level: string): string[] {
  const names = new Set([level, ...level.split(/ [-–] /)])
  return [...names].flatMap((name) =>
    shortNamesOf(wordsOf(name), wordsOf(name.slice(0, endOfBeginning(name)))),
  )
}

function endOfBeginning(name: string): number {
  const comma = name.indexOf(',')
  return comma < 0 ? name.length : comma
}

function wordsOf(text: string): string[] {
  return tokenize(text).map((token) => token.text)
}

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39

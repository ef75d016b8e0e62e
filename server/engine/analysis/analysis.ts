import { findAmounts } from '../entities/amounts/amounts.ts'
import { entityTerms } from '../entities/entities.ts'
import { codesIn } from './codes.ts'
import { ORDINAL_A, ORDINAL_O, SEPARATOR, WIDE, foldCodePoint, foldCodeUnit } from './fold.ts'
import type { AnalyzedAct, SearchableAct } from '../port/act.ts'
import { marginsOf } from './margins.ts'
import type { BodyName } from '../port/query.ts'
import { shortNamesOf } from './short-names.ts'
import { stem } from './stemmer.ts'
import { isStopWord } from './stop-words.ts'

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
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const token = readRun(text, at)
    at = token.end
    if (token.text === '') continue
    const joined = isShortNumber(token) ? readThousands(text, token) : token
    tokens.push(joined)
    at = joined.end
  }
  return tokens
}

/** The words of a text, separated by spaces. */
export function analyzeField(text: string): string {
  return joined(tokenize(text))
}

function joined(tokens: Token[]): string {
  let words = ''
  for (const { text: word } of tokens) words += words === '' ? word : ` ${word}`
  return words
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
  const tokens = tokenize(act.conteudo_completo)
  return {
    fields: {
      titulo: analyzeField(act.titulo),
      ementa: analyzeField(act.ementa ?? ''),
      texto: joined(tokens),
      orgao: analyzeField(act.orgao),
      assinatura: analyzeField(act.assinatura),
      tipo: analyzeField(act.tipo_ato),
    },
    margens: marginsOf(act, tokens),
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
const shortNamesIn = remembered(readShortNames)

function readBodyTerms(orgao: string): readonly string[] {
  const printed = orgao.split('/')
  const levels = printed.map(slug)
  const terms = new Set(levels)
  for (let depth = 2; depth <= levels.length; depth++) terms.add(levels.slice(0, depth).join('/'))
  const shortNames = new Set(printed.flatMap(shortNamesIn))
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

/** The run of letters and digits at `start`; '' and the next position if there is a separator. */
function readRun(text: string, start: number): Token {
  let run = ''
  let at = start
  for (; at < text.length; at++) {
    const folded = foldCodeUnit(text.charCodeAt(at))
    if (folded > ORDINAL_A) run += String.fromCharCode(folded)
    else if (folded >= ORDINAL_O) return { text: run + ordinalLetter(folded), start, end: at + 1 }
    else if (folded === WIDE) {
      const codePoint = text.codePointAt(at)! // in range: at < text.length
      const wide = foldCodePoint(codePoint)
      if (wide === null || (wide === '' && run === '')) break
      run += wide
      if (codePoint > 0xffff) at++
    } else if (folded === SEPARATOR || run === '') break
  }
  return { text: run, start, end: run === '' ? at + 1 : at }
}

const ordinalLetter = (folded: number) => (folded === ORDINAL_O ? 'o' : 'a')

const THOUSANDS = /\d{1,3}(?:\.\d{3})+(?!\.?\d)/y

/**
 * `1.326`, beginning at its first group; the group alone when digits and dots form no thousands.
 */
function readThousands(text: string, group: Token): Token {
  const { start } = group
  if (text[start - 1] === '.' && isDigit(text.charCodeAt(start - 2))) return group
  THOUSANDS.lastIndex = start
  const match = THOUSANDS.exec(text)
  if (!match) return group
  const end = start + match[0].length
  const digits = match[0].replaceAll('.', '')
  const next = end < text.length ? foldCodeUnit(text.charCodeAt(end)) : SEPARATOR
  if (next === ORDINAL_O || next === ORDINAL_A)
    return { text: digits + ordinalLetter(next), start, end: end + 1 }
  return next > ORDINAL_A ? group : { text: digits, start, end }
}

function isShortNumber({ text, start, end }: Token): boolean {
  if (end - start > 3 || text.length > 3) return false
  for (let i = 0; i < text.length; i++) if (!isDigit(text.charCodeAt(i))) return false
  return true
}

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39

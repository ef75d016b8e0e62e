import { dayNumber } from '../src/lib/time/dates.ts'
import { findAmounts, entityTerm, signatureLines } from '../engine/entities.ts'
import { filterTerm, inflects, phraseForms, slug, tokenize } from '../engine/analysis.ts'
import { bodyTerms } from '../engine/analysis/analysis.ts'
import { codesIn } from '../engine/analysis/codes.ts'
import { entityTerms } from '../engine/entities/entities.ts'
import {
  type BodyName,
  type SoughtQuery,
  type SearchableAct,
  type SoughtField,
  type IndexFilters,
  KEYS_PER_DAY,
} from '../engine/port.ts'
import { sharesStemWith } from './_shared-stem.ts'

/**
 * The meaning of a query, evaluated over one act's tokens without any index: slow and simple, for
 * comparison with engines.
 */
export function matches(query: SoughtQuery, act: SearchableAct): boolean {
  switch (query.kind) {
    case 'most': {
      const { required, parts, least, long } = query
      const matched = parts.filter((part) => matches(part.query, act))
      const sum = matched.reduce((total, { weight }) => total + weight, 0)
      const isNamed = !long || lengthOf(act) < long.words || matches(long.named, act)
      return sum >= least && isNamed && required.every((one) => matches(one, act))
    }
    case 'all':
      return true
    case 'and':
      return query.children.every((child) => matches(child, act))
    case 'or':
      return query.children.some((child) => matches(child, act))
    case 'not':
      return !matches(query.child, act)
    case 'entity':
      return entityTerms(act.conteudo_completo, Number(act.data_publicacao.slice(0, 4))).includes(
        entityTerm(query.field, query.value),
      )
    case 'body':
      return isBodyOf(query.name, act.orgao)
    case 'code':
      return codesIn(act.conteudo_completo).includes(query.value)
    case 'word':
      return inflects(query.word)
        ? inText(query.field, act, (words) => words.some(sharesStemWith(query.word)))
        : inText(query.field, act, (words) => holdsPhrase(words, [query.word]))
    case 'prefix':
      return inText(query.field, act, (words) => words.some((w) => w.startsWith(query.prefix)))
    case 'phrase':
      return inText(query.field, act, (words) => holdsPhrase(words, query.words))
    case 'near':
      return inText(query.field, act, (words) => holdsNear(words, query.words, query.distance))
  }
}

/** Whether an act passes the filters; `key` gives its day. */
export function passes(filters: IndexFilters, act: SearchableAct, key: number): boolean {
  const day = Math.floor(key / KEYS_PER_DAY)
  const { data_inicio, data_fim, secoes, tipos_ato, edicao, cnpjs, among } = filters
  const { orgaos, orgaos_exceto = [] } = filters
  const { valor_min = 0, valor_max = Infinity } = filters
  if (data_inicio !== undefined && day < dayNumber(data_inicio)) return false
  if (data_fim !== undefined && day > dayNumber(data_fim)) return false
  if (secoes && !secoes.some((secao) => isOfSection(secao, act))) return false
  if (tipos_ato && !tipos_ato.some((asked) => isOfType(asked, act.tipo_ato))) return false
  if (orgaos_exceto.some((orgao) => isBodyOf(orgao, act.orgao))) return false
  if (edicao !== undefined && filterTerm.edicao(edicao) !== filterTerm.edicao(act.edicao))
    return false
  if (cnpjs && !cnpjs.some((value) => matches({ kind: 'entity', field: 'cnpj', value }, act)))
    return false
  if (among && Array.from(among.keys).includes(key) === among.others) return false
  if (filters.valor_min !== undefined || filters.valor_max !== undefined) {
    const amount = amountOf(act)
    if (amount === 0 || amount < valor_min || amount > valor_max) return false
  }
  return !orgaos || orgaos.some((orgao) => isBodyOf(orgao, act.orgao))
}

const lengthOf = ({ titulo, conteudo_completo }: SearchableAct) =>
  wordsOf(titulo).length + wordsOf(conteudo_completo).length

/** The largest that the text names; 0: none. */
export function amountOf({ conteudo_completo }: SearchableAct): number {
  return Math.max(0, ...findAmounts(conteudo_completo))
}

function isOfSection(asked: string, { secao, secao_base }: SearchableAct): boolean {
  return asked === secao || (secao === 'extra' && asked === `extra${secao_base}`)
}

function isOfType(asked: string, type: string): boolean {
  const [wanted, own] = [slug(asked.replace('*', '')), slug(type)]
  return asked.endsWith('*') ? own.startsWith(wanted) : own === wanted
}

function isBodyOf(wanted: BodyName, path: string): boolean {
  const levels = path.split('/')
  if (typeof wanted !== 'string') return bodyTerms(path).includes(filterTerm.orgao(wanted))
  const prefixes = levels.map((_, depth) => levels.slice(0, depth + 1).join('/'))
  return [...levels, ...prefixes].some(
    (name) => filterTerm.orgao(name) === filterTerm.orgao(wanted),
  )
}

function inText(
  field: SoughtField,
  act: SearchableAct,
  holds: (words: string[]) => boolean,
): boolean {
  const texts = {
    titulo: () => wordsOf(act.titulo),
    ementa: () => wordsOf(act.ementa ?? ''),
    texto: () => wordsOf(act.conteudo_completo),
    corpo: () => bodyOf(act),
    orgao: () => wordsOf(act.orgao),
    assinatura: () => wordsOf(act.assinatura),
    tipo: () => wordsOf(act.tipo_ato),
  }
  const places = {
    anywhere: ['titulo', 'texto'] as const,
    sem_assinatura: ['titulo', 'corpo'] as const,
  }
  const fields =
    field === null ? places.anywhere : field === 'sem_assinatura' ? places[field] : [field]
  return fields.some((name) => holds(texts[name]()))
}

/** The words of the text in their places, without those of the line of its title and of who signs. */
function bodyOf({ titulo, conteudo_completo, assinatura }: SearchableAct): string[] {
  const signed = signatureLines(assinatura)
  const lines = conteudo_completo.split('\n')
  const heading = titulo === '' ? -1 : lines.indexOf(titulo)
  return lines.flatMap((line, at) =>
    wordsOf(line).map((word) => (at === heading || signed.has(line) ? '(none)' : word)),
  )
}

/** Caches texts by the thousand, because each is needed again and again. */
const MOST_KEPT = 20_000
const kept = new Map<string, string[]>()

/** The tokens of a text. */
export function wordsOf(text: string): string[] {
  const known = kept.get(text)
  if (known) return known
  if (kept.size === MOST_KEPT) kept.clear()
  const words = tokenize(text).map((token) => token.text)
  kept.set(text, words)
  return words
}

function holdsPhrase(words: string[], phrase: string[]): boolean {
  return phraseForms(phrase).some((form) =>
    words.some((_, at) => form.every((word, i) => words[at + i] === word)),
  )
}

/**
 * FTS5's NEAR over single words: some choice of one position for each word, such that there are at
 * most `distance` words between the end of the first and the beginning of the last.
 */
function holdsNear(words: string[], near: string[], distance: number): boolean {
  const places = near.map((word) => words.flatMap((w, at) => (w === word ? [at] : [])))
  if (places.some((of) => of.length === 0)) return false
  return places
    .flat()
    .some((first) =>
      places.every((of) => of.some((at) => at >= first && at - first - 1 <= distance)),
    )
}

import type { EntityField, TextField } from '../port/act.ts'
import { QueryError } from './query-error.ts'

/** The pieces of a query. `start` and `end` are UTF-16 offsets in the typed text. */
export type Lexeme = { start: number; end: number } & (
  | { kind: 'or' | 'and' | 'not' | 'minus' | 'literal' | 'open' | 'close' | 'all' }
  /** Text up to the next space, quote or parenthesis; `prefix` when a `*` ends it. */
  | { kind: 'chunk'; text: string; prefix: boolean }
  /** Text between quotes; `distance` when `~5` follows. */
  | { kind: 'quoted'; text: string; distance: number | null }
  /** `titulo:` right before a chunk, a quote or a parenthesis. */
  | { kind: 'field'; field: TextField }
  /** `cnpj:` right before a chunk or a quote. */
  | { kind: 'entity'; field: EntityField }
)

const OPERATORS: Record<string, 'or' | 'and' | 'not'> = {
  OU: 'or',
  OR: 'or',
  E: 'and',
  AND: 'and',
  NAO: 'not',
  NÃO: 'not',
  NOT: 'not',
}

/** Field names of the language, accents optional. */
const FIELDS: Record<string, TextField> = {
  titulo: 'titulo',
  ementa: 'ementa',
  corpo: 'corpo',
  orgao: 'orgao',
  assinatura: 'assinatura',
  tipo: 'tipo',
}

const ENTITIES: Record<string, EntityField> = {
  cnpj: 'cnpj',
  processo: 'processo',
  norma: 'norma',
}

/** Without accents. */
export const FIELD_NAMES = [...Object.keys(FIELDS), ...Object.keys(ENTITIES)]

const SPACE = /\s/
const QUOTE = /["“”„]/
const BREAK = /[\s"“”„()]/
const FIELD_NAME =
  /(t[ií]\u0301?tulo|ementa|[oó]\u0301?rg[aã]\u0303?o|assinatura|corpo|tipo|cnpj|processo|norma):(?=["“”„(]|[^\s"“”„()]*[\p{L}\p{N}])/iuy
const DISTANCE = /~(\d+)/y
/** A `*` right after a letter or digit, with nothing but punctuation behind it. */
const PREFIX = /[\p{L}\p{M}\p{N}]\*[^\p{L}\p{N}]*$/u

/**
 * Beyond this distance "near" means nothing; it also keeps the number within every engine's range.
 */
const MAX_DISTANCE = 10_000

/** Splits a query. @throws QueryError with the position of a quote that is never closed. */
export function lex(input: string): Lexeme[] {
  const lexemes: Lexeme[] = []
  let at = 0
  while (at < input.length) {
    const char = input[at]!
    if (SPACE.test(char)) at++
    else {
      const lexeme = next(input, at)
      lexemes.push(lexeme)
      at = lexeme.end
    }
  }
  return lexemes
}

function next(input: string, start: number): Lexeme {
  const char = input[start]!
  if (char === '(') return { kind: 'open', start, end: start + 1 }
  if (char === ')') return { kind: 'close', start, end: start + 1 }
  if (QUOTE.test(char)) return quoted(input, start)
  if (char === '-' && startsWord(input, start, '(')) return { kind: 'minus', start, end: start + 1 }
  if (char === '=' && startsWord(input, start, '(-'))
    return { kind: 'literal', start, end: start + 1 }
  FIELD_NAME.lastIndex = start
  const field = FIELD_NAME.exec(input)
  if (field) {
    const name = field[1]!.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const place = { start, end: FIELD_NAME.lastIndex }
    const entity = ENTITIES[name]
    return entity
      ? { kind: 'entity', field: entity, ...place }
      : { kind: 'field', field: FIELDS[name]!, ...place }
  }
  return chunk(input, start)
}

/**
 * `-` and `=` are operators only at the start of a word: at the beginning, after a space or one of
 * `openers`, and right before something.
 */
function startsWord(input: string, at: number, openers: string): boolean {
  const before = input[at - 1] ?? ' '
  const after = input[at + 1] ?? ' '
  return (SPACE.test(before) || openers.includes(before)) && !SPACE.test(after) && after !== ')'
}

function quoted(input: string, start: number): Lexeme {
  let close = start + 1
  while (close < input.length && !QUOTE.test(input[close]!)) close++
  if (close === input.length)
    throw new QueryError(
      input,
      start,
      'aspas abertas e não fechadas',
      'Feche a frase com aspas (").',
    )
  const text = input.slice(start + 1, close)
  DISTANCE.lastIndex = close + 1
  const near = DISTANCE.exec(input)
  if (!near) return { kind: 'quoted', text, distance: null, start, end: close + 1 }
  const distance = Number(near[1])
  if (distance > MAX_DISTANCE)
    throw new QueryError(
      input,
      close + 1,
      `distância maior que ${MAX_DISTANCE}`,
      `Use uma distância de 0 a ${MAX_DISTANCE}, como em "a b"~5.`,
    )
  return { kind: 'quoted', text, distance, start, end: DISTANCE.lastIndex }
}

function chunk(input: string, start: number): Lexeme {
  let end = start
  while (end < input.length && !BREAK.test(input[end]!)) end++
  const text = input.slice(start, end)
  if (text === '*') return { kind: 'all', start, end }
  const operator = OPERATORS[text.normalize('NFKC').replace(/\p{Cf}/gu, '')]
  if (operator) return { kind: operator, start, end }
  return { kind: 'chunk', text, prefix: PREFIX.test(text), start, end }
}

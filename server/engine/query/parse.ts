import { type Token, tokenize } from '../analysis/analysis.ts'
import type { EntityField, SoughtField } from '../port/act.ts'
import { readEntity } from '../entities/entities.ts'
import { findTypedCodes } from '../analysis/codes.ts'
import { findIdentifiers, printIdentifier } from '../analysis/identifiers.ts'
import { group, hasPositive, literally, negate } from './build.ts'
import { type Lexeme, lex } from './lexer.ts'
import { QueryError } from './query-error.ts'
import { skipStopWords } from './stop-words.ts'
import type { OpenedCode, Query } from '../port/query.ts'

/** Deeper than anybody nests; bounds the recursion of everything that walks a tree. */
const MAX_DEPTH = 50
/** More words than any search needs; bounds the work of a request. */
const MAX_LEAVES = 256

/**
 * Parses `termo` (the language is described in docs/consulta.md).
 *
 *     any   := all ( OU all )*
 *     all   := unary ( [E] unary )*
 *     unary := ( NAO | - | = ) unary | [field:] primary | entity: ( chunk | "phrase" )
 *     primary := chunk | "phrase" | "near"~n | * | ( any )
 *
 * @throws QueryError with the position and a suggestion; never guesses.
 */
export function parseQuery(termo: string): Query {
  return skipStopWords(new Parser(termo).parse())
}

/**
 * {@link parseQuery} that keeps stop words and notes at each word the code that it opens, for the
 * reading of words that stand together (search/reading/).
 */
export function parseWritten(termo: string): Query {
  return new Parser(termo, typedCodes(termo)).parse()
}

/** The message for an invalid value, and the way out. */
const ENTITY_PROBLEMS: Record<EntityField, [problema: string, sugestao: string]> = {
  cnpj: [
    'cnpj: deve vir antes de um CNPJ com dígitos verificadores corretos, ou dos 8 primeiros caracteres dele',
    'Escreva como em cnpj:12.345.678/0001-95, ou deixe um espaço depois dos dois-pontos para procurar as palavras.',
  ],
  processo: [
    'processo: deve vir antes de um número de processo de 17, 20 ou 21 dígitos',
    'Escreva como em processo:12345.678901/2024-56, ou deixe um espaço depois dos dois-pontos para procurar as palavras.',
  ],
  norma: [
    'norma: deve vir antes do tipo e do número de uma norma, entre aspas',
    'Escreva como em norma:"Lei 8.112/1990" ou norma:"Lei 8.112", ou deixe um espaço depois dos dois-pontos para procurar as palavras.',
  ],
}

class Parser {
  readonly #input: string
  readonly #lexemes: Lexeme[]
  readonly #codes: ReadonlyMap<number, OpenedCode>
  #at = 0
  #depth = 0
  #leaves = 0

  /** @param codes By the place where they begin. */
  constructor(input: string, codes: ReadonlyMap<number, OpenedCode> = new Map()) {
    this.#input = input
    this.#lexemes = meaningful(lex(input))
    this.#codes = codes
  }

  parse(): Query {
    if (this.#lexemes.length === 0)
      throw new QueryError(
        this.#input,
        0,
        'não há nenhuma palavra para procurar',
        'Escreva ao menos uma palavra, ou * para todas as publicações.',
      )
    const query = this.#any(null)
    const rest = this.#peek()
    if (rest)
      throw this.#error(rest, 'parêntese fechado sem ter sido aberto', 'Retire o ) ou abra com (.')
    if (!hasPositive(query))
      throw new QueryError(
        this.#input,
        0,
        'a consulta só tem negações',
        'Diga também o que procurar, como em: educação -temporário; ou use * para excluir de tudo.',
      )
    return query
  }

  #any(field: SoughtField): Query {
    const children = [this.#all(field)]
    while (this.#peek()?.kind === 'or') {
      const operator = this.#take()
      this.#requireOperand(operator)
      children.push(this.#all(field))
    }
    return group('or', children)
  }

  #all(field: SoughtField): Query {
    const first = this.#peek()
    if (first && (first.kind === 'or' || first.kind === 'and'))
      throw this.#error(first, ...dangling(first, this.#input))
    const children = [this.#unary(field)]
    for (;;) {
      const lexeme = this.#peek()
      if (!lexeme || lexeme.kind === 'or' || lexeme.kind === 'close') return group('and', children)
      if (lexeme.kind === 'and') this.#requireOperand(this.#take())
      children.push(this.#unary(field))
    }
  }

  #unary(field: SoughtField): Query {
    const lexeme = this.#take()
    if (lexeme.kind === 'not' || lexeme.kind === 'minus') {
      this.#requireOperand(lexeme)
      const child = this.#nested(lexeme, () => this.#unary(field))
      return negate(child)
    }
    if (lexeme.kind === 'literal') {
      this.#requireOperand(lexeme)
      return literally(this.#nested(lexeme, () => this.#unary(field)))
    }
    if (lexeme.kind === 'entity') return this.#entity(lexeme)
    if (lexeme.kind === 'field') return this.#primary(this.#take(), lexeme.field)
    return this.#primary(lexeme, field)
  }

  #primary(lexeme: Lexeme, field: SoughtField): Query {
    switch (lexeme.kind) {
      case 'open':
        return this.#nested(lexeme, () => this.#parenthesised(lexeme, field))
      case 'chunk':
        return this.#chunk(lexeme, field)
      case 'quoted':
        return this.#quoted(lexeme, field)
      case 'all':
        return { kind: 'all' }
      case 'close':
        throw this.#error(
          lexeme,
          'parêntese fechado sem ter sido aberto',
          'Retire o ) ou abra com (.',
        )
      default:
        throw this.#error(lexeme, ...dangling(lexeme, this.#input))
    }
  }

  #parenthesised(open: Lexeme, field: SoughtField): Query {
    if (this.#peek()?.kind === 'close')
      throw this.#error(
        open,
        'parênteses vazios',
        'Retire os parênteses ou escreva algo entre eles.',
      )
    const missing = () => this.#error(open, 'parêntese aberto e não fechado', 'Feche com ).')
    if (!this.#peek()) throw missing()
    const query = this.#any(field)
    if (this.#peek()?.kind !== 'close') throw missing()
    this.#take()
    return query
  }

  /** `7/2023` is two words, a CNPJ is one, `2023*` is a prefix. */
  #chunk(lexeme: Lexeme & { kind: 'chunk' }, field: SoughtField): Query {
    const words = splitWords(lexeme.text, (joined) => joined)
    this.#count(lexeme, words.length)
    const leaves = words.map(({ text: word, start }): Query => {
      const opens = field === null ? this.#codes.get(lexeme.start + start) : undefined
      return { kind: 'word', field, word, ...(opens && { opens }) }
    })
    const last = words.at(-1)
    if (lexeme.prefix && last !== undefined)
      leaves.splice(-1, 1, { kind: 'prefix', field, prefix: last.text })
    return group('and', leaves)
  }

  #quoted(lexeme: Lexeme & { kind: 'quoted' }, field: SoughtField): Query {
    const { text, distance } = lexeme
    const words =
      distance === null
        ? splitWords(text, (joined) => printIdentifier(joined) ?? joined).map(textOf)
        : tokenize(text).map(textOf)
    this.#count(lexeme, words.length)
    if (words.length === 0)
      throw this.#error(
        lexeme,
        'aspas sem nenhuma palavra',
        'Escreva a frase entre as aspas, ou retire-as.',
      )
    return distance === null
      ? { kind: 'phrase', field, words }
      : { kind: 'near', field, words, distance }
  }

  #entity(lexeme: Lexeme & { kind: 'entity' }): Query {
    const { field } = lexeme
    const written = this.#take()
    const isWritten = written.kind === 'chunk' || written.kind === 'quoted'
    const value = isWritten ? readEntity(field, written.text) : null
    if (value === null) throw this.#error(lexeme, ...ENTITY_PROBLEMS[field])
    this.#count(lexeme, 1)
    return { kind: 'entity', field, value }
  }

  #nested(lexeme: Lexeme, read: () => Query): Query {
    if (++this.#depth > MAX_DEPTH)
      throw this.#error(
        lexeme,
        `mais de ${MAX_DEPTH} níveis de parênteses ou negações`,
        'Simplifique a consulta.',
      )
    const query = read()
    this.#depth--
    return query
  }

  #count(lexeme: Lexeme, words: number): void {
    this.#leaves += words
    if (this.#leaves > MAX_LEAVES)
      throw this.#error(lexeme, `mais de ${MAX_LEAVES} palavras`, 'Divida a consulta em várias.')
  }

  #requireOperand(operator: Lexeme): void {
    const following = this.#peek()
    if (
      !following ||
      following.kind === 'close' ||
      following.kind === 'or' ||
      following.kind === 'and'
    )
      throw this.#error(operator, ...dangling(operator, this.#input))
  }

  #peek(): Lexeme | undefined {
    return this.#lexemes[this.#at]
  }

  #take(): Lexeme {
    return this.#lexemes[this.#at++]! // callers peek first, or stand behind #requireOperand
  }

  #error(lexeme: Lexeme, problema: string, sugestao: string): QueryError {
    return new QueryError(this.#input, lexeme.start, problema, sugestao)
  }
}

/** Drops punctuation that stands alone, with the `-` or `=` before it. */
function meaningful(lexemes: Lexeme[]): Lexeme[] {
  const kept: Lexeme[] = []
  for (const lexeme of lexemes) {
    const empty = lexeme.kind === 'chunk' && tokenize(lexeme.text).length === 0
    if (!empty) kept.push(lexeme)
    else while (kept.at(-1)?.kind === 'minus' || kept.at(-1)?.kind === 'literal') kept.pop()
  }
  return kept
}

type Word = Pick<Token, 'text' | 'start'>

const textOf = ({ text }: Word) => text

/** The words of a text; `identifier` writes the identifiers among them. */
function splitWords(text: string, identifier: (joined: string) => string): Word[] {
  const words: Word[] = []
  const push = (from: number, to?: number) => {
    for (const { text: word, start } of tokenize(text.slice(from, to)))
      words.push({ text: word, start: from + start })
  }
  let at = 0
  for (const { start, end, joined } of findIdentifiers(text)) {
    push(at, start)
    words.push({ text: identifier(joined), start })
    at = end
  }
  push(at)
  return words
}

function typedCodes(termo: string): Map<number, OpenedCode> {
  return new Map(
    findTypedCodes(termo).map(({ start, end, value, isLoose }) => {
      const words = tokenize(termo.slice(start, end)).map(textOf)
      return [start, { value, words, isLoose }]
    }),
  )
}

function dangling(operator: Lexeme, input: string): [problema: string, sugestao: string] {
  const written = input.slice(operator.start, operator.end)
  return [
    `falta uma palavra junto ao operador ${written}`,
    `Complete a expressão, ou escreva ${written.toLowerCase()} em minúsculas para procurar a palavra.`,
  ]
}

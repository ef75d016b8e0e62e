/** What a term of Ro-DOU asks for. */
export type Expression =
  /** Words in sequence. `near`: with at most so many others between them, in any order. */
  | { kind: 'phrase'; words: string; near: number | null }
  /** A word that begins so. */
  | { kind: 'prefix'; start: string }
  | { kind: 'not'; child: Expression }
  | { kind: 'and' | 'or'; children: Expression[] }

/** A term that cannot be read. The message, in Portuguese, goes on from the term. */
export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault'
}

/** What was found in a term that Ro-DOU reads otherwise than its guide says. */
export interface Peculiarities {
  /** `AND`, `OR`, `NOT` or quotes, which its SQL takes for text. */
  hasWordOperators: boolean
  /** `-` and `+` before a word, which it takes for text. */
  hasSigns: boolean
}

type Token =
  | { kind: 'and' | 'or' | 'not' | 'open' | 'close' }
  | { kind: 'operand'; expression: Expression }

/** Deeper nesting is no term that anybody wrote. */
const DEEPEST = 50

/**
 * By its guide, or as its SQL does, for which quotes, `AND`, `OR`, `NOT`, `-` and `+` are text like any other.
 * `portal`: by its guide, but an operator needs a blank, as a search page is asked.
 */
export type TermDialect = 'guia' | 'sql' | 'portal'

/**
 * Reads a term: OR binds less than AND, AND less than NOT; neighbours without an operator are both wanted.
 * @throws ExpressionFault
 */
export function readExpression(
  term: string,
  dialect: TermDialect = 'guia',
): { expression: Expression } & Peculiarities {
  const { tokens, ...peculiarities } =
    dialect === 'sql'
      ? sqlTokensOf(term)
      : tokensOf(term, dialect === 'portal' ? PORTAL_PIECE : PIECE)
  let place = 0
  const kindNow = () => tokens[place]?.kind

  function any(depth: number): Expression {
    if (depth > DEEPEST) throw new ExpressionFault('tem parênteses demais, uns dentro dos outros')
    const children = [all(depth)]
    while (kindNow() === 'or') {
      place++
      children.push(all(depth))
    }
    return joined('or', children)
  }

  function all(depth: number): Expression {
    const children = [one(depth)]
    for (;;) {
      if (kindNow() === 'and') place++
      else if (!['not', 'open', 'operand'].includes(kindNow() ?? '')) return joined('and', children)
      children.push(one(depth))
    }
  }

  function one(depth: number): Expression {
    let isNegated = false
    for (; kindNow() === 'not'; place++) isNegated = !isNegated
    const child = operand(depth)
    if (!isNegated) return child
    return child.kind === 'not' ? child.child : { kind: 'not', child }
  }

  function operand(depth: number): Expression {
    const token = tokens[place++]
    if (token?.kind === 'operand') return token.expression
    if (token?.kind !== 'open') throw new ExpressionFault('tem um operador a que falta uma palavra')
    const inner = any(depth + 1)
    if (tokens[place++]?.kind !== 'close') throw new ExpressionFault(UNBALANCED)
    return inner
  }

  const expression = any(0)
  if (place < tokens.length) throw new ExpressionFault(UNBALANCED)
  return { expression, ...peculiarities }
}

const UNBALANCED = 'tem um parêntese sem par. No Ro-DOU um termo assim derruba a pesquisa inteira'

function joined(kind: 'and' | 'or', children: Expression[]): Expression {
  const [only] = children
  return children.length === 1 && only ? only : { kind, children }
}

/** In `AT&T`, `P&D` and `Atenção!` it is a part of the word. */
const OF_WORD = String.raw`(?<=[\p{L}\p{N}])(?:[&|!](?=[\p{L}\p{N}])|!+(?=\s|$))`
/** As `PIECE`; an operator within a word is none. */
const PORTAL_PIECE = new RegExp(
  String.raw`(?:${OF_WORD}|[^&|!()"])+|&+|\|+|!|\(|\)|"[^"]*"(?:~\d{1,5})?|"`,
  'gu',
)

/** An operator, a quoted text, or what is between them. Linear: no repeated part can match what follows it. */
const PIECE = /&+|\|+|!|\(|\)|"[^"]*"(?:~\d{1,5})?|[^&|!()"]+|"/g
const OPERATORS = new Map<string | undefined, Token>([
  ['&', { kind: 'and' }],
  ['|', { kind: 'or' }],
  ['!', { kind: 'not' }],
  ['(', { kind: 'open' }],
  [')', { kind: 'close' }],
])
const WORD_OPERATORS = new Map<string, Token>([
  ['AND', { kind: 'and' }],
  ['OR', { kind: 'or' }],
  ['NOT', { kind: 'not' }],
])

function tokensOf(term: string, pieces: RegExp): { tokens: Token[] } & Peculiarities {
  const found = { hasWordOperators: false, hasSigns: false }
  const tokens = [...term.matchAll(pieces)].flatMap(([piece]): Token[] => {
    const operator = OPERATORS.get(piece[0])
    if (operator) return [operator]
    if (piece === '"') throw new ExpressionFault('tem aspas sem par')
    if (!piece.startsWith('"')) return bareTokens(piece, found)
    found.hasWordOperators = true
    return [{ kind: 'operand', expression: quoted(piece) }]
  })
  return { tokens, ...found }
}

const SQL_PIECE = /&+|\|+|!|\(|\)|[^&|!()]+/g

function sqlTokensOf(term: string): { tokens: Token[] } & Peculiarities {
  const tokens = [...term.matchAll(SQL_PIECE)].flatMap(([piece]): Token[] => {
    const operator = OPERATORS.get(piece[0])
    if (operator) return [operator]
    return piece.trim() === '' ? [] : [{ kind: 'operand', expression: literal(piece.trim()) }]
  })
  return { tokens, hasWordOperators: false, hasSigns: false }
}

function literal(words: string): Expression {
  const [, start] = PREFIX.exec(words) ?? []
  return start === undefined ? { kind: 'phrase', words, near: null } : { kind: 'prefix', start }
}

/** Text without quotes: operands between `AND`, `OR`, `NOT`, and before words with a sign. */
function bareTokens(text: string, found: Peculiarities): Token[] {
  const tokens: Token[] = []
  let words: string[] = []
  const flush = () => {
    if (words.length > 0) tokens.push({ kind: 'operand', expression: phrase(words.join(' ')) })
    words = []
  }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const operator = WORD_OPERATORS.get(word)
    const [, sign, signed] = /^([-+])([\p{L}\p{N}].*)$/u.exec(word) ?? []
    if (operator) {
      flush()
      found.hasWordOperators = true
      tokens.push(operator)
    } else if (sign !== undefined && signed !== undefined) {
      flush()
      found.hasSigns = true
      if (sign === '-') tokens.push({ kind: 'not' })
      tokens.push({ kind: 'operand', expression: phrase(signed) })
    } else words.push(word)
  }
  flush()
  return tokens
}

/** `"a b"`, and the proximity of Querido Diário, `"a+b"~5`. */
function quoted(piece: string): Expression {
  const [, text = '', near] = /^"([^"]*)"(?:~(\d+))?$/.exec(piece) ?? []
  return near === undefined
    ? phrase(text)
    : { kind: 'phrase', words: wordsOf(text.replaceAll('+', ' ')), near: Math.min(+near, 10_000) }
}

/** A regular expression, in what nobody writes for another reason. */
const REGULAR = /\\[a-z]|\.[*+]|\[[^\]]*\]|\{\d|\(\?|[\p{L}\p{N}]\*(?=[\p{L}\p{N}])/iu

const PREFIX = /^([\p{L}\p{M}\p{N}]+)(?:\.\*|\\w\*|\\w\+|\*)$/u

function phrase(text: string): Expression {
  const [, start] = PREFIX.exec(text.trim()) ?? []
  if (start !== undefined) return { kind: 'prefix', start }
  const bare = text.replace(/(?<=[\p{L}\p{N}])\*$/u, '')
  if (bare !== text || REGULAR.test(text))
    throw new ExpressionFault(
      'é expressão regular, ou prefixo de uma frase; o Arauto não as tem. Ele tem prefixos de uma palavra (licita*) e palavras próximas ("portaria mgi"~10), que uma lista sua pode usar',
    )
  return { kind: 'phrase', words: wordsOf(text), near: null }
}

/** Quotes of any form would end the phrase. */
function wordsOf(text: string): string {
  const words = text.replaceAll(/[“”„"\s]+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(words))
    throw new ExpressionFault('tem uma parte sem letra nem algarismo, que não se pode procurar')
  return words
}

import type { Expression } from './expression.ts'

/** How the words of a term are sought. */
export interface Manner {
  /** Only in the title. */
  inTitle: boolean
  /** Words anywhere, instead of in sequence. */
  loose: boolean
}

/** The query of Arauto that finds what a term of Ro-DOU asks for. */
export function queryOf(expression: Expression, manner: Manner): string {
  const text = written(expression, manner)
  const query = isOnlyNegative(expression) ? `* ${text}` : text
  return manner.inTitle ? `titulo:(${query})` : query
}

function written(expression: Expression, manner: Manner): string {
  switch (expression.kind) {
    case 'prefix':
      return `${expression.start}*`
    case 'phrase':
      return writtenPhrase(expression, manner)
    case 'not':
      return `-${grouped(expression.child, manner)}`
    case 'and':
      return expression.children.map((child) => grouped(child, manner)).join(' ')
    case 'or':
      return expression.children
        .map((child) =>
          child.kind === 'not' ? `(* ${written(child, manner)})` : grouped(child, manner),
        )
        .join(' OU ')
  }
}

/** As a part of another: Arauto's precedence is never leant on. */
function grouped(expression: Expression, manner: Manner): string {
  const text = written(expression, manner)
  if (expression.kind === 'not') return text
  if (isOnlyNegative(expression)) return `(* ${text})`
  return text.includes(' ') && !isOneQuoted(text) ? `(${text})` : text
}

function writtenPhrase(
  { words, near }: Extract<Expression, { kind: 'phrase' }>,
  { loose }: Manner,
): string {
  if (near !== null) return `"${words}"~${near}`
  return loose ? looseWords(words) : `"${words}"`
}

/** Words of letters as words, in lower case lest they be operators; codes and numbers exactly. */
function looseWords(words: string): string {
  return words
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (/^[\p{L}\p{M}]+$/u.test(word) ? word.toLowerCase() : `"${word}"`))
    .join(' ')
}

function isOneQuoted(text: string): boolean {
  return /^"[^"]*"(~\d+)?$/.test(text)
}

/** Whether it only says what an act must not have. */
function isOnlyNegative(expression: Expression): boolean {
  if (expression.kind === 'not') return true
  return expression.kind === 'and' && expression.children.every(isOnlyNegative)
}

import type { Expression } from './expression.ts'

/** How the words of a term are sought. */
export interface Manner {
  /** Only in the title. */
  inTitle: boolean
  /** An act that has a name in its signature is left out. */
  withoutSigners: boolean
  /** Words anywhere, instead of in sequence. */
  loose: boolean
}

/** The query of Arauto that finds what a term of Ro-DOU asks for. */
export function queryOf(expression: Expression, manner: Manner): string {
  const text = written(expression, manner, false)
  const query = isOnlyNegative(expression) ? `* ${text}` : text
  return manner.inTitle ? `titulo:(${query})` : query
}

function written(expression: Expression, manner: Manner, isNegated: boolean): string {
  switch (expression.kind) {
    case 'prefix':
      return `${expression.start}*`
    case 'phrase':
      return writtenPhrase(expression, manner, isNegated)
    case 'not':
      return `-${grouped(expression.child, manner, !isNegated)}`
    case 'and':
      return expression.children.map((child) => grouped(child, manner, isNegated)).join(' ')
    case 'or':
      return expression.children
        .map((child) =>
          child.kind === 'not'
            ? `(* ${written(child, manner, isNegated)})`
            : grouped(child, manner, isNegated),
        )
        .join(' OU ')
  }
}

/** As a part of another: Arauto's precedence is never leant on. */
function grouped(expression: Expression, manner: Manner, isNegated: boolean): string {
  const text = written(expression, manner, isNegated)
  if (expression.kind === 'not') return text
  if (isOnlyNegative(expression)) return `(* ${text})`
  return text.includes(' ') && !isOneQuoted(text) ? `(${text})` : text
}

function writtenPhrase(
  { words, near }: Extract<Expression, { kind: 'phrase' }>,
  { inTitle, withoutSigners, loose }: Manner,
  isNegated: boolean,
): string {
  const text = near !== null ? `"${words}"~${near}` : loose ? looseWords(words) : `"${words}"`
  const leavesOut = withoutSigners && isName(words) && near === null && !inTitle && !isNegated
  return leavesOut ? `${text} -assinatura:"${words}"` : text
}

/**
 * Whether words are a name, of which a signature is made. Common words stand in the office of who signs, too
 * (`Diretor`): an act is not left out for them.
 */
function isName(words: string): boolean {
  const own = words.split(' ').filter((word) => !/^(?:d[aeo]s?|e)$/i.test(word))
  if (isOffice(words)) return false
  return own.length > 1 && own.every((word) => /^\p{Lu}[\p{L}\p{M}.'’-]*$/u.test(word))
}

/**
 * The first word of an office or of a body: its acts are signed with it, and a search for it wants them.
 */
const OFFICE =
  /^(?:(?:sub|vice|ex)-?)?(?:minist[re]|secret[aá]ri|diret|coorden|superintend|president|presid[eê]nc|chef|procurador|corregedor|ouvidor|reitor|comandant|delegad|delegaci|assess|gerent|ger[eê]nci|advog|departamento|ag[eê]ncia|instituto|funda[cç][aã]o|conselh|comiss|comit[eê]|universidade|tribunal|c[aâ]mara|senado|prefeit|empresa|banco|companhia|caixa|servi[cç]o|gabinete|defensor|auditor|centro|escola|for[cç]a|pol[ií]cia|ex[eé]rcito|marinha|aeron[aá]utica)/iu

function isOffice(words: string): boolean {
  return OFFICE.test(words)
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

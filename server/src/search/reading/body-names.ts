import { isState, isStopWord, shortName } from '../../../engine/analysis.ts'
import { group } from '../../../engine/query.ts'
import type { Query } from '../../../engine/port.ts'
import { readBody } from './acronyms.ts'
import { readCode } from './codes.ts'
import { endsOfNames, nameLength } from './name-words.ts'
import type { Run, Widening } from './widening.ts'

/**
 * Reads the name of a body at the beginning of a run: as {@link readBody}, and as all bodies are called
 * by rule (engine/analysis/short-names.ts): `ministério da saúde`, `receita federal`, `TRE-SP`,
 * `TRT da 2ª região`.
 */
export function readAnyBody(run: Run): Widening | null {
  if (!mayBeBody(run)) return null
  return readBody(run) ?? readRegion(run) ?? readOfState(run) ?? readName(run) ?? readKnown(run)
}

/** Reads what can only be an acronym: `CEF`. It comes after all readers of words that it may be instead. */
export function readAcronym(run: Run): Widening | null {
  const [first] = run
  if (!first || !mayBeBody(run)) return null
  const isMeant = first.field === 'orgao' || looksLikeAcronym(first.word)
  return isMeant ? { tipo: 'sigla', length: 1, added: [body(first.word)] } : null
}

function mayBeBody([first]: Run): boolean {
  return first !== undefined && (first.field === null || first.field === 'orgao')
}

/** Reads a code that may be a body's: `TRT-2`. */
export function readCodeOrBody(run: Run): Widening | null {
  const code = readCode(run)
  const short = code && shortCode(run.slice(0, code.length).map((one) => one.word))
  return short ? { ...code, added: [...code.added, body(short)] } : code
}

/** The body that an acronym with a number or a state stands for, as one word: `trt2`, `tresp`. */
export function shortCode(words: string[]): string | null {
  const [, letters, number, ending = ''] = COMPOUND.exec(words.join('')) ?? []
  if (letters === undefined) return null
  if (number !== undefined) return `${letters}${Number(number)}`
  return isState(ending) && looksLikeAcronym(letters) ? `${letters}${ending}` : null
}

/** Bodies with regions are courts, councils and procuratorates. */
const COMPOUND = /^((?:tr|cr|pr|cor)[a-z]{1,5}?)(?:0*(\d{1,2})a?|([a-z]{2}))$/

/** `TRE-SP`, `coren rj`, `trepa` */
function readOfState(run: Run): Widening | null {
  const [first = '', second = ''] = run.map((one) => one.word)
  const isApart = looksLikeAcronym(first) && isState(second)
  const short = shortCode(isApart ? [first, second] : [first])
  return short ? { tipo: 'sigla', length: isApart ? 2 : 1, added: [body(short)] } : null
}

/** `TRT da 2ª região`, `TRF 1 região` */
function readRegion(run: Run): Widening | null {
  const words = run.map((one) => one.word)
  const at = words.indexOf('regiao')
  if (at < 2 || at > 3) return null
  const short = shortCode([words[0]!, words[at - 1]!]) // at > 1
  const isLinked = at === 2 || isStopWord(words[1]!)
  return short && isLinked ? { tipo: 'sigla', length: at + 1, added: [body(short)] } : null
}

function readKnown([first]: Run): Widening | null {
  return first && KNOWN.has(first.word)
    ? { tipo: 'sigla', length: 1, added: [body(first.word)] }
    : null
}

/** Abbreviations that are no bodies. */
const OTHERS = new Set(
  'art arts cce ccp cep cnh cnpj cpf ctps das fcpe fct fgr hrs inc obs sgt srp srs srta uasg'.split(
    ' ',
  ),
)

/** Acronyms that are spoken as words, or have two letters, and mean nothing else to most people. */
const KNOWN = new Set('pf tre crea cref coren cofen creci crefito cress cfess'.split(' '))

/** No Portuguese word has these letters in this order, so it can only be an acronym: `cef`, `trf`. */
function looksLikeAcronym(text: string): boolean {
  if (KNOWN.has(text)) return true
  return /^[a-z]{3,6}$/.test(text) && !SYLLABLES.test(text) && !OTHERS.has(text)
}

const SYLLABLES =
  /^(?:(?:[bcdfgptv][rl]|[cln]h|[qg]u|[bcdfghjklmnpqrstvwxyz])?[aeiou]+(?:[lmnrsxz]s?(?![aeiou]))?)+$/

/** `IF de Alagoas`, `IF Goiano` */
function readInstitute([, ...place]: string[]): Widening | null {
  const length = nameLength(['instituto', 'federal', ...place]) - 1
  const short = shortName(['instituto', 'federal', ...place.slice(0, length - 1)])
  return length > 1 ? { tipo: 'sigla', length, added: [body(short)] } : null
}

/** The most words that a body's name is sought in. */
const LONGEST_NAME = 16

function readName(run: Run): Widening | null {
  const words = run.slice(0, LONGEST_NAME).map((one) => one.word)
  if (words[0] === 'if') return readInstitute(words)
  const length = nameLength(words)
  const named = endsOfNames(words, length).map((end) => {
    const rest = run.slice(end, length).filter((one) => !isStopWord(one.word))
    return group('and', [body(shortName(words.slice(0, end))), ...rest])
  })
  return named.length === 0 ? null : { tipo: 'sigla', length, added: named }
}

const body = (short: string): Query => ({ kind: 'body', name: { short } })

import { bodyWords, tokensOf } from '../../../../engine/analysis.ts'
import {
  EMENTA_WEIGHT,
  TITLE_WEIGHT,
  byteToLength,
  lengthToByte,
} from '../../../../engine/ranking.ts'
import type { IndexedField, ActKey, AnalyzedAct } from '../../../../engine/port.ts'
import { shelved } from './dictionary.ts'
import { packTexts } from './packed-texts.ts'
import { beginnings, indexedStems, indexedWords } from './words.ts'

/** Facets of an act, as filter terms write them, without their prefixes. */
export interface FacetValues {
  secao: string
  tipo_ato: string
  /** The whole path. */
  orgao: string
}

/** A change of the archive; only this archive gives its number this mark. */
export interface ChangeMark {
  seq: number
  mark: number
}

/** An act and what later acts made of it. */
export interface ActInState extends AnalyzedAct {
  situacao: string
}

/** The document of an act in the index; index-body.ts maps it. */
export interface ActDocument extends Record<IndexedField | 'corpo', string> {
  chave: ActKey
  /** The newest change of the archive when the act was read. */
  mudanca: ChangeMark | null
  /** In reais; 0: the text names none. */
  valor: number
  faceta: FacetValues
  filtros: string[]
  situacao: string
  /** What the texts of found acts are read from (packed-texts.ts). */
  lido: string
  /** How long it is for BM25, in words. */
  extensao: number
  /** Its words and norms, each once, to suggest them. */
  dicionario: Record<string, string[]>
  /** Words and stems of title, ementa and text; those with more weight are repeated. */
  termos: string
  /** How their words begin, so that a prefix counts as a word does. */
  comecos: string
}

export function documentOf(
  key: ActKey,
  { fields, margens, filters, valor, situacao }: ActInState,
  mudanca: ChangeMark | null,
): ActDocument {
  const { titulo, ementa, texto, orgao, assinatura, tipo } = fields
  const filtros = tokensOf(filters)
  const extensao = lengthOf(fields)
  return {
    chave: key,
    mudanca,
    valor,
    faceta: {
      secao: valueOf(filtros, ':secao='),
      tipo_ato: valueOf(filtros, ':tipo='),
      orgao: valueOf(filtros, ':orgao='),
    },
    filtros,
    situacao,
    termos: weighted(fields, wordsAndStems, extensao * TERMS_A_WORD),
    comecos: weighted(fields, beginnings, extensao * BEGINNINGS_A_WORD),
    extensao,
    lido: packTexts({
      titulo: indexedWords(titulo),
      ementa: indexedWords(ementa),
      texto: indexedWords(texto),
    }),
    dicionario: shelved([...tokensOf(titulo), ...tokensOf(texto)], filtros),
    texto: indexedWords(texto),
    corpo: wordsAndStems(bodyWords(texto, margens).join(' ')),
    titulo: wordsAndStems(titulo),
    ementa: wordsAndStems(ementa),
    orgao: wordsAndStems(orgao),
    assinatura: wordsAndStems(assinatura),
    tipo: wordsAndStems(tipo),
  }
}

/** Stems come after all words, so that the positions of words do not change. */
function wordsAndStems(text: string): string {
  return `${indexedWords(text)} ${indexedStems(text)}`
}

/**
 * More than almost every act has of them for each of its words. Powers of two: OpenSearch rounds lengths to
 * as many digits as we do, once they are {@link EXACT} longer.
 */
export const TERMS_A_WORD = 4
export const BEGINNINGS_A_WORD = 8
/** Up to so many terms OpenSearch does not round a length. */
export const EXACT = 24
/** No word. */
const FILLER = '='

/** An act is as long as its title and text are in words. */
function lengthOf({ titulo, texto }: AnalyzedAct['fields']): number {
  return byteToLength(lengthToByte(tokensOf(titulo).length + tokensOf(texto).length))
}

/**
 * The terms of title, ementa and text, by their weights. BM25 sees how many these are, so an act is filled
 * up to as many as its length asks for.
 */
function weighted(
  { titulo, ementa, texto }: AnalyzedAct['fields'],
  termsOf: (text: string) => string,
  length: number,
): string {
  const terms = [
    ...repeated(termsOf(titulo), TITLE_WEIGHT),
    ...repeated(termsOf(ementa), EMENTA_WEIGHT),
    termsOf(texto),
  ].flatMap((some) => tokensOf(some.trim()))
  const missing = Math.max(0, EXACT + length - terms.length)
  return [...terms, ...repeated(FILLER, missing)].join(' ')
}

function repeated(text: string, times: number): string[] {
  return Array.from({ length: times }, () => text)
}

/** The last of a body's terms is its whole path. */
function valueOf(filtros: string[], start: string): string {
  return filtros.findLast((term) => term.startsWith(start))?.slice(start.length) ?? ''
}

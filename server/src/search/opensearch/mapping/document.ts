import { bodyWords, tokensOf } from '../../../../engine/analysis.ts'
import { EMENTA_WEIGHT, TITLE_WEIGHT } from '../../../../engine/ranking.ts'
import type { IndexedField, ActKey, AnalyzedAct } from '../../../../engine/port.ts'
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
    termos: weighted(fields, wordsAndStems, TERMS_A_WORD),
    comecos: weighted(fields, beginnings, BEGINNINGS_A_WORD),
    lido: packTexts({ titulo: indexedWords(titulo), texto: indexedWords(texto) }),
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

/** More than almost every act has of them for each of its words. Powers of two: lengths are rounded alike. */
const TERMS_A_WORD = 4
const BEGINNINGS_A_WORD = 8
/** No word. */
const FILLER = '='

/**
 * The terms of title, ementa and text, by their weights. BM25 sees how many these are; an act is as long as
 * its title and text are in words, so it is filled up to so many terms a word.
 */
function weighted(
  { titulo, ementa, texto }: AnalyzedAct['fields'],
  termsOf: (text: string) => string,
  termsAWord: number,
): string {
  const terms = [
    ...repeated(termsOf(titulo), TITLE_WEIGHT),
    ...repeated(termsOf(ementa), EMENTA_WEIGHT),
    termsOf(texto),
  ].flatMap((some) => tokensOf(some.trim()))
  const words = tokensOf(titulo).length + tokensOf(texto).length
  const missing = Math.max(0, termsAWord * words - terms.length)
  return [...terms, ...repeated(FILLER, missing)].join(' ')
}

function repeated(text: string, times: number): string[] {
  return Array.from({ length: times }, () => text)
}

/** The last of a body's terms is its whole path. */
function valueOf(filtros: string[], start: string): string {
  return filtros.findLast((term) => term.startsWith(start))?.slice(start.length) ?? ''
}

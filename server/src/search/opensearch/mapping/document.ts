import { bodyWords, tokensOf } from '../../../../engine/analysis.ts'
import { EMENTA_WEIGHT, TITLE_WEIGHT } from '../../../../engine/ranking.ts'
import type { IndexedField, ActKey, AnalyzedAct } from '../../../../engine/port.ts'
import { packTexts } from './packed-texts.ts'
import { indexedStems, indexedWords } from './words.ts'

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

/** The document of an act in the index; index-body.ts maps it. */
export interface ActDocument extends Record<IndexedField | 'corpo', string> {
  chave: ActKey
  /** The newest change of the archive when the act was read. */
  mudanca: ChangeMark | null
  /** In reais; 0: the text names none. */
  valor: number
  faceta: FacetValues
  filtros: string[]
  /** What the texts of found acts are read from (packed-texts.ts). */
  lido: string
  /** Words and stems of title, ementa and text; those with more weight are repeated. */
  termos: string
}

export function documentOf(
  key: ActKey,
  { fields, margens, filters, valor }: AnalyzedAct,
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
    termos: [
      ...repeated(wordsAndStems(titulo), TITLE_WEIGHT),
      ...repeated(wordsAndStems(ementa), EMENTA_WEIGHT),
      wordsAndStems(texto),
    ].join(' '),
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

function repeated(text: string, times: number): string[] {
  return Array.from({ length: times }, () => text)
}

/** The last of a body's terms is its whole path. */
function valueOf(filtros: string[], start: string): string {
  return filtros.findLast((term) => term.startsWith(start))?.slice(start.length) ?? ''
}

import type { Entities } from './entities/entities-of.ts'
import type { Publication } from './publication.ts'
import type { Passage } from './relations/passages.ts'
import type { Situacao } from './relations/situacao.ts'

/** What the archive knows of an act: no part of what its source says of it. */
interface Kept {
  /** What the act is after all that others, or its source, did to it. */
  situacao: Situacao
  /** Digest of the act as its source gives it, hexadecimal; another one means that the text changed. */
  sha256: string
}

/** An act found by a search, under the names of the wire. */
export type SearchHit = Kept &
  Pick<
    Publication,
    | 'id'
    | 'titulo'
    | 'resumo'
    | 'data_publicacao'
    | 'secao'
    | 'secao_base'
    | 'orgao'
    | 'tipo_ato'
    | 'url_original'
  >

export const HIT_FIELDS = [
  'id',
  'titulo',
  'resumo',
  'data_publicacao',
  'secao',
  'secao_base',
  'orgao',
  'tipo_ato',
  'url_original',
  'situacao',
  'sha256',
] as const satisfies (keyof SearchHit)[]

/** What one act is to another, each with its inverse. */
export const RELATION_KINDS = [
  'retifica',
  'retificada_por',
  'republica',
  'republicada_por',
  'torna_sem_efeito',
  'sem_efeito_por',
  'revoga',
  'revogada_por',
  'anula',
  'anulada_por',
  'cita',
  'citada_por',
] as const

export interface Relation {
  tipo: (typeof RELATION_KINDS)[number]
  /** Of the other act. */
  id: string
  /** 0 to 1: how much of what the text says about the other act agrees with it. */
  confianca: number
}

/** Words that a rectification corrects, and where they stand in the act that it rectifies. */
export interface CorrectedPassage extends Passage {
  /** In its `conteudo_completo`, in code points; null: not there, or more than once. */
  posicao: number | null
}

export interface ToldRelation extends Relation {
  /** Of rectifications; else empty. */
  passagens: CorrectedPassage[]
}

/** An act as the archive holds it now, whole. */
export interface ArchivedPublication
  extends Kept, Omit<Publication, 'pubName' | 'idMateria' | 'parts'> {
  /** 1 for the text that came first; grows with each that replaces it. */
  versao: number
  /** When it was sure that its source took it back (ISO 8601, UTC); null: it did not. */
  retirada_em: string | null
  /** When its first text came in (ISO 8601, UTC); null: an older program did not write it down. */
  recebida_em: string | null
}

/** The same without its text. */
export type ActHead = Omit<ArchivedPublication, 'conteudo_completo'>

/** With what its text names, and the acts that belong together with it. */
export interface PublicationDetail extends ArchivedPublication {
  palavras_chave: string[]
  /** Ids of `relacoes`, each once. */
  publicacoes_relacionadas: string[]
  relacoes: ToldRelation[]
  entidades: Entities
}

/** Every field of an act on the wire, a hit's first. */
export const ACT_FIELDS = [
  ...HIT_FIELDS,
  'conteudo_completo',
  'ementa',
  'pagina',
  'edicao',
  'assinatura',
  'url_pdf',
  'palavras_chave',
  'publicacoes_relacionadas',
  'relacoes',
  'entidades',
  'versao',
  'retirada_em',
  'recebida_em',
] as const satisfies (keyof PublicationDetail)[]

export type ActField = (typeof ACT_FIELDS)[number]

/** What an act was from one import to the next. */
export interface ActVersion extends Pick<ArchivedPublication, 'titulo' | 'conteudo_completo'> {
  versao: number
  /** When the next one took its place, in ISO 8601; null: it is what the act is. */
  substituida_em: string | null
}

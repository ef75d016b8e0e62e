import type { HiddenRow } from './rows/hidden-rows.ts'
import type { Prazo } from './deadlines/prazos.ts'
import type { Entities } from './entities/entities-of.ts'
import type { ImagePlace } from './image-places.ts'
import type { Parte } from './inner-acts/partes.ts'
import type { Fonte } from './origin.ts'
import type { PictureType } from './source/picture-form.ts'
import type { Publication } from './publication.ts'
import type { Linhas } from './rows/linhas.ts'
import type { MeantPart, Span } from './relations/part.ts'
import type { Passage } from './relations/passages.ts'
import type { Alcance } from './relations/reach.ts'
import type { Structure } from './structure.ts'
import type { Situacao } from './relations/situacao.ts'

/** Fields that the archive adds to an act; none of them comes from the source. */
interface Kept {
  /** The state of the act after everything that other acts, or its source, did to it. */
  situacao: Situacao
  /** Digest of the act as its source gives it, hexadecimal; it changes with the text. */
  sha256: string
}

/** An act found by a search, in the names of the wire. */
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

/** Kinds of relations between acts, each with its inverse. */
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
  'altera',
  'alterada_por',
  'prorroga',
  'prorrogada_por',
  'suspende',
  'suspensa_por',
  'regulamenta',
  'regulamentada_por',
  'cita',
  'citada_por',
] as const

export interface Relation {
  tipo: (typeof RELATION_KINDS)[number]
  /** Of the other act. */
  id: string
  /** 0 to 1: how likely the other act is the one that is meant. */
  confianca: number
  /** How far it reaches; null: a citation, or a link of an older program. */
  alcance: Alcance | null
  /** The part that is meant; null: the whole. */
  parte: MeantPart | null
  /** Where this act's own text names the part, if it is the one that speaks of the other. */
  said: Span[]
}

/** A part, with the places in this act's text, in code points: where it names it, or where it has it. */
export interface PlacedPart extends Pick<MeantPart, 'tipo' | 'texto'> {
  trechos: { inicio: number; fim: number }[]
}

/** Words that a rectification corrects, and their position in the act that it rectifies. */
export interface CorrectedPassage extends Passage {
  /** In its `conteudo_completo`, in code points; null: not found, or more than once. */
  posicao: number | null
}

export interface ToldRelation extends Omit<Relation, 'parte' | 'said'> {
  parte: PlacedPart | null
  /** For rectifications; otherwise empty. */
  passagens: CorrectedPassage[]
}

/** The complete act as the archive has it now. */
export interface ArchivedPublication
  extends Kept, Omit<Publication, 'pubName' | 'idMateria' | 'parts'> {
  /** 1 for the first text; each replacement adds one. */
  versao: number
  /**
   * When its withdrawal by the source was confirmed (ISO 8601, UTC); null: it was not withdrawn.
   */
  retirada_em: string | null
  /** When its first text was received (ISO 8601, UTC); null: an older program did not record it. */
  recebida_em: string | null
}

/** The same without its text. */
export type ActHead = Omit<ArchivedPublication, 'conteudo_completo'>

/** An image in the text of an act, and its picture, if the archive has it. */
export interface Imagem extends ImagePlace {
  /** Whether the archive has the picture; otherwise only the certified page does. */
  disponivel: boolean
  tipo: PictureType | null
  largura: number | null
  altura: number | null
  /** Of its bytes, hexadecimal. */
  sha256: string | null
  /** Its path. */
  url: string | null
}

/** With its entities and the acts that belong together with it. */
export interface PublicationDetail extends ArchivedPublication {
  palavras_chave: string[]
  /** Ids of `relacoes`, each once. */
  publicacoes_relacionadas: string[]
  relacoes: ToldRelation[]
  entidades: Entities
  /** How it is cited, without the day on which it was read. */
  citacao: string
  /** The acts within it, if it holds several; otherwise empty. */
  partes: Parte[]
  /** Where images stand in its text. */
  imagens: Imagem[]
  fonte: Fonte
  /** In an export by part the one of its row; null: the row is the whole article. */
  parte?: Parte | null
  /** The blocks of its text; null: an older program did not keep them. Only where it was asked for. */
  estrutura?: Structure | null
  /** Its rows that the operator hides, for copies of the archive. Only where there are any, with its structure. */
  linhas_ocultas?: HiddenRow[]
  /** What it says as rows of tables. Only where it was asked for. */
  linhas?: Linhas
  /** The openings and deadlines that it names. Only where it was asked for. */
  prazos?: Prazo[]
}

/** Every field of an act on the wire; those of a hit come first. */
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
  'partes',
  'imagens',
  'versao',
  'retirada_em',
  'recebida_em',
  'fonte',
  'citacao',
] as const satisfies (keyof PublicationDetail)[]

export type ActField = (typeof ACT_FIELDS)[number]

/** The state of an act between two imports. */
export interface ActVersion extends Pick<ArchivedPublication, 'titulo' | 'conteudo_completo'> {
  versao: number
  /** When the next one replaced it, in ISO 8601; null: it is the present one. */
  substituida_em: string | null
}

import type { Edition } from '../../gazette/edition.ts'
import type { SectionReport } from '../../gazette/ledger/source-report.ts'
import type { Prazo } from '../../gazette/deadlines/prazos.ts'
import type { PartAddress } from '../../gazette/inner-acts/partes.ts'
import type { ActHead, ToldRelation } from '../../gazette/publication-detail.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { SnippetSegment } from '../../../engine/snippet.ts'
import type { PastRow } from '../rows/past-rows.ts'
import type { Notice } from '../notice.ts'

/* One day for one person, in the names of the wire. */

/** How far an alert's question about the day is answered. */
export const LOOKS = ['conferido', 'incompleto', 'nao_conferido', 'sem_edicao', 'inativo'] as const

/** Whether the archive has an edition of a day: or it is awaited, or missing. */
export const NEIGHBOUR_STATES = ['no_acervo', 'aguardada', 'falta'] as const

/** Another day with an edition, or on which one should be. */
export interface NeighbourDay {
  data: string
  situacao: (typeof NEIGHBOUR_STATES)[number]
}

/** A section of the day, and when it came. */
interface DaybookSection extends Pick<
  SectionReport,
  'secao' | 'secao_base' | 'estado' | 'provisoria' | 'mensagem' | 'publicacoes'
> {
  /** ISO 8601, UTC; null: it is not complete, or an older program imported it. */
  completa_em: string | null
}

/** What tells of an act in a list. */
export type DaybookHead = Pick<
  ActHead,
  | 'id'
  | 'titulo'
  | 'data_publicacao'
  | 'secao'
  | 'secao_base'
  | 'edicao'
  | 'pagina'
  | 'orgao'
  | 'tipo_ato'
  | 'situacao'
  | 'url_original'
>

export interface AlertName {
  id: string
  nome: string
}

interface Marked {
  lido: boolean
  /** When it was saved; null: it is not. */
  guardado_em: string | null
}

/** An act that an alert has found. */
export interface DaybookAct extends DaybookHead, Marked {
  /** The passage that shows why. */
  trecho: SnippetSegment[]
  /** Which of several acts in it has the words. */
  parte: PartAddress | null
  /** The items that it matches, of all its alerts. */
  termos_correspondentes: string[]
  outros_alertas: AlertName[]
  /** The rows that its alerts of rows have found in it. */
  linhas: Omit<PastRow, 'dito'>[]
  /** What its text names, in its order. */
  prazos: Prazo[]
}

/** An alert's part of the day. */
export interface DaybookAlert extends AlertName {
  consulta: string
  /** How many acts it has found. */
  total: number
  /** Those of them that stand under an earlier alert. */
  em_outros: number
  /** Those of the others that nobody marked as read. */
  nao_lidos: number
  conferencia: {
    situacao: (typeof LOOKS)[number]
    /** The sections that it asks for and the archive does not have completely. */
    faltam: SectionCode[]
  }
  /** Of an alert without acts: the newest earlier day of which it found one lately. */
  ultimo: string | null
  /** The first of those that stand under no earlier alert. */
  atos: DaybookAct[]
}

/** What happened to an earlier act. */
export interface DaybookChange extends Omit<ToldRelation, 'id'> {
  por: DaybookHead
}

/** An earlier act that the person had, and what acts of the day did to it. */
export interface ChangedAct extends DaybookHead, Marked {
  alertas: AlertName[]
  mudancas: DaybookChange[]
}

export interface Daybook {
  data: string
  anterior: NeighbourDay | null
  proxima: NeighbourDay | null
  edicoes: Edition[]
  secoes: DaybookSection[]
  /** Acts that all alerts together have found. */
  total: number
  nao_lidos: number
  /** Whatever the day: all that the person has saved. */
  guardados: number
  mudaram: ChangedAct[]
  alertas: DaybookAlert[]
}

export interface ToldDaybook {
  dados: Daybook
  avisos: Notice[]
}

export interface SavedAct extends DaybookHead, Marked {}

/** The fields of a list's row. */
export function headOf(act: DaybookHead): DaybookHead {
  const { id, titulo, data_publicacao, secao, secao_base, edicao, pagina } = act
  const { orgao, tipo_ato, situacao, url_original } = act
  const place = { data_publicacao, secao, secao_base, edicao, pagina }
  return { id, titulo, ...place, orgao, tipo_ato, situacao, url_original }
}

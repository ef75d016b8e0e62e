import type { Publication } from '../gazette/publication.ts'
import type { ChangeReason, Situacao } from '../gazette/relations/situacao.ts'

/** An act as a fact tells of it. */
export interface FactAct extends Publication {
  /** What others had made of it when the fact happened. */
  situacao: Situacao
}

/** An edition as a fact tells of it. */
export interface FactEdition {
  numero: string
  /** YYYY-MM-DD */
  data: string
  tipo: 'normal' | 'extra'
  /** Of which there are acts so far. */
  secoes: string[]
  total_publicacoes: number
}

/** What happened to an act that was changed. */
export interface ActChange {
  versao: number
  campos_alterados: string[]
  motivo: ChangeReason
  /** Id of the act that corrects it; null when none does. */
  por: string | null
  /** The same where it rectifies, else null. */
  retificada_por: string | null
}

interface FactHead {
  /** Its place in the order of commits. */
  seq: number
  /** `evt_…` */
  id: string
  /** ISO 8601, UTC */
  criado_em: string
}

/** Something that happened, with all that is needed to tell whom it concerns and to tell them. */
export type Fact = FactHead &
  (
    | { tipo: 'publicacao.nova'; act: FactAct }
    | {
        tipo: 'publicacao.atualizada'
        act: FactAct
        /** What it was before; null when its text is the same. */
        before: Publication | null
        change: ActChange
      }
    | { tipo: 'edicao.publicada'; edition: FactEdition }
    | {
        tipo: 'alerta.match'
        alert: { id: string; nome: string }
        /** Its query, as written. */
        consulta: string
        /** Those that it was to tell, whether they listen or not. */
        webhooks: string[]
        act: FactAct
      }
  )

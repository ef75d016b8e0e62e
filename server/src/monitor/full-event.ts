import type { Publication } from '../gazette/publication.ts'
import type { ChangeReason, Situacao } from '../gazette/relations/situacao.ts'

/** An act as events describe it. */
export interface EventAct extends Publication {
  /** What other acts had made of it when the event happened. */
  situacao: Situacao
}

/** An edition as events describe it. */
export interface EventEdition {
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

interface Head {
  /** Its place in the order of commits. */
  seq: number
  /** `evt_…` */
  id: string
  /** ISO 8601, UTC */
  criado_em: string
}

/** An event with everything that is needed to decide whom it concerns and to tell them. */
export type FullEvent = Head &
  (
    | { tipo: 'publicacao.nova'; act: EventAct }
    | {
        tipo: 'publicacao.atualizada'
        act: EventAct
        /** What it was before; null when no filter can tell the difference. */
        before: EventAct | null
        change: ActChange
      }
    | { tipo: 'edicao.publicada'; edition: EventEdition }
    | {
        tipo: 'alerta.match'
        alert: { id: string; nome: string }
        /** Its query, as written. */
        consulta: string
        /** The version by which it is read. */
        leitura: number
        /** Those that the alert named, whether they listen or not. */
        webhooks: string[]
        act: EventAct
      }
  )

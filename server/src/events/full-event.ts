import type { Publication } from '../gazette/publication.ts'
import type { Alcance } from '../gazette/relations/reach.ts'
import type { FoundRow } from '../alerts/found-row.ts'
import type { NearDay } from '../gazette/rows/near-day.ts'
import type { ReadRow } from '../gazette/rows/row-keys.ts'
import type { ChangeReason, Situacao } from '../gazette/relations/situacao.ts'

/** An act as events describe it. */
export interface EventAct extends Publication {
  /** Its state when the event happened, set by other acts. */
  situacao: Situacao
}

/** An edition as events describe it. */
export interface EventEdition {
  numero: string
  /** YYYY-MM-DD */
  data: string
  tipo: 'normal' | 'extra'
  /** The sections with acts so far. */
  secoes: string[]
  total_publicacoes: number
}

/** How an act was changed. */
export interface ActChange {
  versao: number
  campos_alterados: string[]
  motivo: ChangeReason
  /** Id of the act that corrects it; null when none does. */
  por: string | null
  /** How far that act reaches into this one, and the part, as printed; null where none does. */
  alcance: Alcance | null
  parte: string | null
  /** The same as `por` where that act rectifies it, else null. */
  retificada_por: string | null
}

/** A day of a row that comes near. */
export interface RowTerm {
  tabela: 'contratos' | 'licitacoes'
  /** The row, as its list shows it. */
  linha: object
  prazo: NearDay
}

interface Head {
  /** Its position in the order of commits. */
  seq: number
  /** `evt_…` */
  id: string
  /** ISO 8601, UTC */
  criado_em: string
}

/** An event with everything that decides whom it concerns and what they receive. */
export type FullEvent = Head &
  (
    | { tipo: 'publicacao.nova'; act: EventAct }
    | {
        tipo: 'publicacao.atualizada'
        act: EventAct
        /** The act before the change; null when no filter can tell the difference. */
        before: EventAct | null
        change: ActChange
      }
    /** `act` has a row that it did not have before. */
    | { tipo: 'linha.nova'; act: EventAct; versao: number; row: ReadRow }
    /** A day that a row of `act` tells has come as near as a webhook asks for. */
    | { tipo: 'linha.prazo'; act: EventAct; term: RowTerm; webhook: string }
    | { tipo: 'edicao.publicada'; edition: EventEdition }
    | {
        tipo: 'alerta.match'
        alert: { id: string; nome: string }
        /** The items that the act matches, or its query if it has none: as written. */
        termos: string[]
        /** How they are read. */
        leitura: number
        ignorar_assinatura: boolean
        /** The webhooks that the alert named, subscribed or not. */
        webhooks: string[]
        act: EventAct
        /** What it found in the act, if it finds rows. */
        row: { tabela: FoundRow['tabela']; linha: object; prazo?: NearDay } | null
      }
  )

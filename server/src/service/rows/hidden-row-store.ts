import type { ActKey } from '../../../engine/port.ts'
import type { HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import type { RowTableName } from './row-store.ts'

/** A stored row, and its act. */
export interface PlacedRow {
  key: ActKey
  seq: number
  publicacao: string
}

/** A row as its list shows it. */
export type ShownRow = object & { id: string; publicacao: string; data_publicacao: string }

/** An entry of the log: a row that is hidden, or was. Times: ISO 8601, UTC. */
export interface HiddenRowEntry extends HiddenRow {
  /** `ocl_…` */
  id: string
  publicacao_id: string
  /** Whether the archive that this one follows hides it. */
  da_origem: boolean
  motivo: string
  oculta_em: string
  oculta_por: string
  /** Null: it is hidden. */
  mostrada_em: string | null
  mostrada_por: string | null
  motivo_mostrada: string | null
}

/** Why a row is hidden or shown again, who does so, and when. */
export interface Reason {
  motivo: string
  por: string
  em: Date
}

/** What already told a row, and does not any more. */
export interface ErasedTellings {
  /** The ids of events, of which nothing is left but that they were. */
  eventos: string[]
  /** Records of deliveries, and those that had not gone out. */
  entregas: number
  /** Deliveries that are on their way: nobody can call them back. */
  a_caminho: number
  /** Places in mails and bulletins, those of the past that can be read still among them. */
  mensagens: number
}

/** What became of a row that shall be shown; `ainda_oculta`: the archive that this one follows hides it, too. */
export type Shown = 'nao_estava' | 'mostrada' | 'ainda_oculta'

/** What hiding needs of the store. */
export interface HiddenRowStore {
  /** Stored rows of a table, in order, behind one. */
  places(tabela: RowTableName, after: PlacedRow | null, limit: number): Promise<PlacedRow[]>
  /** Null: it is gone. */
  row(tabela: RowTableName, place: PlacedRow): Promise<ShownRow | null>
  /** Notes it and takes it out of its table in one transaction, and erases what tells it before and after that. */
  hide(entry: HiddenRowEntry, row: ShownRow): Promise<ErasedTellings>
  /** Erases again what tells a row that this operator hides; null: none with this id is hidden. */
  eraseAgain(linha_id: string): Promise<ErasedTellings | null>
  /** Erases deliveries of events that were on their way. */
  callBack(eventos: string[]): Promise<Pick<ErasedTellings, 'entregas' | 'a_caminho'>>
  /** Ends what this operator's hiding began, and reads the rows of the act again. */
  show(linha_id: string, reason: Reason): Promise<Shown>
  /** The log, the oldest first. */
  list(): Promise<HiddenRowEntry[]>
}

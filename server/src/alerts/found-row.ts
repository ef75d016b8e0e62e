import type { NearDay } from '../gazette/rows/near-day.ts'
import type { WatchedRows } from '../monitor/watched-rows.ts'

/** A row of an act that an alert has found. */
export interface FoundRow {
  /** The event of the row being new (`evt_…`): the same whenever the same row is found. */
  linha_id: string
  tabela: WatchedRows['tabela']
  /** As its list shows it. */
  linha: object
  /** Why it is told, if not because it is new: a day that it names has come near. */
  prazo: NearDay | null
}

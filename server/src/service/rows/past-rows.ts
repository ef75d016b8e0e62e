import type { NearDay } from '../../gazette/rows/near-day.ts'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import type { Notice } from '../notice.ts'

/** A row that is there, and what it says. */
export interface PastRow {
  tabela: WatchedRows['tabela']
  linha: object
  dito: string
  /** The day that has come near; null: that is not why it is found. */
  prazo: NearDay | null
}

/** An act with rows that a filter finds. */
export interface ActOfRows {
  publicacao: string
  data: string
  linhas: PastRow[]
}

export interface AskedRows {
  linhas: WatchedRows
  /** The version by which words and bodies are read. */
  leitura: number
  /** The days of the acts; null: any. */
  period: { desde: string; ate: string } | null
}

export interface WatchedRowQueries {
  /**
   * The acts with rows that the filter finds, the newest first; days ahead are counted from today, or from a past
   * day that the period ends with. @throws Problem `parametro_invalido` if there are too many rows
   */
  acts(asked: AskedRows): Promise<{ acts: ActOfRows[]; avisos: Notice[] }>
  /** The acts of any day with rows whose day came as near as the filter asks for on this day. */
  near(asked: Omit<AskedRows, 'period'>, day: string): Promise<ActOfRows[]>
}

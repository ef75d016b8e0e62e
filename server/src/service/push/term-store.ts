import type { EventAct, RowTerm } from '../../events/full-event.ts'
import type { TermWatcher } from '../../events/subscriptions.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { ContractReader } from '../rows/contract-rows.ts'
import type { TenderReader } from '../rows/tender-rows.ts'

/** A row whose day comes near: its act, and what it says. */
export interface NearTerm extends RowTerm {
  publicacao: string
  /** Its place among the rows of its act. */
  seq: number
  dito: string
}

/** What the question for terms needs from the store. */
export interface TermStore {
  contracts: Pick<ContractReader, 'page'>
  tenders: Pick<TenderReader, 'page'>
  /** As it is now; null: there is no such act any more. */
  act(publicacao: string): Promise<EventAct | null>
  /** Those of these rows whose event for the watcher is not there yet. */
  untold(watcher: TermWatcher, terms: NearTerm[]): Promise<NearTerm[]>
  /**
   * Tells the watcher of each of these rows that it was told of neither as a new row nor as a term.
   * @throws Overtaken
   */
  tell(watcher: TermWatcher, terms: NearTerm[], fence: Fence): Promise<void>
}

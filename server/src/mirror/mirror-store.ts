import type { ActOutcome, ActPicture, PreparedBatch } from '../ingest/archive-writer.ts'
import type { Fence } from '../lib/flow/lease.ts'
import type { MirroredSection } from './mirrored-section.ts'
import type { OriginAct } from './origin-act.ts'

/** How far a mirror has come. */
export interface MirrorState {
  /** The address of the archive that it follows. */
  origem: string
  /** Its cursor in the changes of that archive; null: before the first. */
  lugar: string | null
  /** Whether it has everything that was there when it began: from then on news are events. */
  completo: boolean
  /** When the whole ledger was last copied; null: never, or acts of days came that are not looked at each time. */
  livro_em: Date | null
}

/** The changes of one answer, and where they end. */
export interface MirroredPage {
  /** Each act once. */
  acts: ReadonlyMap<string, OriginAct>
  batches: PreparedBatch[]
  pictures: ActPicture[]
  state: MirrorState
}

/** What a mirror needs of its archive. Every call that writes is one transaction under its fence, if it does not say otherwise. */
export interface MirrorStore {
  /** Null: this archive follows no other yet. */
  state(): Promise<MirrorState | null>
  keepState(fence: Fence, state: MirrorState): Promise<void>
  /** The same; and no act is unseen: what the origin does not tell of is kept. */
  beginOver(fence: Fence, state: MirrorState): Promise<void>
  /** The same; but every act is unseen until the origin tells of it. */
  beginReconciling(fence: Fence, state: MirrorState): Promise<void>
  /** The pictures that acts lack, each by its act and its name. */
  missingPictures(acts: Iterable<OriginAct>): Promise<{ id: string; nome: string }[]>
  /**
   * Writes acts, their pictures, and the place behind them. Of acts with hidden rows the place is written after all else,
   * when nothing tells these rows any more.
   */
  bring(fence: Fence, page: MirroredPage): Promise<ActOutcome[]>
  /** Links some of the acts that came; false: nothing was left to link. */
  settle(fence: Fence, notify: boolean): Promise<boolean>
  /** Whether the origin has yet to tell of some acts. */
  hasUnseen(): Promise<boolean>
  /** Withdraws some of the acts that are still unseen, with sections that have no others; returns how many. */
  withdrawUnseen(fence: Fence, notify: boolean): Promise<number>
  /** How many acts it has. */
  count(): Promise<number>
  /** The first day of its ledger. */
  firstDay(): Promise<string | null>
  /** Makes rows of the ledger say what another ledger says; returns how many changed. */
  keepLedger(fence: Fence, rows: MirroredSection[], notify: boolean): Promise<number>
}

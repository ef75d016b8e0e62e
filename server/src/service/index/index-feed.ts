import type { ChangeMark } from '../../search/opensearch/index.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { ActKey, SearchableAct } from '../../../engine/port.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'

/** A note that an act was written, or that its state changed. */
interface NotedAct {
  /** Grows in the order of commits. */
  seq: number
  key: ActKey
}

/** What an index has of an act: its texts, and what later acts made of it. */
export interface ActInIndex extends SearchableAct {
  situacao: Situacao
}

/** An index that follows the archive, as the archive knows it. */
export interface FollowingIndex {
  nome: string
  /** The version of its analysis and mapping. */
  generation: string
  /** It has the state of all acts up to this note, as far as it is filled. */
  seq: number
  /** The next act to fill in; null: it has all. */
  nextKey: ActKey | null
  /** When it was last advanced. */
  followedAt: Date
}

/** Before every act. */
export const FIRST_KEY: ActKey = -(2 ** 52)

/**
 * The contents and the progress of indices outside the archive. Methods that take a fence throw
 * Overtaken when another process has the lease.
 */
export interface IndexFeed {
  /** All of them, the oldest first. */
  indices(): Promise<FollowingIndex[]>
  /** Registers a new, empty index. */
  begin(nome: string, generation: string, now: Date): Promise<void>
  /** Forgets an index. */
  forget(nome: string, fence: Fence): Promise<void>
  /** Stores the progress of an index. */
  advance(index: FollowingIndex, fence: Fence): Promise<void>
  /** Notes after `seq`, in order. */
  notes(seq: number, limit: number): Promise<NotedAct[]>
  /** The next acts to fill in. */
  keysFrom(key: ActKey, limit: number): Promise<ActKey[]>
  /** Acts in their current state, without those that no longer exist. */
  acts(keys: ActKey[]): Promise<Map<ActKey, ActInIndex>>
  /** The newest change of the archive; null: there was none yet. */
  newestChange(): Promise<ChangeMark | null>
  /** Whether it is a change of this archive; one that was restored may not have it. */
  hadChange(change: ChangeMark): Promise<boolean>
  /** Deletes some notes that every index has applied; whether there may be more. */
  clean(fence: Fence): Promise<boolean>
}

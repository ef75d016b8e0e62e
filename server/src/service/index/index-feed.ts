import type { Fence } from '../../lib/lease.ts'
import type { ActKey, SearchableAct } from '../../search/search-index.ts'

/** A note that an act was written. */
interface NotedAct {
  /** Grows in the order of commits. */
  seq: number
  key: ActKey
}

/** An index that follows the archive, as the archive knows it. */
export interface FollowingIndex {
  nome: string
  /** Of which analysis and mapping it is. */
  generation: string
  /** It has all acts as they were up to this note, as far as it is filled. */
  seq: number
  /** The next act to be filled in; null: it has all. */
  nextKey: ActKey | null
  /** When somebody last brought it on. */
  followedAt: Date
}

/** Before every act. */
export const FIRST_KEY: ActKey = -(2 ** 52)

/**
 * What an index elsewhere is made of, and how far it has come. What takes a fence throws Overtaken when the lease has
 * passed to another.
 */
export interface IndexFeed {
  /** All of them, the oldest first. */
  indices(): Promise<FollowingIndex[]>
  /** Notes a new index, of which nothing is filled in yet. */
  begin(nome: string, generation: string, now: Date): Promise<void>
  /** Forgets an index. */
  forget(nome: string, fence: Fence): Promise<void>
  /** Notes how far an index has come. */
  advance(index: FollowingIndex, fence: Fence): Promise<void>
  /** Notes behind `seq`, in order. */
  notes(seq: number, limit: number): Promise<NotedAct[]>
  /** The next acts to be filled in. */
  keysFrom(key: ActKey, limit: number): Promise<ActKey[]>
  /** Acts as they are now, without those that are not there. */
  acts(keys: ActKey[]): Promise<Map<ActKey, SearchableAct>>
  /** Erases some notes that every index has taken in; whether there may be more. */
  clean(fence: Fence): Promise<boolean>
}

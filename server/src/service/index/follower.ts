import type { Clock } from '../../lib/time/clock.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import { analyzeAct } from '../../../engine/analysis.ts'
import type { ActAt, SearchCluster } from '../../search/opensearch/index.ts'
import type { ActKey } from '../../../engine/port.ts'
import { type FollowingIndex, type IndexFeed, FIRST_KEY } from './index-feed.ts'

/** How many acts are read, analyzed and written in one go: some hundred milliseconds. */
const BATCH = 250
/** How long the index of another version may go without updates before it is dropped. */
const ABANDONED_MS = 86_400_000

export interface FollowerDeps {
  feed: IndexFeed
  cluster: Pick<SearchCluster, 'generation' | 'indices' | 'write' | 'newestIn'>
  clock: Clock
}

export interface Follower {
  /** Advances each index of this version a little; whether there may be more to do. */
  turn(): Promise<boolean>
  /** Drops indices and notes that are no longer needed. */
  clean(): Promise<void>
}

/** Advances the indices of this version of the program, under a fence. */
export function createFollower({ feed, cluster, clock }: FollowerDeps, fence: Fence): Follower {
  const { generation, indices, write, newestIn } = cluster
  /** The indices that exist, and have nothing that the archive does not have. */
  const known = new Set<string>()
  /** Undefined: nobody has asked yet. */
  let served: string | null | undefined

  return {
    async turn() {
      let isMore = false
      const own = await ownIndices()
      if (served === undefined) served = await retireUnknown(own)
      for (const index of own) if (await bringOn(index)) isMore = true
      const newest = own.at(-1)
      if (!isMore && newest && newest.nextKey === null) await serve(newest.nome)
      return isMore
    },

    async clean() {
      const since = clock().getTime() - ABANDONED_MS
      for (const { nome } of abandoned(await feed.indices(), await indices.inService(), since)) {
        await indices.drop(nome)
        await feed.forget(nome, fence)
      }
      while (await feed.clean(fence));
    },
  }

  /** At least one; the last of them will be put in service. */
  async function ownIndices(): Promise<FollowingIndex[]> {
    const own = (await feed.indices()).filter((index) => index.generation === generation)
    for (const index of own) if (!(await isThere(index))) await abandon(index)
    const left = own.filter(({ nome }) => known.has(nome))
    if (left.length > 0) return left
    await beginIndex(feed, generation, clock())
    return await ownIndices()
  }

  /** An index with contents is not created again: it would lose them. */
  async function isThere({ nome, nextKey }: FollowingIndex): Promise<boolean> {
    if (known.has(nome)) return true
    if (nextKey === FIRST_KEY) await indices.create(nome)
    else if (!(await indices.exists(nome))) return false
    if (!(await isOfArchive(nome))) return false
    known.add(nome)
    return true
  }

  /**
   * A database that was restored lacks changes that its index has. Their versions are higher than
   * those of the changes to come, which the index would refuse.
   */
  async function isOfArchive(nome: string): Promise<boolean> {
    const newest = await newestIn(nome)
    return newest === null || (await feed.hadChange(newest))
  }

  /** First the database knows nothing of it any more, so that no search takes it for whole. */
  async function abandon({ nome }: FollowingIndex): Promise<void> {
    known.delete(nome)
    if (served === nome) served = null
    await feed.forget(nome, fence)
    await indices.drop(nome)
  }

  /**
   * The index in service; null: none. One that the archive does not know is taken out of service:
   * it is that of another archive, or of before a copy.
   */
  async function retireUnknown(own: FollowingIndex[]): Promise<string | null> {
    const found = await indices.inService()
    if (found === null || own.some(({ nome }) => nome === found)) return found
    await indices.takeOutOfService(found)
    return null
  }

  async function bringOn(index: FollowingIndex): Promise<boolean> {
    return index.nextKey === null ? takeIn(index) : fill(index, index.nextKey)
  }

  /**
   * Changes during the filling are noted. They are applied when it is complete, with a higher
   * version.
   */
  async function fill(index: FollowingIndex, from: ActKey): Promise<boolean> {
    const keys = await feed.keysFrom(from, BATCH)
    await put(
      index,
      keys.map((key) => ({ key, seq: index.seq })),
    )
    const nextKey = keys.length < BATCH ? null : keys.at(-1)! + 1
    // Nobody searches an incomplete index, and each refresh would add a small segment.
    if (nextKey === null) await indices.refresh(index.nome)
    await feed.advance({ ...index, nextKey, followedAt: clock() }, fence)
    return true
  }

  async function takeIn(index: FollowingIndex): Promise<boolean> {
    const notes = await feed.notes(index.seq, BATCH)
    const last = notes.at(-1)
    if (last === undefined) return false
    if (!(await isOfArchive(index.nome))) {
      await abandon(index)
      return true
    }
    // Of several notes of an act, the last one counts.
    const seqs = new Map(notes.map(({ key, seq }) => [key, seq]))
    await put(
      index,
      [...seqs].map(([key, seq]) => ({ key, seq })),
    )
    await indices.refresh(index.nome)
    await feed.advance({ ...index, seq: last.seq, followedAt: clock() }, fence)
    return true
  }

  /** Writes acts in their current state, which is that of these notes or a later one. */
  async function put(
    { nome }: FollowingIndex,
    notes: { key: ActKey; seq: number }[],
  ): Promise<void> {
    const acts = await feed.acts(notes.map(({ key }) => key))
    // Asked after the acts were read, so none of them shows a newer one.
    const newest = await feed.newestChange()
    const written = notes.map(({ key, seq }): ActAt => {
      const act = acts.get(key)
      const found = act ? { ...analyzeAct(act), situacao: act.situacao } : null
      return { key, act: found, version: seq + 1 }
    })
    await write(nome, written, newest)
  }

  async function serve(nome: string): Promise<void> {
    if (served === nome) return
    await indices.putInService(nome)
    served = nome
  }

  /**
   * Indices older than the one in service, and those of other versions that have not been updated
   * for long.
   */
  function abandoned(all: FollowingIndex[], inService: string | null, since: number) {
    const own = all.filter((index) => index.generation === generation)
    const served = own.findIndex(({ nome }) => nome === inService)
    const others = all.filter((index) => index.generation !== generation)
    return [
      ...own.slice(0, Math.max(0, served)),
      ...others.filter(({ followedAt }) => followedAt.getTime() < since),
    ]
  }
}

/**
 * Requests a new index, which the follower builds; the old one stays in service until it is
 * complete.
 */
export async function beginIndex(feed: IndexFeed, generation: string, now: Date): Promise<void> {
  const moment = now.toISOString().replace(/\D/g, '')
  await feed.begin(`${generation}-${moment}`, generation, now)
}

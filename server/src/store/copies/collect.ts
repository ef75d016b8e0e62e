import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockStore, newPackName, openBlockStore, packsIn } from './block-store.ts'
import { type BlockTable, createBlockTable } from './block-table.ts'
import { type CopyFolder, flushFolder } from './copy-folder.ts'
import { type KeptCopy, copiesIn, keysOfCopy, removeCopies, timeOfCopy } from './manifest.ts'
import { type PackEntry, type PackReader, readPack, writePack } from './pack-file.ts'
import { type Retention, copiesToDrop } from './retention.ts'

/** A pack is rewritten when less than this part of it is still needed. */
const WORTH_KEEPING = 0.5

/**
 * Deletes the copies of a locked folder that no rule keeps, and then what only they needed. Each step leaves the copies
 * whole: first their manifests go, then packs without a needed block; of a pack with few, these are written into another
 * one before it goes. The copy that was just `taken` stays, and with it those that a wrong clock dated after it, which
 * count for no rule. Returns the names of the deleted copies.
 * @throws Problem when a manifest cannot be read: then nobody knows what is needed, and nothing is deleted
 */
export function dropOldCopies(places: CopyFolder, retention: Retention, taken: string): string[] {
  const copies = copiesIn(places.manifests)
  const dated = copies.map(({ id }) => ({ id, at: timeOfCopy(id) }))
  const dropped = copiesToDrop(
    dated.filter(({ id }) => id <= taken),
    retention,
  ).filter(({ id }) => id !== taken)
  removeCopies(
    places.manifests,
    dropped.map(({ id }) => id),
  )
  collectBlocks(places)
  return dropped.map(({ id }) => id)
}

function collectBlocks({ manifests, packs }: CopyFolder): void {
  using store = openBlockStore(packs)
  const needed = neededBlocks(copiesIn(manifests), store)
  if (needed === null) return // a damaged list does not say what it needs
  for (const name of packsIn(packs)) {
    using pack = readPack(join(packs, name))
    const entries = pack.entries()
    if (entries === null) continue // nobody knows what it has
    if (!entries.some(({ key }) => needed.has(key))) rmSync(join(packs, name))
  } // so there is more room for what is rewritten
  const kept = createBlockTable(0)
  for (const name of packsIn(packs)) {
    const path = join(packs, name)
    using pack = readPack(path)
    const entries = pack.entries()
    if (entries === null) continue
    // A block that a kill left twice is needed once.
    const live = entries.filter(({ key }) => needed.has(key) && !kept.has(key))
    const bytes = live.reduce((sum, { length }) => sum + length, 0)
    const isKept =
      bytes >= pack.bytes * WORTH_KEEPING || (live.length > 0 && !rewrite(packs, pack, live))
    if (!isKept) rmSync(path)
    for (const { key } of live) kept.put(key)
  }
  flushFolder(packs)
}

/** Null: a list is missing or damaged. */
function neededBlocks(copies: KeptCopy[], store: BlockStore): BlockTable | null {
  const needed = createBlockTable(0)
  const seen = new Set<string>()
  for (const { manifest } of copies) {
    const listas = manifest.listas.filter((hex) => !seen.has(hex))
    for (const { list, keys } of keysOfCopy({ ...manifest, listas }, store)) {
      if (keys === null) return null
      needed.put(list)
      for (const key of keys) needed.put(key)
    }
    for (const hex of listas) seen.add(hex)
  }
  return needed
}

/** Writes some blocks of a pack into a new one. False: that has no room, or one is cut off, and the pack stays. */
function rewrite(folder: string, pack: PackReader, live: PackEntry[]): boolean {
  try {
    return write(folder, pack, live)
  } catch (error) {
    if (isFullDisk(error)) return false
    throw error
  }
}

function isFullDisk(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** As they are stored. */
function write(folder: string, pack: PackReader, live: PackEntry[]): boolean {
  using writer = writePack(join(folder, newPackName()))
  for (const entry of live) {
    const stored = pack.stored(entry)
    if (stored.length !== entry.length) return false
    writer.add(entry.key, stored, entry.plain)
  }
  writer.finish()
  return true
}

import { statfs } from 'node:fs/promises'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { notKept } from '../sqlite/backup.ts'
import type { SnapshotPages } from '../sqlite/snapshot-pages.ts'
import { type BlockKey, keyOfBlock, packBlock } from './block.ts'
import { type BlockStore, openBlockStore } from './block-store.ts'
import { type CopyFolder, flushFolder, removeUnfinished } from './copy-folder.ts'
import { type Manifest, listsOf, writeManifest } from './manifest.ts'

interface CopyOptions {
  now: Date
  signal: AbortSignal
  onProgress(done: number, total: number): void
}

/** A copy that was taken. */
export interface TakenCopy {
  id: string
  /** The size of the archive's file. */
  bytes: number
  /** Bytes written into the folder. */
  novos: number
}

/** Two pages of the archive: what a changed page costs, before compression. */
const BLOCK_BYTES = 16_384
/** Blocks that are read at once. */
const AT_ONCE = 64
/** Blocks that are compressed to know how much room the new ones need. */
const SAMPLE = 256
/** What is left free on the disk of the copies, for the file system and the manifest. */
const MARGIN_BYTES = 16 * 2 ** 20

/**
 * Adds a copy of the archive to a locked folder: only blocks that it lacks are written. The copy exists from the moment
 * when its manifest has its name, which is the last step. What a kill leaves are finished packs, whose blocks the next
 * copy finds, and an unfinished one, which it deletes.
 * @throws Problem when the archive is damaged, or the new blocks do not fit on the disk; then nothing was written
 */
export async function takeCopy(
  places: CopyFolder,
  archive: SnapshotPages,
  options: CopyOptions,
): Promise<TakenCopy> {
  const damage = await archive.damage(options.signal)
  if (damage !== null) throw notKept(damage)
  removeUnfinished(places)
  using store = openBlockStore(places.packs)
  const taken = await write()
  flushFolder(places.manifests) // should this fail, the copy has its name already, and needs its blocks
  return taken

  async function write(): Promise<TakenCopy> {
    try {
      return await addTo(store)
    } catch (error) {
      if (!options.signal.aborted) store.takeBack() // of a full disk others need the room
      throw error
    }
  }

  async function addTo(store: BlockStore): Promise<TakenCopy> {
    const blocks = await findNew(archive, store, options)
    await expectRoomFor(blocks, archive, places.folder)
    const novos = await addBlocks(blocks, archive, store, options)
    const { keys } = blocks
    const lists = listsOf(keys).map((list) => ({ list, key: keyOfBlock(list) }))
    const ofLists = lists.reduce((sum, { list, key }) => sum + addNew(store, key, list), 0)
    store.flush()
    options.signal.throwIfAborted()
    const manifest: Manifest = {
      formato: 1,
      criada: options.now.toISOString(),
      bytes: archive.bytes,
      bloco: BLOCK_BYTES,
      novos: novos + ofLists,
      listas: lists.map(({ key }) => Buffer.from(key, 'latin1').toString('hex')),
    }
    const id = writeManifest(places.manifests, manifest)
    return { id, bytes: manifest.bytes, novos: manifest.novos }
  }
}

/** The blocks of the archive. */
interface Blocks {
  /** In the order of the file; empty strings where nobody has looked yet. */
  keys: BlockKey[]
  /** Whether the folder may lack a block. */
  isNew: Uint8Array
}

/** Reads everything once, to know what is new before anything is written. Into an empty folder everything is. */
async function findNew(
  archive: SnapshotPages,
  store: BlockStore,
  { signal, onProgress }: CopyOptions,
): Promise<Blocks> {
  const count = Math.ceil(archive.bytes / BLOCK_BYTES)
  const keys = Array.from({ length: count }, () => '')
  const isNew = new Uint8Array(count).fill(1)
  if (store.size() === 0) return { keys, isNew }
  for await (const { nth, block } of blocksOf(archive, () => true)) {
    signal.throwIfAborted()
    const key = keyOfBlock(block)
    keys[nth] = key
    isNew[nth] = store.has(key) ? 0 : 1
    onProgress(nth * BLOCK_BYTES, archive.bytes)
  }
  return { keys, isNew }
}

/** Returns how many bytes were written. */
async function addBlocks(
  { keys, isNew }: Blocks,
  archive: SnapshotPages,
  store: BlockStore,
  { signal, onProgress }: CopyOptions,
): Promise<number> {
  let written = 0
  for await (const { nth, block } of blocksOf(archive, (at) => isNew[at] === 1)) {
    signal.throwIfAborted()
    const key = keyOfBlock(block)
    keys[nth] = key
    written += addNew(store, key, block)
    onProgress(Math.min(archive.bytes, (nth + 1) * BLOCK_BYTES), archive.bytes)
  }
  onProgress(archive.bytes, archive.bytes)
  return written
}

function addNew(store: BlockStore, key: BlockKey, block: Buffer): number {
  return store.has(key) ? 0 : store.add(key, block)
}

/** The blocks that are wanted, in the order of the file; each is valid until the next one is asked for. */
async function* blocksOf(archive: SnapshotPages, isWanted: (nth: number) => boolean) {
  const count = Math.ceil(archive.bytes / BLOCK_BYTES)
  const window = Buffer.alloc(AT_ONCE * BLOCK_BYTES)
  for (let first = 0; first < count; first += AT_ONCE) {
    const wanted = numbersFrom(first, Math.min(count, first + AT_ONCE)).filter(isWanted)
    if (wanted.length === 0) continue
    const from = first * BLOCK_BYTES
    const filled = window.subarray(0, Math.min(window.length, archive.bytes - from))
    await archive.read(filled, from)
    for (const nth of wanted) {
      const at = (nth - first) * BLOCK_BYTES
      yield { nth, block: filled.subarray(at, at + BLOCK_BYTES) }
    }
  }
}

function numbersFrom(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, nth) => first + nth)
}

/** Some of the new blocks are compressed, and stand for all. */
async function expectRoomFor(
  { isNew }: Blocks,
  archive: SnapshotPages,
  folder: string,
): Promise<void> {
  const nths = numbersFrom(0, isNew.length).filter((nth) => isNew[nth] === 1)
  const step = Math.max(1, Math.floor(nths.length / SAMPLE))
  const sample = new Set(nths.filter((_, at) => at % step === 0))
  let packed = 0
  for await (const { block } of blocksOf(archive, (nth) => sample.has(nth)))
    packed += packBlock(block).stored.length
  const needed = sample.size === 0 ? 0 : (packed / sample.size) * nths.length
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < needed + MARGIN_BYTES) throw noRoom(folder, needed, bavail * bsize)
}

function noRoom(folder: string, needed: number, free: number): Problem {
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('pt-BR')} MB`
  return new Problem('conflito', 'Não há espaço para a cópia.', [
    detailOf(
      folder,
      `tem ${megabytes(free)} livres`,
      `O que há de novo ocupa uns ${megabytes(needed)}, e ${megabytes(MARGIN_BYTES)} devem ficar livres. Nada foi gravado.`,
    ),
  ])
}

import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockStore, newPackName, openBlockStore, packsIn } from './block-store.ts'
import { unpackBlock } from './block.ts'
import { type CopyFolder, UNFINISHED, flushFolder, isFrozen } from './copy-folder.ts'
import { type Manifest, keysOfCopy, listedCopies } from './manifest.ts'
import { type PackEntry, type PackReader, readPack, writePack } from './pack-file.ts'

/** What was found in a folder of copies. */
export interface VerifiedCopies {
  copias: number
  /** Packs, and how many of them were read this time. */
  pacotes: number
  lidos: number
  /** Blocks that are not what was written. */
  danificados: number
  /** Copies that lack blocks, and how many of its blocks each lacks; null: its list cannot be read. */
  incompletas: { copia: string; blocos: number | null }[]
  /** The time of the pack that was read least recently; null: one was never read since it was written. */
  desde: string | null
}

interface VerifyOptions {
  clock(): Date
  signal: AbortSignal
  /** Whether to read one more pack, after so many bytes. */
  goOn(bytes: number): boolean
  onProgress(done: number, total: number): void
}

/** When each pack was last read whole. */
type Read = Record<string, string>

/**
 * Reads packs of a locked folder whole, those first that were read least recently, until it is told to stop: the next
 * call goes on. Sound blocks of a damaged pack are written into a new one, and the pack is put aside, so that the next
 * copy writes again what the archive still has; on a disk that only reads, damage is told and stays. Then looks whether each copy has all of its blocks.
 */
export async function verifyCopies(
  places: CopyFolder,
  options: VerifyOptions,
): Promise<VerifiedCopies> {
  const { packs, manifests } = places
  const names = packsIn(packs)
  const before = readTimes(places)
  const read: Read = Object.fromEntries(
    names.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]])),
  )
  const order = names.toSorted((a, b) => (read[a] ?? '').localeCompare(read[b] ?? ''))
  let danificados = 0
  let bytes = 0
  let lidos = 0
  for (const name of order) {
    if (!options.goOn(bytes)) break
    options.signal.throwIfAborted()
    const checked = checkPack(packs, name)
    danificados += checked.damaged
    bytes += checked.bytes
    options.onProgress(++lidos, names.length)
    read[name] = options.clock().toISOString()
    if (checked.damaged > 0) delete read[name]
    keepTimes(places, read)
    await new Promise((resolve) => setImmediate(resolve)) // signals are heard
  }
  using store = openBlockStore(packs)
  const copies = listedCopies(manifests)
  const lackingOf = createLacking(store)
  const times = packsIn(packs).map((name) => read[name] ?? null)
  return {
    copias: copies.length,
    pacotes: times.length,
    lidos,
    danificados,
    incompletas: copies
      .map(({ id, manifest }) => ({ copia: id, blocos: manifest && lackingOf(manifest) }))
      .filter(({ blocos }) => blocos !== 0),
    desde: leastRecent(times),
  }
}

function leastRecent(times: (string | null)[]): string | null {
  return times.reduce(
    (least, time) => (least === null || time === null || time < least ? time : least),
    times[0] ?? null,
  )
}

/** The size of all packs. */
export function bytesOfPacks({ packs }: CopyFolder): number {
  return packsIn(packs).reduce((sum, name) => sum + statSync(join(packs, name)).size, 0)
}

/**
 * How many blocks a copy lacks, those twice that it needs twice; a list that is missing counts as a block. Copies share
 * most of their lists, and each is read once.
 */
function createLacking(store: BlockStore): (manifest: Manifest) => number {
  const known = new Map<string, number>()
  return (manifest) => {
    const listas = [...new Set(manifest.listas)].filter((hex) => !known.has(hex))
    let nth = 0
    for (const { keys } of keysOfCopy({ ...manifest, listas }, store))
      known.set(
        listas[nth++]!, // one for each
        keys === null ? 1 : keys.filter((key) => !store.has(key)).length,
      )
    return manifest.listas.reduce((sum, hex) => sum + known.get(hex)!, 0)
  }
}

/** Returns how much was read, and how many blocks were damaged; 1 for a list that cannot be read. */
function checkPack(folder: string, name: string): { bytes: number; damaged: number } {
  const path = join(folder, name)
  using pack = readPack(path)
  const entries = pack.entries()
  const sound = (entries ?? []).filter((entry) => unpackBlock(pack.stored(entry), entry) !== null)
  const damaged = entries === null ? 1 : entries.length - sound.length
  if (damaged > 0 && !isFrozen(folder)) putAside(folder, path, pack, sound)
  return { bytes: pack.bytes, damaged }
}

function putAside(folder: string, path: string, pack: PackReader, sound: PackEntry[]): void {
  using writer = writePack(join(folder, newPackName()))
  for (const entry of sound) {
    const stored = pack.stored(entry)
    // A disk that fails may not read again what it read.
    if (stored.length === entry.length) writer.add(entry.key, stored, entry.plain)
  }
  if (writer.bytes() > 0) writer.finish()
  renameSync(path, `${path}.danificado`)
  flushFolder(folder)
}

function pathOf({ folder }: CopyFolder): string {
  return join(folder, 'verificado.json')
}

/** What cannot be read is as if nothing had been verified. */
function readTimes(places: CopyFolder): Read {
  try {
    return JSON.parse(readFileSync(pathOf(places), 'utf8')) as Read
  } catch {
    return {}
  }
}

/** A disk that only reads keeps none: the next call begins anew. */
function keepTimes(places: CopyFolder, read: Read): void {
  if (isFrozen(places.folder)) return
  const path = pathOf(places)
  writeFileSync(path + UNFINISHED, JSON.stringify(read), { mode: 0o600 })
  renameSync(path + UNFINISHED, path)
}

import { hash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { HOUR_MS } from '../../lib/time/dates.ts'
import { type BlockKey, KEY_BYTES } from './block.ts'
import type { BlockStore } from './block-store.ts'
import type { KeptBackup } from '../sqlite/kept-backups.ts'
import { UNFINISHED, copyFolder, flushFolder, isCopyFolder } from './copy-folder.ts'

/** A copy, as its file says. */
export interface Manifest {
  formato: 1
  /** When it was begun, in UTC. */
  criada: string
  /** The size of the archive's file, and of its blocks; only the last one is shorter. */
  bytes: number
  bloco: number
  /** Bytes that this copy added to the folder. */
  novos: number
  /** Keys of the lists, in hexadecimal; each list is a block of `LIST` keys of blocks, in the order of the file. */
  listas: string[]
}

/** A copy that is kept; `id` is the date and time of its beginning in Brasília: 2026-11-28-030012. */
export interface KeptCopy {
  id: string
  manifest: Manifest
}

/** A copy that is kept; `manifest` is null when it cannot be read. */
export interface ListedCopy {
  id: string
  manifest: Manifest | null
}

/** Keys in a list: lists of places where nothing changed are the same in every copy. */
const LIST = 128
const NAME = /^(\d{4}-\d{2}-\d{2}-\d{6})\.json$/
/** Bytes at the beginning of a manifest that say when it was begun, and how large the archive is. */
const HEAD = 256
const BRASILIA_MS = 3 * HOUR_MS

/** The copies of a folder, from the oldest. @throws Problem when one cannot be read */
export function copiesIn(folder: string): KeptCopy[] {
  return idsIn(folder).map((id) => ({ id, manifest: readManifest(folder, id) }))
}

/** The copies of a folder, from the oldest, the damaged ones too. */
export function listedCopies(folder: string): ListedCopy[] {
  return idsIn(folder).map((id) => ({ id, manifest: manifestOrNull(folder, id) }))
}

/**
 * The newest copy in a folder of copies, as the names of files say; null: there is none. `bytes`: the size of the archive
 * that it has, from the beginning of its manifest, which may be long; NaN when that is damaged.
 */
export async function newestCopy(path: string): Promise<KeptBackup | null> {
  const { manifests } = copyFolder(path)
  const names = await readdir(manifests).catch(() => []) // a volume that is not mounted has none
  const id = idsOf(names).at(-1)
  if (id === undefined) return null
  await using file = await open(pathOf(manifests, id))
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD))
  const bytes = /"bytes":(\d+)/.exec(buffer.toString('latin1', 0, bytesRead))?.[1]
  return { at: timeOfCopy(id), bytes: bytes === undefined ? NaN : Number(bytes) }
}

/** Whether a copy was begun from `from` to `to`, and can be read: one from the future comes of a wrong clock. */
export function hasCopySince(path: string, from: Date, to: Date): boolean {
  if (!isCopyFolder(path)) return false
  const { manifests } = copyFolder(path)
  const within = idsIn(manifests).filter((id) => timeOfCopy(id) >= from && timeOfCopy(id) <= to)
  return within.toReversed().some((id) => manifestOrNull(manifests, id) !== null)
}

function manifestOrNull(folder: string, id: string): Manifest | null {
  try {
    return readManifest(folder, id)
  } catch {
    return null
  }
}

/** The names of the copies of a folder, from the oldest. */
function idsIn(folder: string): string[] {
  return idsOf(readdirSync(folder))
}

function idsOf(names: string[]): string[] {
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).toSorted()
}

function pathOf(folder: string, id: string): string {
  return join(folder, `${id}.json`)
}

/** @throws Problem when it cannot be read */
function readManifest(folder: string, id: string): Manifest {
  const path = pathOf(folder, id)
  try {
    const { copia, sha256 } = JSON.parse(readFileSync(path, 'utf8')) as {
      copia: Manifest
      sha256: string
    }
    if (hash('sha256', JSON.stringify(copia)) !== sha256) throw new Error('its checksum differs')
    if (copia.formato !== 1) throw new Error('it has a newer form')
    return copia
  } catch (error) {
    const what = 'está danificado, ou é de uma versão mais nova'
    throw new Problem(
      'conflito',
      `A cópia ${id} não pode ser lida.`,
      [
        detailOf(
          path,
          what,
          'Nada é apagado enquanto ele estiver aí: tire-o da pasta, ou restaure outra cópia (--copia).',
        ),
      ],
      error,
    )
  }
}

/** Gives a copy its file; from then on it exists, and once the folder is flushed it stays. Returns its name. */
export function writeManifest(folder: string, manifest: Manifest): string {
  const taken = new Set(idsIn(folder))
  let at = new Date(manifest.criada)
  while (taken.has(idAt(at))) at = new Date(at.getTime() + 1_000)
  const path = pathOf(folder, idAt(at))
  const sha256 = hash('sha256', JSON.stringify(manifest))
  writeFileSync(path + UNFINISHED, JSON.stringify({ copia: manifest, sha256 }), { mode: 0o600 })
  const file = openSync(path + UNFINISHED, 'r+')
  fsyncSync(file)
  closeSync(file)
  renameSync(path + UNFINISHED, path)
  return idAt(at)
}

export function removeCopies(folder: string, ids: Iterable<string>): void {
  for (const id of ids) rmSync(pathOf(folder, id))
  flushFolder(folder)
}

/** When a copy was begun, as its name says. */
export function timeOfCopy(id: string): Date {
  const [, date, hour, minute, second] = /^(.{10})-(..)(..)(..)$/.exec(id)!
  return new Date(Date.parse(`${date}T${hour}:${minute}:${second}Z`) + BRASILIA_MS)
}

function idAt(at: Date): string {
  const [date, time = ''] = new Date(at.getTime() - BRASILIA_MS).toISOString().split('T')
  return `${date}-${time.slice(0, 8).replaceAll(':', '')}`
}

/** Cuts the keys of all blocks of a file into lists. */
export function listsOf(keys: BlockKey[]): Buffer[] {
  const lists: Buffer[] = []
  for (let from = 0; from < keys.length; from += LIST)
    lists.push(Buffer.from(keys.slice(from, from + LIST).join(''), 'latin1'))
  return lists
}

/** The keys of a copy's blocks, list by list; null for a list that is missing or damaged. */
export function* keysOfCopy(
  { listas }: Manifest,
  store: Pick<BlockStore, 'read'>,
): Generator<{ list: BlockKey; keys: BlockKey[] | null }> {
  for (const hex of listas) {
    const list = Buffer.from(hex, 'hex').toString('latin1')
    const bytes = store.read(list)
    yield { list, keys: bytes && keysIn(bytes) }
  }
}

function keysIn(list: Buffer): BlockKey[] {
  return Array.from({ length: list.length / KEY_BYTES }, (_, nth) =>
    list.toString('latin1', nth * KEY_BYTES, (nth + 1) * KEY_BYTES),
  )
}

/**
 * The copy that somebody means by the beginning of its name, the newest of several; without it, the newest. Only its
 * manifest is read: others may be damaged.
 * @throws Problem when there is no such copy, or it cannot be read
 */
export function chosenCopy(folder: string, meant: string | undefined): KeptCopy {
  const ids = idsIn(folder)
  const id = ids.findLast((name) => name.startsWith(meant ?? ''))
  if (id !== undefined) return { id, manifest: readManifest(folder, id) }
  const there = ids.slice(-10)
  throw new Problem('nao_encontrado', 'Não há essa cópia.', [
    detailOf(
      'copia',
      meant ?? 'nenhuma cópia',
      there.length === 0 ? 'A pasta não tem nenhuma.' : `As últimas: ${there.join(', ')}.`,
    ),
  ])
}

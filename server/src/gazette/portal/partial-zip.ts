import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What came of a zip whose download was interrupted. */
export interface PartialZip {
  path: string
  bytes: number
  /** The ETag of what the server sent; null: nothing is there, or the server gives none. */
  etag: string | null
}

/** A file name has 255 bytes; longer tags than any server gives are as none. */
const LONGEST_TAG = 100
const SUFFIX = '.baixando'

/** The tag is part of the name, so that a kill between two files cannot leave one of another version. */
export function partialPath(folder: string, arquivo: string, etag: string | null): string {
  const tag = etag !== null && etag.length <= LONGEST_TAG ? encode(etag) : ''
  return join(folder, `.${arquivo}.${tag}${SUFFIX}`)
}

/** What is there of a zip; of several parts, one. */
export async function findPartial(folder: string, arquivo: string): Promise<PartialZip | null> {
  const prefix = `.${arquivo}.`
  const names = await readdir(folder)
  const name = names.find((other) => other.startsWith(prefix) && other.endsWith(SUFFIX))
  if (name === undefined) return null
  const tag = name.slice(prefix.length, -SUFFIX.length)
  const path = join(folder, name)
  const { size: bytes } = await stat(path)
  return { path, bytes, etag: tag === '' ? null : Buffer.from(tag, 'base64url').toString() }
}

/** Gives a whole zip its name. */
export async function finishPartial(path: string, folder: string, arquivo: string): Promise<void> {
  await rename(path, join(folder, arquivo))
}

export async function dropPartial({ path }: PartialZip): Promise<void> {
  await rm(path, { force: true })
}

function encode(etag: string): string {
  return Buffer.from(etag).toString('base64url')
}

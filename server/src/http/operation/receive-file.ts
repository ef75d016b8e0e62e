import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bodyTooLarge } from '../errors/problems.ts'

/**
 * Writes a body to a file in a folder of its own, and returns its size. Deletes a body that is too
 * large or breaks off. @throws Problem `corpo_grande_demais`
 */
export async function receiveFile(body: Readable, path: string, maxBytes: number): Promise<number> {
  let bytes = 0
  // Reads an oversized body to its end and drops it: the answer to a half-read request would not
  // arrive.
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(null, bytes > maxBytes ? undefined : chunk)
    },
  })
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(body, counting, createWriteStream(path, { mode: 0o600, flush: true }))
    if (bytes > maxBytes) throw bodyTooLarge()
    return bytes
  } catch (error) {
    await rm(dirname(path), { recursive: true, force: true })
    throw error
  }
}

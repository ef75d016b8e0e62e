import { open, rm } from 'node:fs/promises'
import type { Clock } from '../../lib/time/clock.ts'
import { Failed } from './failed.ts'
import type { HttpAnswer } from './http.ts'

/**
 * The least that a download must receive within `slowMs`: a day's zip of 5 MB would take twenty
 * minutes.
 */
const LEAST_BYTES = 256 * 2 ** 10

export interface DownloadLimits {
  maxBytes: number
  /** In milliseconds; see {@link LEAST_BYTES}. */
  slowMs: number
}

interface Saving {
  clock: Clock
  /** Called with every piece. */
  onProgress(): void
  /** How many bytes are in the file, which the answer continues; absent: it is whole, as INLABS always answers. */
  from?: number
  /** Called before so many bytes are written: those that the server announces, then again and again a few. */
  expectRoom?(bytes: number): Promise<void>
}

/** A disk is looked at after so many bytes. */
const LOOK_BYTES = 64 * 2 ** 20

/**
 * Streams an answer into a file. Leaves no file behind when it fails, but one that was only interrupted if
 * `from` is given.
 * @throws Failed when it is empty, too long, too slow, cut short, or no zip by its first bytes.
 */
export async function saveZip(
  answer: HttpAnswer,
  path: string,
  { maxBytes, slowMs }: DownloadLimits,
  { clock, onProgress, from, expectRoom }: Saving,
): Promise<void> {
  const declared = Number(answer.headers['content-length'] ?? 0)
  if (declared > maxBytes) throw tooLarge(declared, maxBytes)
  await expectRoom?.(declared)
  try {
    await using file = await open(path, from ? 'a' : 'w')
    let bytes = from ?? 0
    let lookedAt = bytes
    let mark = { at: clock().getTime(), bytes }
    let head = from ? Buffer.from(ZIP_MAGIC) : Buffer.alloc(0)
    for await (const chunk of pieces(answer)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(bytes, maxBytes)
      if (head.length < ZIP_MAGIC.length) {
        head = Buffer.concat([head, chunk])
        checkMagic(head)
      }
      if (bytes - lookedAt > LOOK_BYTES) {
        await expectRoom?.(LOOK_BYTES)
        lookedAt = bytes
      }
      await file.write(chunk)
      onProgress()
      const now = clock().getTime()
      if (now - mark.at < slowMs) continue
      if (bytes - mark.bytes < LEAST_BYTES)
        throw new Failed('tempo_esgotado', 'só vinha aos poucos')
      mark = { at: now, bytes }
    }
    if (bytes === 0) throw new Failed('arquivo_vazio')
    if (head.length < ZIP_MAGIC.length) throw new Failed('nao_e_zip', `${bytes} bytes`)
  } catch (error) {
    if (from === undefined || !isInterruption(error)) await rm(path, { force: true })
    throw error
  }
}

/** What came so far is good. An abort is no failure of anybody; a full disk must not stay so. */
function isInterruption(error: unknown): boolean {
  if (isDiskFull(error)) return false
  if (!(error instanceof Failed)) return true
  return ['transferencia_incompleta', 'tempo_esgotado'].includes(error.failure.motivo)
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}

const ZIP_MAGIC = 'PK'

function checkMagic(head: Buffer): void {
  const start = head.toString('latin1', 0, ZIP_MAGIC.length)
  if (start.length === ZIP_MAGIC.length && start !== ZIP_MAGIC) throw new Failed('nao_e_zip')
}

/** An error here interrupts a download that had begun; http.ts reports silence. */
async function* pieces({ body }: HttpAnswer): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) yield chunk
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!/^(UND_ERR_SOCKET|UND_ERR_RES_CONTENT|UND_ERR_INVALID|ECONNRESET|EPIPE|HPE_)/.test(code))
      throw error
    throw new Failed('transferencia_incompleta', undefined, error)
  }
}

function tooLarge(bytes: number, maxBytes: number): Failed {
  return new Failed('arquivo_grande_demais', `${bytes} bytes, o máximo é ${maxBytes}`)
}

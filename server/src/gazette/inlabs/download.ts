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

/**
 * Streams an answer into a file, always from the beginning: INLABS does not resume. Leaves no file
 * behind when it fails.
 * @param onProgress is called with every piece.
 * @throws Failed when it is empty, too long, too slow, cut short, or no zip by its first bytes.
 */
export async function saveZip(
  answer: HttpAnswer,
  path: string,
  { maxBytes, slowMs }: DownloadLimits,
  { clock, onProgress }: { clock: Clock; onProgress(): void },
): Promise<void> {
  const declared = Number(answer.headers['content-length'] ?? 0)
  if (declared > maxBytes) throw tooLarge(declared, maxBytes)
  try {
    await using file = await open(path, 'w')
    let bytes = 0
    let mark = { at: clock().getTime(), bytes }
    let head = Buffer.alloc(0)
    for await (const chunk of pieces(answer)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw tooLarge(bytes, maxBytes)
      if (head.length < ZIP_MAGIC.length) {
        head = Buffer.concat([head, chunk])
        checkMagic(head)
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
    await rm(path, { force: true })
    throw error
  }
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

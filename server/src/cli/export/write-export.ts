import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import type { FilePlace, PieceQueries } from '../../service/export/export-queries.ts'
import type { Notice } from '../../service/notice.ts'
import { exportPieces } from '../../service/export/pieces.ts'
import { notWritten } from '../../lib/errors/not-written.ts'

export interface WrittenExport {
  arquivo: string
  publicacoes: number
  /** More than acts, where those within one have rows of their own. */
  linhas: number
  bytes: number
  sha256: string
  avisos: Notice[]
}

export interface WriteOptions {
  signal: AbortSignal
  onProgress(done: number, total: number): void
}

/**
 * Writes an export to a file, which appears only when it is complete. Of two that write the same one, the
 * later goes on.
 * @throws Problem when it cannot be written.
 */
export async function writeExport<Params, Place extends FilePlace>(
  exports: PieceQueries<Params, Place>,
  params: Params,
  file: string,
  { signal, onProgress }: WriteOptions,
): Promise<WrittenExport> {
  const start = (await exports.begin(params, null))! // the beginning always exists
  const partial = `${file}.parcial`
  const hash = createHash('sha256')
  const written = { publicacoes: 0, linhas: 0, bytes: 0 }
  const handle = await anew(partial).catch(refuse)
  try {
    for await (const { bytes, acts, rows } of exportPieces(exports, params, start)) {
      signal.throwIfAborted()
      await handle.writeFile(bytes).catch(refuse)
      hash.update(bytes)
      written.publicacoes += acts
      written.linhas += rows
      written.bytes += bytes.length
      onProgress(written[start.counted], start.total)
    }
    await handle.sync()
    if (!(await isStill(partial, handle))) refuse(new Error('outro comando o grava'))
    await rename(partial, file)
  } catch (error) {
    if (await isStill(partial, handle)) await rm(partial)
    throw error
  } finally {
    await handle.close()
  }
  return { arquivo: file, ...written, sha256: hash.digest('hex'), avisos: start.avisos }

  function refuse(cause: unknown): never {
    throw notWritten(file, cause)
  }
}

/** An empty file of this name; whoever writes one of this name already goes on in none. */
async function anew(file: string): Promise<FileHandle> {
  await rm(file, { force: true })
  return await open(file, 'wx')
}

async function isStill(file: string, handle: FileHandle): Promise<boolean> {
  const [named, open] = await Promise.all([stat(file).catch(() => null), handle.stat()])
  return named?.ino === open.ino
}

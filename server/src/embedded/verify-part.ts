import { Problem, detailOf } from '../lib/errors/problem.ts'
import type { Clock } from '../lib/time/clock.ts'
import { expectCopyFolder, lockCopies } from '../store/copies/copy-folder.ts'
import { bytesOfPacks, verifyCopies } from '../store/copies/verify-copies.ts'

/** In so many nights each pack is read once. */
const NIGHTS = 30

/**
 * Reads the packs of a folder of copies that were read least recently, a thirtieth of all.
 * @throws Problem when blocks are damaged or missing
 */
export async function verifyPart(folder: string, clock: Clock, signal: AbortSignal): Promise<void> {
  const places = expectCopyFolder(folder)
  using _lock = lockCopies(places)
  const most = bytesOfPacks(places) / NIGHTS
  const found = await verifyCopies(places, {
    clock,
    signal,
    goOn: (bytes) => bytes < most,
    onProgress() {},
  })
  if (found.danificados + found.incompletas.length === 0) return
  const lacking = found.incompletas.map(({ copia }) => copia).join(', ')
  throw new Problem('conflito', 'Há cópias com blocos danificados.', [
    detailOf(
      folder,
      `${found.danificados} danificados; incompletas: ${lacking}`,
      'A próxima cópia grava de novo o que o acervo ainda tem.',
    ),
  ])
}

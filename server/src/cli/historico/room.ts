import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Config } from '../../config.ts'
import type { HistoryMonth } from '../../ingest/history.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { size } from '../../terminal/size.ts'

/** What an archive needs for a byte of the acts' XML, its index included: measured on real editions. */
const ARCHIVE_BYTES = 2.5
/** Of what is free, what the running service keeps: its log, a merge of its index, tomorrow's edition. */
const KEPT_FREE_BYTES = 2 ** 30

/** The room that months need in the archive. */
export function roomFor(months: Pick<HistoryMonth, 'xmlBytes' | 'pictureBytes'>[]): number {
  return months.reduce(
    (sum, { xmlBytes, pictureBytes }) => sum + xmlBytes * ARCHIVE_BYTES + pictureBytes,
    0,
  )
}

/** The free space where the archive is; null: it is not on this machine. */
export async function freeBytes({ cluster, dataDir }: Config): Promise<number | null> {
  return cluster === null ? await freeIn(dataDir) : null
}

/** The free space of a folder, which may be yet to be made. */
async function freeIn(folder: string): Promise<number> {
  let there = resolve(folder)
  while (!existsSync(there)) there = dirname(there)
  const { bavail, bsize } = await statfs(there)
  return bavail * bsize
}

/** Why a month, which would fill the disk that the running service needs, too, is not begun; null: it fits. */
export async function lackingRoom(config: Config, month: HistoryMonth): Promise<string | null> {
  const free = await freeBytes(config)
  const needed = roomFor([month])
  if (free === null || free > needed + KEPT_FREE_BYTES) return null
  return `ocupa uns ${size(needed)}, e há ${size(free)} livres, dos quais ${size(KEPT_FREE_BYTES)} ficam para o serviço. Libere espaço, e o mesmo comando o traz.`
}

/** @throws Problem when so many bytes of a download would take what the service keeps */
export async function expectRoomForZip(folder: string, bytes: number): Promise<void> {
  const free = await freeIn(folder)
  if (free < bytes + KEPT_FREE_BYTES) throw noRoomForZip(folder, `tem ${size(free)} livres`)
}

export function noRoomForZip(folder: string, motivo: string): Problem {
  return new Problem('conflito', 'Não há espaço para mais um zip da base.', [
    detailOf(
      folder,
      motivo,
      `${size(KEPT_FREE_BYTES)} ficam para o serviço. Libere espaço, e o mesmo comando continua.`,
    ),
  ])
}

/** @throws Problem when a month that is being imported takes more than was estimated, or others fill the disk */
export async function expectRoom(config: Config): Promise<void> {
  const free = await freeBytes(config)
  if (free === null || free > KEPT_FREE_BYTES / 2) return
  throw new Problem('conflito', 'O disco está acabando.', [
    detailOf(
      config.dataDir,
      `tem ${size(free)} livres`,
      'O que já entrou está no acervo. Libere espaço, e o mesmo comando continua.',
    ),
  ])
}

import { stat, statfs } from 'node:fs/promises'
import type { DiskUse } from '../service/operation/operation-store.ts'
import { databasePath } from '../store/sqlite/database.ts'

/** The size of the archive, and the free space. */
export async function diskOf(dataDir: string): Promise<DiskUse> {
  const path = databasePath(dataDir)
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return {
    banco_bytes: await sizeOf(path),
    wal_bytes: await sizeOf(`${path}-wal`),
    livre_bytes: bavail * bsize,
    total_bytes: blocks * bsize,
  }
}

/** 0 if the file does not exist. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  return found?.size ?? 0
}

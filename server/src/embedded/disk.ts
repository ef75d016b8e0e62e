import { stat, statfs } from 'node:fs/promises'
import type { DiskUse } from '../service/operation/operation-store.ts'
import { databasePath } from '../store/sqlite/database.ts'

/** How much room the archive takes, and how much is free. */
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

/** 0 where there is no such file. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  return found?.size ?? 0
}

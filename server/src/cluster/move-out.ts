import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import type { Config } from '../config.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { changedMeanwhile } from '../store/move/marks.ts'
import { expectNoSessions, expectUnused } from '../store/move/unused.ts'
import { expectMoved } from '../store/postgres/move-target.ts'
import { onMoveSource, readMoveState } from '../store/postgres/move-source.ts'
import { countOtherSessions, openPostgres } from '../store/postgres/open.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import {
  databasePath,
  hasArchive,
  letCommitsLag,
  openDatabase,
  partialFolder,
} from '../store/sqlite/database.ts'
import { lockDataDir } from '../store/sqlite/lock.ts'
import { createArchiveTarget, isMoveBegun } from '../store/sqlite/move-target.ts'
import { type Moved, copyArchive } from './copy-archive.ts'
import type { MoveOptions } from './move-archive.ts'

export interface MoveOutOptions extends MoveOptions {
  /** Builds the search index of the archive in a folder; a second call goes on. */
  buildIndex(dataDir: string): Promise<void>
}

/**
 * Copies the archive of a shared database into a folder that has none, counts both sides, and builds the index. The
 * folder has an archive only once all of it is there. After an interruption, a second call resumes. Nothing is
 * written to the shared database.
 * @throws Problem `conflito` when processes work on the database, when the folder has an archive or a service, or
 * when the database has changed since the copy began; the reason of `signal`, once it aborts
 */
export async function moveOut(
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  url: string,
  { anew, buildIndex, ...options }: MoveOutOptions,
): Promise<Moved> {
  expectNoArchive(dataDir)
  using _lock = lockDataDir(dataDir)
  await expectStill(url)
  await expectKey(url, dataDir, secretKey)
  const partial = partialFolder(dataDir)
  if (anew || isOver(partial)) rmSync(partial, { recursive: true, force: true })
  using db = openDatabase(partial)
  // A power loss undoes rows together with the mark that counts them.
  letCommitsLag(db)
  const target = createArchiveTarget(db)
  const { state, moved } = await onMoveSource(url, async (source) => ({
    state: source.state,
    moved: await copyArchive(source, target, options),
  }))
  await buildIndex(partial)
  await expectStill(url)
  if ((await readMoveState(url)) !== state) throw changedMeanwhile()
  await target.finish()
  db.close()
  putInPlace(partial, dataDir)
  return moved
}

function expectNoArchive(dataDir: string): void {
  if (hasArchive(dataDir))
    throw new Problem('conflito', `A pasta ${dataDir} já tem um acervo. Nada foi mudado.`, [
      detailOf(
        'ARAUTO_DATA_DIR',
        'já tem um acervo',
        'Dê uma pasta vazia, ou que ainda não existe.',
      ),
    ])
}

/** No process may write to the database, then or meanwhile. */
async function expectStill(url: string): Promise<void> {
  expectNoSessions(await countOtherSessions(url), '--de')
  await onPostgres(url, async ({ sql, clock }) => {
    await expectMoved(sql)
    await expectUnused(sql, clock, '--de')
  })
}

/** The service on the folder must be able to open the sealed secrets. */
async function expectKey(url: string, dataDir: string, key: Uint8Array | null): Promise<void> {
  await onPostgres(url, ({ sql }) => createSecretBoxReader(sql, dataDir, key)())
}

async function onPostgres<T>(
  url: string,
  work: (postgres: Awaited<ReturnType<typeof openPostgres>>) => Promise<T>,
): Promise<T> {
  const postgres = await openPostgres(url, { connections: 1 })
  try {
    return await work(postgres)
  } finally {
    await postgres.close()
  }
}

/** Whether there is a copy that ended, and was not put in its place: the database may have changed since. */
function isOver(partial: string): boolean {
  if (!hasArchive(partial)) return false
  using db = openDatabase(partial)
  return !isMoveBegun(db)
}

function putInPlace(partial: string, dataDir: string): void {
  flush(databasePath(partial))
  renameSync(databasePath(partial), databasePath(dataDir))
  flush(dataDir)
  rmSync(partial, { recursive: true, force: true })
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

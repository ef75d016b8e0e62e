import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, backup } from 'node:sqlite'
import { notWritten } from '../../lib/errors/not-written.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { damageInCopy } from './check-apart.ts'
import { isBusy } from './errors.ts'

/** Pages copied between two reports of progress: some tens of milliseconds of work. */
const PAGES_PER_STEP = 2_000

/** SQLite's files of a copy that is being written. */
const SUFFIXES = ['', '-journal', '-wal', '-shm']

interface BackupOptions {
  signal: AbortSignal
  onProgress(done: number, total: number): void
}

/**
 * Writes a consistent copy of the archive while others read and write it: the copy is taken from
 * one snapshot, checked, and only then given its name. Secrets in files of their own are never part
 * of it. A failure or an abort leaves nothing behind.
 * @throws Problem when `file` exists already, or cannot be written
 */
export async function backupDatabase(
  db: DatabaseSync,
  file: string,
  { signal, onProgress }: BackupOptions,
): Promise<void> {
  if (existsSync(file))
    throw new Problem('conflito', `O arquivo ${file} já existe.`, [
      detailOf('arquivo', 'já existe', 'Dê outro nome; nada foi sobrescrito.'),
    ])
  const folder = dirname(file)
  if (!existsSync(folder))
    throw new Problem('nao_encontrado', `Não há a pasta ${folder}.`, [
      detailOf('arquivo', 'a pasta não existe', 'Crie a pasta antes, ou escolha outra.'),
    ])
  const partial = `${file}.parcial`
  if (isInUse(partial))
    throw new Problem('conflito', `Já se grava uma cópia em ${file}.`, [
      detailOf('arquivo', 'em uso', 'Espere que o outro comando termine, ou dê outro nome.'),
    ])
  removeFiles(partial)
  try {
    begin(partial, file)
    await copySnapshot(db, partial, (done, total) => {
      signal.throwIfAborted()
      onProgress(done, total)
    })
    const damage = await damageInCopy(partial, signal)
    if (damage !== null) throw notKept(damage)
    signal.throwIfAborted()
    renameSync(partial, file)
  } finally {
    removeFiles(partial)
  }
}

/** Whether a run that still lives writes or checks it, which SQLite locks; one that was killed left it to us. */
function isInUse(partial: string): boolean {
  if (!existsSync(partial)) return false
  try {
    using db = new DatabaseSync(partial, { timeout: 0 })
    db.exec('BEGIN EXCLUSIVE; ROLLBACK')
    return false
  } catch (error) {
    return isBusy(error)
  }
}

/** A full disk leaves the journal of the last step, too. */
function removeFiles(partial: string): void {
  for (const suffix of SUFFIXES) rmSync(partial + suffix, { force: true })
}

function begin(partial: string, file: string): void {
  try {
    writeFileSync(partial, '', { mode: 0o600 }) // it holds people's e-mail addresses
  } catch (error) {
    throw notWritten(file, error)
  }
}

async function copySnapshot(
  db: DatabaseSync,
  file: string,
  onProgress: BackupOptions['onProgress'],
): Promise<void> {
  // An open read transaction pins the snapshot; without it every write elsewhere restarts the copy.
  db.exec('BEGIN')
  try {
    db.prepare('SELECT count(*) FROM sqlite_schema').get()
    await backup(db, file, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) =>
        onProgress(totalPages - remainingPages, totalPages),
    })
  } finally {
    db.exec('COMMIT')
  }
}

/** The refusal of a copy of a damaged archive: it would push out sound ones. */
export function notKept(damage: string): Problem {
  const hint = `${PROGRAM} verificar diz o que se lê do acervo. As cópias anteriores ficam como estão: não as apague.`
  const details = [detailOf('acervo', damage, hint)]
  return new Problem('conflito', 'A cópia tem páginas danificadas e não foi guardada.', details)
}

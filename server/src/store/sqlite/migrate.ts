import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'

const NEWER = 'o acervo é de uma versão mais nova'
const FOLDER = join(import.meta.dirname, '../migrations')
/** What the first migrations make of an empty file, and how many they are: a fifth of their time. */
const BASELINE = join(import.meta.dirname, 'baseline.sql')

/**
 * Brings the schema up to date: numbered SQL files, append-only, each in its own transaction together
 * with its number, so that two processes starting together run each of them once. A new archive begins
 * with the baseline.
 * @throws Problem when the database was written by a newer version of Arauto.
 */
export function migrate(db: DatabaseSync): void {
  expectKnownVersion(db)
  const files = migrations()
  for (let applied = version(db); applied < files.length; applied = version(db)) {
    db.exec('BEGIN IMMEDIATE')
    try {
      if (version(db) === applied) {
        if (applied === 0) db.exec(readFileSync(BASELINE, 'utf8'))
        else runMigration(db, files, applied)
      }
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }
}

/** Runs the file that follows so many others. */
export function runMigration(db: DatabaseSync, files: string[], applied: number): void {
  db.exec(readFileSync(join(FOLDER, files[applied]!), 'utf8'))
  db.exec(`PRAGMA user_version = ${applied + 1}`)
}

/**
 * @throws Problem when the database was written by a newer version of Arauto.
 */
export function expectKnownVersion(db: DatabaseSync): void {
  if (version(db) <= migrations().length) return
  throw new Problem(
    'indisponivel',
    'O acervo foi gravado por uma versão mais nova do Arauto; atualize o programa.',
    [
      detailOf(
        'ARAUTO_DATA_DIR',
        NEWER,
        'Ou volte à cópia de antes da atualização: docs/upgrade.md.',
      ),
    ],
  )
}

/**
 * For a connection that cannot migrate.
 * @throws Problem when another version of Arauto wrote the database.
 */
export function expectCurrentVersion(db: DatabaseSync): void {
  expectKnownVersion(db)
  if (version(db) === migrations().length) return
  throw new Problem(
    'indisponivel',
    'O acervo é de uma versão anterior do Arauto, e só leitura não o pode atualizar.',
    [
      detailOf(
        'ARAUTO_DATA_DIR',
        'falta atualizar',
        `Inicie o serviço uma vez com escrita: ${PROGRAM} servir.`,
      ),
    ],
  )
}

/** Their files, in order. */
export function migrations(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

function version(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version)
}

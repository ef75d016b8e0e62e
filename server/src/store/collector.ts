import type { DatabaseSync } from 'node:sqlite'
import type { CollectorRecords, CollectorStore } from '../collector/ports.ts'
import { SOURCE, createFactsReader } from './collector-facts.ts'
import { transaction } from './database.ts'
import { createSourceOutcome } from './source-outcome.ts'

/** What the collector remembers, on a connection that may write. */
export function createCollectorStore(db: DatabaseSync): CollectorStore {
  const { facts } = createFactsReader(db)
  const records = createRecords(db)
  return {
    facts,
    write(guard, work) {
      transaction(db, () => {
        guard()
        work(records)
      })
    },
  }
}

function createRecords(db: DatabaseSync): CollectorRecords {
  const statements = prepareWrites(db)
  const { answered, failed } = createSourceOutcome(db, SOURCE)
  return {
    recordDates(dates, now) {
      const all = JSON.stringify(dates)
      statements.offer.run(all)
      statements.withdraw.run(all)
      statements.unlistWithdrawn.run()
      answered(now)
      statements.listed.run(now.toISOString(), SOURCE)
    },
    recordLook(data, files, now) {
      statements.looked.run(data, files === null ? 0n : 1n, now.toISOString())
      const listed = files ?? []
      statements.unlist.run(data, JSON.stringify(listed.map(({ pubName }) => pubName)))
      for (const { pubName, bytes } of listed) statements.list.run(data, pubName, BigInt(bytes))
      answered(now)
    },
    recordTaken({ data, pubName }, listedBytes, now) {
      statements.taken.run(data, pubName, BigInt(listedBytes), now.toISOString())
      statements.settled.run(data, pubName, now.toISOString())
      answered(now)
    },
    recordFailure({ target, failure, retry }, now) {
      const again = retry.target.toISOString()
      if (target?.pubName !== undefined)
        statements.fileFailed.run(target.data, target.pubName, again)
      else if (target) statements.dayFailed.run(target.data, again)
      if (retry.source === null) answered(now)
      else failed(failure, retry.source)
    },
    mark(marks, attempted, now) {
      const attempts = attempted ? 1n : 0n
      const at = now.toISOString()
      for (const { data, pubName, estado, motivo, mensagem } of marks)
        statements.mark.run(data, pubName, estado, motivo, mensagem, attempts, at)
    },
  }
}

function prepareWrites(db: DatabaseSync) {
  return {
    listed: db.prepare('UPDATE sources SET listed_at = ? WHERE name = ?'),
    offer: db.prepare(
      `INSERT INTO source_days (data, offered) SELECT value, 1 FROM json_each(?) WHERE true
       ON CONFLICT DO UPDATE SET offered = 1 WHERE offered = 0`,
    ),
    withdraw: db.prepare(
      `UPDATE source_days SET offered = 0
       WHERE offered = 1 AND data NOT IN (SELECT value FROM json_each(?))`,
    ),
    unlistWithdrawn: db.prepare(
      `UPDATE source_files SET listed_bytes = NULL WHERE listed_bytes IS NOT NULL
         AND data IN (SELECT data FROM source_days WHERE offered = 0)`,
    ),
    looked: db.prepare(
      `INSERT INTO source_days (data, offered, looked_at) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET offered = ?2, looked_at = ?3, failures = 0, retry_at = NULL`,
    ),
    dayFailed: db.prepare(
      `INSERT INTO source_days (data, failures, retry_at) VALUES (?1, 1, ?2)
       ON CONFLICT DO UPDATE SET failures = failures + 1, retry_at = ?2`,
    ),
    unlist: db.prepare(
      `UPDATE source_files SET listed_bytes = NULL
       WHERE data = ?1 AND pub_name NOT IN (SELECT value FROM json_each(?2))`,
    ),
    /** A file that changed is worth a new attempt at once. */
    list: db.prepare(
      `INSERT INTO source_files (data, pub_name, listed_bytes) VALUES (?1, ?2, ?3)
       ON CONFLICT DO UPDATE SET listed_bytes = ?3, failures = 0, retry_at = NULL
       WHERE listed_bytes IS NOT ?3`,
    ),
    taken: db.prepare(
      `INSERT INTO source_files (data, pub_name, listed_bytes, taken_bytes, taken_at)
       VALUES (?1, ?2, ?3, ?3, ?4)
       ON CONFLICT DO UPDATE SET taken_bytes = ?3, taken_at = ?4, failures = 0, retry_at = NULL`,
    ),
    settled: db.prepare(
      `UPDATE ledger SET motivo = NULL, ultimo_erro = NULL, ultima_em = ?3
       WHERE data = ?1 AND pub_name = ?2`,
    ),
    fileFailed: db.prepare(
      `UPDATE source_files SET failures = failures + 1, retry_at = ?3
       WHERE data = ?1 AND pub_name = ?2`,
    ),
    /** What is in stays in: only why its newest file is not is noted. */
    mark: db.prepare(
      `INSERT INTO ledger
         (data, pub_name, estado, motivo, ultimo_erro, tentativas, primeira_em, ultima_em)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
       ON CONFLICT DO UPDATE SET
         estado = iif(estado IN ('completa', 'parcial'), estado, ?3),
         motivo = ?4, ultimo_erro = ?5, tentativas = tentativas + ?6, ultima_em = ?7`,
    ),
  }
}

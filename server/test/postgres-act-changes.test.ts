import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createChangeLog } from '../src/store/act-changes/change-log.ts'
import { changingActs } from '../src/store/act-changes/note-changes.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { int, row } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const BEGINNING = { seq: 0, mark: 0, key: 0 }
const waitingRow = row({ n: int })

/**
 * Two writers at once: the first gets its number first, and commits only when the second has committed or
 * waits for it. Returns the keys that a reader sees who reads on whenever one of them has committed.
 */
async function readBetween(sql: Sql): Promise<number[]> {
  await addActs(sql)
  const log = createChangeLog(sql)
  const seen: number[] = []
  let place = BEGINNING
  const read = async () => {
    for (const change of await log.changesAfter(place, 10)) {
      seen.push(change.key)
      place = change
    }
  }
  const numbered = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const first = sql.transaction(async (tx) => {
    await changingActs(tx, systemClock, async (_, noted) => noted.note(1, 'nova'))
    numbered.resolve()
    await goOn.promise
  })
  await numbered.promise
  const done = new AbortController()
  const second = changingActs(sql, systemClock, async (_, noted) => noted.note(2, 'nova')).finally(
    () => done.abort(),
  )
  while (!done.signal.aborted && !(await isAnybodyWaiting(sql))) await pause(5)
  await read()
  goOn.resolve()
  await first
  await second
  await read()
  return seen
}

/** Acts 1 and 2. */
async function addActs(sql: Sql): Promise<void> {
  await sql.run(
    `INSERT INTO publications (key, id, digest, versao, pub_name, id_materia, parts, data_publicacao, secao,
       secao_base, edicao, pagina, orgao, tipo_ato, titulo, resumo, url_pdf, assinatura, conteudo_completo)
     SELECT key, 'pub_' || key, '', 1, '', '', '[]', '', '1', '1', '', '', '', '', '', '', '', '', ''
     FROM generate_series(1, 2) AS key`,
  )
}

async function isAnybodyWaiting(sql: Sql): Promise<boolean> {
  const waiting = `SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  return (await sql.one(waitingRow, waiting))!.n > 0
}

describe.runIf(hasPostgres('changes of acts'))('changes of acts', () => {
  test('nothing appears before a place that was handed out', async () => {
    await using database = await openTestPostgres()
    expect(await readBetween(database.sql)).toEqual([1, 2])
  })

  test('without the lock something would', async () => {
    await using database = await openTestPostgres()
    await database.sql.run('DROP TRIGGER archive_changes_in_order ON archive_changes')
    expect(await readBetween(database.sql)).toEqual([2])
  })

  test('who notes an act for the index first, and who does so last, do not wait for each other', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    await addActs(sql)
    let begun = 0
    const noted = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const imported = changingActs(sql, systemClock, async (tx, changes) => {
      begun++
      await tx.run('INSERT INTO index_changes (key) VALUES (1)')
      noted.resolve()
      await goOn.promise
      changes.note(1, 'nova')
    })
    await noted.promise
    const corrected = changingActs(sql, systemClock, async (tx, changes) => {
      begun++
      await tx.run("UPDATE publications SET situacao = 'revogada' WHERE key = 2")
      changes.note(2, 'religada')
    })
    while (!(await isAnybodyWaiting(sql))) await pause(5)
    goOn.resolve()
    await Promise.all([imported, corrected])
    expect(begun).toBe(2)
    const seen = await sql.all(row({ key: int }), 'SELECT key FROM index_changes ORDER BY seq')
    expect(seen).toEqual([{ key: 1 }, { key: 2 }])
  })
})

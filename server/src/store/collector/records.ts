import type { CollectorStore, CollectorEntry } from '../../collector/ports.ts'
import { markSections } from '../archive/ledger.ts'
import { ledger } from '../archive/tables.ts'
import { expectHeld } from '../leases/leases.ts'
import { bool, list, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { SOURCE, readFacts } from './facts.ts'
import { noteAnswer, noteFailure } from './source-outcome.ts'
import { sourceDays, sourceFiles, sources } from './tables.ts'

const offerDay = sourceDays
  .pick('data', 'offered')
  .insert('ON CONFLICT (data) DO UPDATE SET offered = excluded.offered')
const putLookedAt = sourceDays.pick('data', 'offered', 'looked_at')
  .insert(`ON CONFLICT (data) DO UPDATE SET offered = excluded.offered,
    looked_at = excluded.looked_at, failures = 0, retry_at = NULL`)
const putFailedDay = sourceDays.pick('data', 'failures', 'retry_at')
  .insert(`ON CONFLICT (data) DO UPDATE SET
    failures = source_days.failures + excluded.failures, retry_at = excluded.retry_at`)
/** A file that changed gets a new attempt at once. When it was first listed stays. */
const putListed = sourceFiles.pick('data', 'pub_name', 'listed_bytes', 'offered_at', 'unoffered_at')
  .insert(`ON CONFLICT (data, pub_name) DO UPDATE
    SET listed_bytes = excluded.listed_bytes, failures = 0, retry_at = NULL
    WHERE coalesce(source_files.listed_bytes, -1) <> excluded.listed_bytes`)
const putTakenFile = sourceFiles.pick('data', 'pub_name', 'listed_bytes', 'taken_bytes', 'taken_at')
  .insert(`ON CONFLICT (data, pub_name) DO UPDATE SET taken_bytes = excluded.taken_bytes,
    taken_at = excluded.taken_at, failures = 0, retry_at = NULL`)
const countFailure = statement(
  sourceFiles.pick('data', 'pub_name', 'retry_at').shape,
  `UPDATE source_files SET failures = failures + 1, retry_at = :retry_at
   WHERE data = :data AND pub_name = :pub_name`,
)
const noteTaken = statement(
  { ...ledger.pick('data', 'pub_name', 'ultima_em').shape, confirms: bool },
  `UPDATE ledger SET motivo = NULL, ultimo_erro = NULL, ultima_em = :ultima_em,
     unconfirmed_since = CASE WHEN :confirms = 1 THEN NULL ELSE unconfirmed_since END
   WHERE data = :data AND pub_name = :pub_name`,
)
const noteListing = sources.pick('name', 'listed_at').update('name')
const lookRow = sourceDays.pick('looked_at')

/** The collector's store, on a writing connection. */
export function createCollectorStore(sql: Sql): CollectorStore {
  return {
    facts: ({ since, until }) => readFacts(sql, since, until),
    write: (fence, { entries, range, conclude, now }) =>
      sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        for (const entry of entries) await put(tx, entry, now)
        const facts = await readFacts(tx, range.since, range.until)
        for (const entry of conclude(facts)) await put(tx, entry, now)
      }),
  }
}

async function put(tx: Sql, entry: CollectorEntry, now: Date): Promise<void> {
  switch (entry.kind) {
    case 'dates':
      return await putDates(tx, entry.dates, now)
    case 'look':
      return await putLook(tx, entry, now)
    case 'taken':
      return await putTaken(tx, entry, now)
    case 'failure':
      return await putFailure(tx, entry, now)
    case 'marks':
      return await markSections(tx, entry.marks, entry.attempted, now)
  }
}

/**
 * The complete list of dates that the source offers; dates that are missing from it are no longer
 * offered.
 */
async function putDates(tx: Sql, dates: string[], now: Date): Promise<void> {
  await tx.run('UPDATE source_days SET offered = 0 WHERE offered = 1')
  for (const data of dates) await offerDay(tx, { data, offered: true })
  await tx.run(
    `UPDATE source_files SET listed_bytes = NULL WHERE listed_bytes IS NOT NULL
       AND data IN (SELECT data FROM source_days WHERE offered = 0)`,
  )
  await noteAnswer(tx, SOURCE, now)
  await noteListing(tx, { name: SOURCE, listed_at: now })
}

async function putLook(
  tx: Sql,
  { data, files }: Extract<CollectorEntry, { kind: 'look' }>,
  now: Date,
): Promise<void> {
  const before = await tx.one(lookRow, 'SELECT looked_at FROM source_days WHERE data = $1', [data])
  await putLookedAt(tx, { data, offered: files !== null, looked_at: now })
  const listed = files ?? []
  const isListed = tx.dialect.isAnyOf('pub_name', ':names')
  const unlist = statement(
    { data: text, names: list },
    `UPDATE source_files SET listed_bytes = NULL WHERE data = :data AND NOT (${isListed})`,
  )
  await tx.run(...unlist({ data, names: listed.map(({ pubName }) => pubName) }))
  for (const { pubName, bytes } of listed)
    await putListed(tx, {
      data,
      pub_name: pubName,
      listed_bytes: bytes,
      offered_at: now,
      unoffered_at: before?.looked_at ?? null,
    })
  await noteAnswer(tx, SOURCE, now)
}

async function putTaken(
  tx: Sql,
  { target: { data, pubName }, listedBytes, confirms }: Extract<CollectorEntry, { kind: 'taken' }>,
  now: Date,
): Promise<void> {
  await putTakenFile(tx, {
    data,
    pub_name: pubName,
    listed_bytes: listedBytes,
    taken_bytes: listedBytes,
    taken_at: now,
  })
  const taken = { data, pub_name: pubName, ultima_em: now.toISOString() }
  await tx.run(...noteTaken({ ...taken, confirms }))
  await noteAnswer(tx, SOURCE, now)
}

async function putFailure(
  tx: Sql,
  { target, failure, retry }: Extract<CollectorEntry, { kind: 'failure' }>,
  now: Date,
): Promise<void> {
  const retry_at = retry.target
  if (target?.pubName !== undefined)
    await tx.run(...countFailure({ data: target.data, pub_name: target.pubName, retry_at }))
  else if (target) await putFailedDay(tx, { data: target.data, failures: 1, retry_at })
  if (retry.source === null) await noteAnswer(tx, SOURCE, now)
  else await noteFailure(tx, SOURCE, failure, retry.source)
}

import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { importArticles } from './_api.ts'
import { temporaryFolder } from './_cli.ts'

/** Tables of which no answer about the gazette is made. */
const NOT_WATCHED = [
  // who works with it, and what is sent to them
  'accounts people api_keys key_usage sessions identities recovery_codes person_links invitations',
  'sign_in_attempts asked_mails idempotency_keys secret_key_proof audit_trail audit_retention',
  'alerts alert_addresses alert_changes alert_matches alert_mail_queue mails lists',
  'bulletins bulletin_queue bulletin_issues bulletin_pages',
  'events waiting_events webhooks webhook_changes webhook_hours webhook_errors deliveries attempts',
  'push_keys hub_subscriptions hub_requests hub_progress replays monitor_progress act_marks daybook_mails section_deliveries folders folder_acts',
  // work that is under way, and its traces
  'leases write_probe uploads history_run content_version index_rebuild index_rebuild_changes index_changes',
  'search_indices reread_files archive_changes act_changes mirror_state mirror_unseen',
  // what links are found by: they show once they are in corrections
  'act_names awaited_originals unsettled_corrections',
  // whose rows are to be told
  'untold_rows',
  // added up from contratos, in the same transaction
  'contratos_por_dia contratos_por_orgao contratos_por_assinatura contratos_por_vigencia_fim contratos_por_faixa',
  // proofs are made anew for each request
  'source_trees signing_keys',
  // written with the acts, in one transaction
  'segments segment_columns segment_pieces segment_rows',
].flatMap((names) => names.split(' '))

test('every table is watched, or known to answer nothing about the gazette', async () => {
  const { db } = await openOne()
  const unwatched = names(db, 'table').filter((table) =>
    ['added', 'changed', 'removed'].some(
      (what) => !names(db, 'trigger').includes(`content_${what}_${table}`),
    ),
  )
  expect(unwatched.toSorted()).toEqual(NOT_WATCHED.toSorted())
})

test('content changes with the acts, and not with anything else that is written', async () => {
  const { dataDir, db, content } = await openOne()
  using other = openArchive(dataDir)
  const before = content.version()
  db.exec('UPDATE write_probe SET turn = 1 - turn')
  other.db.exec("INSERT INTO leases VALUES ('coletor', 'alguém', 1, 1)")
  expect(content.version()).toBe(before)
  other.db.exec("UPDATE publications SET titulo = 'outro'")
  const changed = content.version()
  expect(changed).not.toBe(before)
  await importArticles(dataDir, [{ idMateria: '2' }])
  expect(content.version()).not.toBe(changed)
})

async function openOne() {
  const dataDir = temporaryFolder()
  await importArticles(dataDir, [{ idMateria: '1' }])
  return { dataDir, ...opened(openArchive(dataDir)) }
}

function opened<T extends Disposable>(one: T): T {
  onTestFinished(() => one[Symbol.dispose]())
  return one
}

function names(db: DatabaseSync, type: 'table' | 'trigger'): string[] {
  const named = db.prepare(
    "SELECT name FROM sqlite_schema WHERE type = ? AND name NOT LIKE 'sqlite_%'",
  )
  return named.all(type).map(({ name }) => String(name))
}

import { pageOfIssue } from '../src/alerts/bulletins/page.ts'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeAccount, createAccount } from '../src/access/accounts.ts'
import { isHeard } from '../src/alerts/alert.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { unusedPart as unusedBox } from '../src/http/openapi/unused-part.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { ownAlerts } from '../src/store/alerts/alert-reader.ts'
import { createMailboxStore } from '../src/store/alerts/mailboxes.ts'
import { recordMatch } from '../src/store/alerts/matches.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createMailQueue } from '../src/store/mail/queue.ts'
import { createRetention } from '../src/store/push/retention.ts'
import { int, row, text } from '../src/store/rows.ts'
import { makeArchive } from './_make-archive.ts'
import { EQUIPE, bulletinsOf } from './_bulletins.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const idRow = row({ id: text })
const countRow = row({ n: int })
const NOW = new Date('2024-03-15T12:00:00.000Z')
const LATER = new Date('2024-03-18T12:00:00.000Z')
const NEXT = new Date('2024-03-19T11:00:00.000Z')
const CONTENT = {
  kind: 'bulletin' as const,
  nome: 'Compras',
  conta: 'Equipe',
  data: '2024-03-18',
  assunto: 'Compras: 1 ato',
  cabecalho: '',
  rodape: '',
  texto_vazio: '',
  total: 1,
  groups: [],
  csv: null,
  inactive: [],
  deleted: 0,
  editions: [],
  late: [],
}

/** A bulletin of an alert without channels, with confirmed recipients, on either database. */
async function openWorld() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  makeArchive(dataDir)
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const { db, sql } = archive
  const acts = ['1', '2', '3'].map((idMateria) => ({ idMateria }))
  const zip = writeZip(folder, `${MONDAY}.zip`, acts)
  await importHere(archive, [zip], { notify: true, clock: () => NOW, reread: false })
  const account = { nome: 'Equipe', email: 'dona@exemplo.com.br' }
  const { id: conta } = await createAccount(createKeyStore(sql), account, NOW)
  const bulletins = bulletinsOf({ db, conta }, () => NOW)
  const alert = await bulletins.alert({ nome: 'Pregões' })
  const bulletin = await bulletins.add({ alertas: [alert.id] })
  await bulletins.alerts.confirmAll()
  const found = await sql.all(idRow, 'SELECT id FROM publications ORDER BY key')
  return {
    sql,
    conta,
    bulletins,
    alert,
    bulletin,
    /** In the order of the gazette. */
    acts: found.map(({ id }) => id),
    /** Its alert finds an act. */
    async match(n = 0) {
      const stored = await ownAlerts.find(sql, conta, alert.id)
      return await sql.transaction((tx) =>
        recordMatch(
          tx,
          {
            alert: stored!,
            publicacao: found[n]!.id,
            termos: ['x'],
            versao: null,
            nova: true,
            row: null,
          },
          NOW,
        ),
      )
    },
    /** How many matches wait, issues are kept, and mails of them are in the outbox. */
    async counts() {
      const of = async (what: string) =>
        (await sql.one(countRow, `SELECT count(*) AS n FROM ${what}`))?.n
      const mails = 'mails WHERE envio_id IS NOT NULL AND due_at IS NOT NULL'
      const waiting =
        'bulletin_queue WHERE seq > (SELECT coalesce(max(told_seq), 0) FROM bulletins)'
      return [await of(waiting), await of('bulletin_issues'), await of(mails)]
    },
    /** Makes its mail of what it has gathered by now. */
    async prepared() {
      const [of] = await bulletins.issues.due(LATER)
      const due = await bulletins.issues.read(of!, 10)
      const outcome = {
        content: CONTENT,
        pageOf: pageOfIssue,
        pageToken: (id: string) => `página ${id}`,
        unsubscribeToken: (id: string) => `sair ${id}`,
        until: LATER,
        next: NEXT,
      }
      return () => bulletins.issues.finish(due, outcome, LATER)
    },
  }
}

test('a match waits for its bulletin, and goes into one mail, whoever else makes it', async () => {
  const { sql, match, counts, prepared, bulletin, bulletins } = await openWorld()
  expect([await match(), await match()]).toEqual([true, false])
  expect(await counts()).toEqual([1, 0, 0])
  const [finish, other] = [await prepared(), await prepared()]
  await Promise.all([finish(), other()])
  expect(await counts()).toEqual([0, 1, 1])
  expect(await bulletins.issues.due(LATER)).toEqual([])

  const mails = await createMailQueue(sql, unusedBox).claim(LATER, NEXT, 10)
  const [mail] = mails.filter(({ message }) => message.kind === 'bulletin')
  expect(mail).toMatchObject({ para: EQUIPE, message: CONTENT })
  expect(mail?.message).toHaveProperty('unsubscribeToken', expect.stringMatching(/^sair end_/))
  const { resultados } = await bulletins.reader.issues(bulletin.id, { offset: 0, limit: 10 })
  expect(resultados).toMatchObject([
    { total: 1, destinatarios: [{ email: EQUIPE, situacao: 'na_fila', enviado_em: null }] },
  ])
})

test('a mail takes the first acts in the order of the gazette, and knows how many there are', async () => {
  const { bulletins, acts, match, prepared } = await openWorld()
  const read = async () => {
    const [due] = await bulletins.issues.due(LATER)
    const { gathered, alerts } = await bulletins.issues.read(due!, 2)
    expect(Object.keys(alerts[0]!)).not.toContain('termos') // they may be megabytes
    return [gathered.matches.map(({ publicacao }) => publicacao), gathered.acts]
  }
  const isAny = async () => {
    const [due] = await bulletins.issues.due(LATER)
    return await bulletins.issues.hasGathered(due!)
  }
  expect([await read(), await isAny()]).toEqual([[[], 0], false])
  for (const n of [2, 0, 1]) await match(n)
  expect([await read(), await isAny()]).toEqual([[acts.slice(0, 2), 3], true])
  await (
    await prepared()
  )()
  await bulletins.sql.run('UPDATE bulletins SET due_at = $1', [LATER.getTime()])
  expect([await read(), await isAny()]).toEqual([[[], 0], false])
})

test('what was told is deleted later, a little at a time, and what waits stays', async () => {
  const { sql, match, counts, prepared } = await openWorld()
  await match(0)
  await (
    await prepared()
  )()
  await match(1)
  const rows = async () => (await sql.one(countRow, 'SELECT count(*) AS n FROM bulletin_queue'))?.n
  expect([await rows(), await counts()]).toEqual([2, [1, 1, 1]])
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', NOW, NOW)
  const retention = createRetention(sql)
  while (await retention.step(LATER, fence!)); // nobody else runs
  expect([await rows(), await counts()]).toEqual([1, [1, 1, 1]])
})

test('it knows of which editions its alerts have found acts', async () => {
  const { bulletins, bulletin, match, alert } = await openWorld()
  const found = (data: string, numero: string, alertas = bulletin.alertas) =>
    bulletins.issues.hasFound(alertas, [
      { data: TUESDAY, numero: '55' },
      { data, numero },
    ])
  expect(await found(MONDAY, '54')).toBe(false)
  await match()
  expect(await found(MONDAY, '54')).toBe(true)
  expect(await found(MONDAY, '54', ['alr_outro', alert.id])).toBe(true)
  expect(await found(MONDAY, '54', ['alr_outro'])).toBe(false)
  expect(await found(MONDAY, '54-A')).toBe(false)
})

test('what is found, or changed, after it was read is not lost', async () => {
  const { match, counts, prepared, bulletin, bulletins } = await openWorld()
  const finish = await prepared()
  await match()
  await finish() // tells nothing of it, and takes nothing
  expect(await counts()).toEqual([1, 1, 1])

  const other = await openWorld()
  await other.match()
  const stale = await other.prepared()
  await other.bulletins.change(other.bulletin.id, { nome: 'Outro', atualizado_em: 'depois' })
  await stale()
  expect(await other.counts()).toEqual([1, 0, 0])
  await (
    await other.prepared()
  )()
  expect(await other.counts()).toEqual([0, 1, 1])
  expect(await bulletins.reader.issue(bulletin.id, 'ebo_nada')).toBeNull()
})

test('what waits goes with the alert, with the bulletin, and with the place in it', async () => {
  const one = await openWorld()
  await one.match()
  await one.bulletins.alerts.remove(one.alert.id)
  expect(await one.counts()).toEqual([0, 0, 0])

  const other = await openWorld()
  await other.match()
  await other.bulletins.change(other.bulletin.id, { alertas: [] })
  expect(await other.counts()).toEqual([0, 0, 0])
  expect((await ownAlerts.find(other.sql, other.conta, other.alert.id))?.boletins).toEqual([])

  const last = await openWorld()
  await last.match()
  await (
    await last.prepared()
  )()
  await last.bulletins.store.remove(last.conta, last.bulletin.id)
  expect(await last.counts()).toEqual([0, 0, 0])
  expect((await ownAlerts.find(last.sql, last.conta, last.alert.id))?.boletins).toEqual([])
})

test('a paused bulletin gathers nothing, and nobody hears its alert', async () => {
  const { sql, conta, alert, match, counts, bulletin, bulletins } = await openWorld()
  await bulletins.change(bulletin.id, { ativo: false, due_at: null })
  expect(isHeard((await ownAlerts.find(sql, conta, alert.id))!)).toBe(false)
  await match()
  expect(await counts()).toEqual([0, 0, 0])
})

test('nothing goes to somebody who left, before or after it was made', async () => {
  const after = await openWorld()
  await after.match()
  await (
    await after.prepared()
  )()
  const leave = async ({ sql }: typeof after) => {
    const mailbox = await sql.one(idRow, 'SELECT id FROM alert_addresses')
    await createMailboxStore(sql).leave(mailbox!.id, LATER)
  }
  await leave(after)
  expect(await after.counts()).toEqual([0, 1, 0])

  const before = await openWorld()
  await before.match()
  await leave(before)
  await (
    await before.prepared()
  )()
  expect(await before.counts()).toEqual([0, 1, 0])
})

test('all of it goes with the account', async () => {
  const { sql, conta, match, counts, prepared, bulletins } = await openWorld()
  await match()
  await (
    await prepared()
  )()
  await closeAccount(createKeyStore(sql), conta, LATER)
  expect(await counts()).toEqual([0, 0, 0])
  expect((await bulletins.reader.list(conta)).bulletins).toEqual([])
})

import { expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { dueMails } from '../src/alerts/digest.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createDigestStore } from '../src/store/alerts/digests.ts'
import { createMailboxStore } from '../src/store/alerts/mailboxes.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { temporaryFolder } from './_cli.ts'

const NOW = new Date('2024-03-18T12:00:00.000Z')
const message = {
  kind: 'alert_matches' as const,
  scope: { frequencia: 'imediata' as const },
  conta: 'Equipe',
  groups: [],
  late: [],
  unsubscribeToken: 'x',
}

/** An archive in which two acts wait for the next mail to a mailbox. */
async function openQueue() {
  const db = openDatabase(temporaryFolder())
  onTestFinished(() => db.close())
  const sql = createSqliteHandle(db)
  const account = { nome: 'Equipe', email: 'dona@exemplo.com.br' }
  const { id: conta } = await createAccount(createKeyStore(sql), account, NOW)
  db.exec(`
    INSERT INTO alerts (id, conta_id, nome, consulta, filtros, canais, frequencia, hora, ativo,
      criado_em, atualizado_em)
    VALUES ('alr_1', '${conta}', 'Alerta', '*', '{}', '{}', 'imediata', 8, 1, '', '');
    INSERT INTO alert_addresses (id, conta_id, email, situacao, asked_at)
    VALUES ('end_1', '${conta}', 'equipe@exemplo.com.br', 'confirmado', 1);
  `)
  const wait = (publicacao: string) =>
    sql.run(
      `INSERT INTO alert_mail_queue (address_id, alerta_id, publicacao_id, data, edicao, matched_at)
       VALUES ('end_1', 'alr_1', $1, '2024-03-18', '54', 1)`,
      [publicacao],
    )
  await wait('pub_1')
  await wait('pub_2')
  const digests = createDigestStore(sql)
  const [due] = dueMails(await digests.waiting(), NOW, () => true)
  const digest = await digests.read(due!, 10)
  const mails = () => db.prepare('SELECT once FROM mails').all().length
  const waiting = async () =>
    ((await digests.read(due!, 10))?.groups[0]?.publicacoes ?? []).map(({ id }) => id)
  const finish = () => digests.finish(due!, digest!, message, NOW)
  return { sql, wait, digest, mails, waiting, finish }
}

test('matches in a mail stop waiting; later ones wait for the next mail', async () => {
  const { wait, digest, mails, waiting, finish } = await openQueue()
  expect(digest).toMatchObject({
    para: 'equipe@exemplo.com.br',
    conta: 'Equipe',
    groups: [
      {
        alertaId: 'alr_1',
        nome: 'Alerta',
        total: 2,
        publicacoes: [
          { id: 'pub_1', termos: [] },
          { id: 'pub_2', termos: [] },
        ],
      },
    ],
  })
  await wait('pub_3')
  await finish()
  expect([mails(), await waiting()]).toEqual([1, ['pub_3']])
})

test('no mail to somebody who unsubscribed while it was made', async () => {
  const { sql, mails, waiting, finish } = await openQueue()
  await createMailboxStore(sql).leave('end_1', NOW)
  await finish()
  expect([mails(), await waiting()]).toEqual([0, []])
})

test('incomplete matches are not mailed, and the rest keeps waiting', async () => {
  const { sql, mails, waiting, finish } = await openQueue()
  await sql.run("DELETE FROM alert_mail_queue WHERE publicacao_id = 'pub_1'")
  await finish()
  expect([mails(), await waiting()]).toEqual([0, ['pub_2']])
})

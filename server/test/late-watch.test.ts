import { expect, onTestFinished, test } from 'vitest'
import { createLateWatch } from '../src/service/mail/late-watch.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { readSourceStatus } from '../src/store/collector/source-status.ts'
import { createLedgerReader } from '../src/store/archive/ledger.ts'
import { createMailOutbox } from '../src/store/mail/outbox.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { temporaryFolder } from './_cli.ts'

const OPERATOR = 'operadora@exemplo.br'
/** 2024-03-18, a Monday with an edition, which is due at 06:00. */
const at = (time: string) => new Date(`2024-03-18T${time}:00-03:00`)

function openArchive({ collects = true } = {}) {
  const db = openDatabase(temporaryFolder())
  onTestFinished(() => db.close())
  if (collects)
    db.exec(`INSERT INTO sources (name, ultima_resposta_em, falhas_consecutivas, mensagem)
             VALUES ('inlabs', '2024-03-18T04:30:00.000Z', 3, 'O INLABS não respondeu.')`)
  const mails = () =>
    db
      .prepare('SELECT para, message FROM mails')
      .all()
      .map(({ para, message }) => ({ para, ...JSON.parse(String(message)) }))
  const bring = (pubName: string) =>
    db.exec(`INSERT INTO ledger (data, pub_name, estado, primeira_em, ultima_em)
             VALUES ('2024-03-18', '${pubName}', 'completa', '', '')`)
  const sql = createSqliteHandle(db)
  const startWatch = (operator: string | null) =>
    createLateWatch({
      ledger: createLedgerReader(sql),
      source: { read: () => readSourceStatus(sql) },
      outbox: createMailOutbox(sql),
      operator,
    })
  return { startWatch, mails, bring }
}

test('operators are told once a day about missing sections', async () => {
  const { startWatch, mails, bring } = openArchive()
  const watch = startWatch(OPERATOR)
  bring('DO2')
  await watch(at('05:59'))
  expect(mails()).toEqual([])
  await watch(at('06:01'))
  expect(mails()).toEqual([
    {
      para: OPERATOR,
      kind: 'source_late',
      data: '2024-03-18',
      sections: ['DO1', 'DO3'],
      answeredAt: '2024-03-18T04:30:00.000Z',
      falhas_consecutivas: 3,
      mensagem: 'O INLABS não respondeu.',
    },
  ])
  await watch(at('06:30'))
  await startWatch(OPERATOR)(at('12:00')) // after a restart
  expect(mails()).toHaveLength(1)
  await watch(new Date('2024-03-19T09:01:00Z'))
  expect(mails()).toHaveLength(2)
})

test.each([
  ['the edition is there', { whole: true }],
  ['nobody is to be told', { operator: null }],
  ['nothing is collected', { collects: false }],
  ['no edition is due on a Sunday', { now: new Date('2024-03-17T15:00:00Z') }],
])('not when %s', async (_name, options) => {
  const { whole, operator, collects, now } = {
    whole: false,
    operator: OPERATOR,
    collects: true,
    now: at('12:00'),
    ...options,
  }
  const { startWatch, mails, bring } = openArchive({ collects })
  if (whole) for (const name of ['DO1', 'DO2', 'DO3']) bring(name)
  await startWatch(operator)(now)
  expect(mails()).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { createMailboxStore } from '../src/store/alerts/mailboxes.ts'
import { startMail } from './_alerts.ts'
import { EQUIPE, bulletinsOf } from './_bulletins.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { type PushWorld, createPushWorld, eventually, startPush } from './_push.ts'
import { startSmtp } from './_smtp.ts'

const DAY_MS = 86_400_000
/** A bulletin of today is due by then. */
const SOON = () => new Date(Date.now() + 2 * DAY_MS)

const notice: TestArticle = {
  idMateria: '1',
  pubName: 'DO3',
  titulo: 'AVISO DE LICITAÇÃO Nº 1/2024',
  texto: '<p>Pregão eletrônico de 123.456.789-09 para a aquisição de computadores.</p>',
}
const order: TestArticle = {
  idMateria: '2',
  titulo: '=PORTARIA Nº 2',
  texto: '<p>Nomear servidora; e pregão eletrônico.</p>',
}

async function importActs(world: PushWorld, articles: TestArticle[]): Promise<void> {
  await world.importZip(writeZip(temporaryFolder(), `${MONDAY}.zip`, articles), true)
  await eventually(
    () =>
      world.rows(
        `SELECT (SELECT coalesce(max(seq), 0) FROM events) = seq
           AND NOT EXISTS (SELECT 1 FROM waiting_events) AS done FROM monitor_progress`,
      )[0],
  ).toEqual({ done: 1 })
}

const rowsIn = (world: PushWorld, what: string) =>
  Number(world.rows(`SELECT count(*) AS n FROM ${what}`)[0]?.['n'])

describe('a bulletin', () => {
  test('tells each act once, with all its alerts, only to those who have confirmed', async () => {
    const world = await createPushWorld()
    const smtp = await startSmtp()
    const bulletins = bulletinsOf(world)
    const bids = await bulletins.alert({ nome: 'Pregões', consulta: '"pregão eletrônico"' })
    const goods = await bulletins.alert({
      nome: 'Bens',
      consulta: '*',
      termos: [{ termo: 'computador' }, { termo: 'cadeira' }],
    })
    const { id } = await bulletins.add({
      alertas: [bids.id, goods.id],
      assunto: '{{nome}}: {{atos}}',
      cabecalho: 'Bom dia.\nVeja https://exemplo.com.br/normas.',
      rodape: 'São {{total}}.',
      anexar_csv: true,
    })
    await bulletins.alerts.confirmAll()
    await bulletins.change(id, { destinatarios: [EQUIPE, 'nunca@exemplo.com.br'] })
    startPush(world)
    await importActs(world, [notice, order])
    expect(rowsIn(world, 'bulletin_queue')).toBe(3)
    await startMail(world, smtp, SOON)

    await eventually(
      () => world.rows('SELECT sent_at FROM mails WHERE envio_id IS NOT NULL')[0]?.['sent_at'],
    ).toEqual(expect.any(String))
    const [mail, ...others] = smtp.received.filter(
      ({ email }) => email.subject === 'Compras: 2 atos',
    )
    expect([mail?.to, others]).toEqual([[EQUIPE], []])
    const text = mail?.email.text ?? ''
    expect(text.match(/AVISO DE LICITAÇÃO Nº 1\/2024/g)).toHaveLength(1)
    expect(text).toContain('Pregões (2)')
    expect(text).toContain('Alertas: Pregões; Bens')
    expect(text).toContain('Termo: computador')
    expect(text).toContain('Bom dia.\n\nVeja https://exemplo.com.br/normas.')
    expect(text).toContain('São 2.')
    expect(text).toContain('***.456.789-**')
    expect(mail?.email.html).toContain('href="https://exemplo.com.br/normas"')
    const [file] = mail?.email.attachments ?? []
    expect(file).toMatchObject({ filename: expect.stringMatching(/^compras-.*\.csv$/) })
    const csv = Buffer.from(file!.content as ArrayBuffer).toString('utf8')
    expect(csv).toMatch(/^\ufeffData;Seção;Edição;/)
    expect(csv).toContain(";'=PORTARIA Nº 2;")
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3)

    expect(rowsIn(world, 'bulletin_queue')).toBe(0)
    const { resultados } = await bulletins.reader.issues(id, { offset: 0, limit: 10 })
    expect(resultados).toMatchObject([
      {
        total: 2,
        assunto: 'Compras: 2 atos',
        destinatarios: [{ email: EQUIPE, situacao: 'enviado', erro: null }],
      },
    ])
    const issue = await bulletins.reader.issue(id, resultados[0]!.id)
    expect(issue?.content.groups.map(({ titulo, total }) => [titulo, total])).toEqual([
      ['Pregões', 2],
    ])
    expect(world.rows('SELECT encontrados_sem_canal AS n FROM alerts')).toEqual([
      { n: 0 },
      { n: 0 },
    ])
  })
})

describe('what a bulletin has gathered', () => {
  /** A bulletin that is due, with one act. */
  async function openDue() {
    const world = await createPushWorld()
    const bulletins = bulletinsOf(world)
    const { id: alert } = await bulletins.alert({ consulta: '*' })
    const { id } = await bulletins.add({ alertas: [alert] })
    await bulletins.alerts.confirmAll()
    startPush(world)
    await importActs(world, [notice])
    const [due] = await bulletins.issues.due(SOON())
    const gathered = await bulletins.issues.gathered(id)
    const content = {
      kind: 'bulletin' as const,
      nome: 'Compras',
      conta: 'Teste',
      data: MONDAY,
      assunto: 'Compras',
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
    const outcome = { content, unsubscribeToken: () => 'x', until: SOON(), next: SOON() }
    return {
      world,
      bulletins,
      id,
      alert,
      finish: () => bulletins.issues.finish(due!, gathered, outcome, new Date()),
      counts: () => [
        rowsIn(world, 'bulletin_queue'),
        rowsIn(world, 'bulletin_issues'),
        rowsIn(world, 'mails WHERE envio_id IS NOT NULL AND due_at IS NOT NULL'),
      ],
    }
  }

  test('goes into one mail, whoever else makes it at the same time', async () => {
    const { finish, counts } = await openDue()
    expect(counts()).toEqual([1, 0, 0])
    await finish()
    await finish()
    expect(counts()).toEqual([0, 1, 1])
  })

  test('is not mailed if it is not what was read', async () => {
    const { world, finish, counts } = await openDue()
    world.db.exec(`INSERT INTO bulletin_queue (seq, boletim_id, alerta_id, publicacao_id, termos)
      SELECT 0, boletim_id, 'alr_2', publicacao_id, termos FROM bulletin_queue`)
    await finish()
    expect(counts()).toEqual([2, 0, 0])
  })

  test('is dropped with the alert, with the bulletin, and when the bulletin lets the alert go', async () => {
    const one = await openDue()
    await one.bulletins.alerts.remove(one.alert)
    expect(one.counts()).toEqual([0, 0, 0])

    const other = await openDue()
    await other.bulletins.change(other.id, { alertas: [], atualizado_em: 'outro' })
    await other.finish()
    expect(other.counts()).toEqual([0, 0, 0])
    expect(other.world.rows('SELECT boletins FROM alerts')).toEqual([{ boletins: '[]' }])

    const last = await openDue()
    await last.finish()
    await last.bulletins.store.remove(last.world.conta, last.id)
    expect(last.counts()).toEqual([0, 0, 0])
    expect(rowsIn(last.world, 'bulletins')).toBe(0)
    expect(last.world.rows('SELECT boletins FROM alerts')).toEqual([{ boletins: '[]' }])
  })

  test('is not sent to somebody who left after it was made', async () => {
    const { world, bulletins, finish, counts } = await openDue()
    await finish()
    const [{ id } = {}] = world.rows('SELECT id FROM alert_addresses')
    await createMailboxStore(bulletins.sql).leave(String(id), new Date())
    expect(counts()).toEqual([0, 1, 0])
  })
})

import { describe, expect, test } from 'vitest'
import { startMail } from './_alerts.ts'
import { EQUIPE, bulletinsOf } from './_bulletins.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { type PushWorld, createPushWorld, eventually, startPush } from './_push.ts'
import { startSmtp } from './_smtp.ts'
import { readWorkbook } from './_workbook.ts'

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

/** It says what the CSV says: dates and links are what they are, and what looks like a formula is text. */
function expectWorkbook(file: Uint8Array, csv: string): void {
  const { cells, names } = readWorkbook(file)
  const [head, ...rows] = csv.replace('\ufeff', '').trimEnd().split('\r\n').map(cellsOf)
  expect(names).not.toContain('f')
  expect(rows).toHaveLength(2)
  const columns = new Map(head!.map((column, i) => [column, String.fromCharCode(65 + i)]))
  for (const [column, letter] of columns) expect(cells.get(`${letter}1`)?.text).toBe(column)
  for (const [i, row] of rows.entries())
    for (const [column, letter] of columns) {
      const { text, type, link } = cells.get(`${letter}${i + 2}`) ?? EMPTY
      const said = row[head!.indexOf(column)]!
      if (column === 'Data') expect([type, text]).toEqual(['n', String(daysSince1900(MONDAY))])
      else expect([type, text]).toEqual(['s', said.replace(/^'=/, '=')])
      expect(link).toBe(said.startsWith('http') ? said : null)
    }
  expect(cells.get(`${columns.get('Título')!}2`)?.text).toBe('=PORTARIA Nº 2')
  expect(cells.get(`${columns.get('Link')!}3`)?.link).toMatch(/^https?:\/\//)
}

const EMPTY = { text: '', type: 's', link: null }

function cellsOf(line: string): string[] {
  return line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, ''))
}

/** As Excel counts days. */
function daysSince1900(day: string): number {
  return (Date.parse(day) - Date.parse('1899-12-30')) / DAY_MS
}

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
      anexar_xlsx: true,
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
    const [file, book] = mail?.email.attachments ?? []
    expect(file).toMatchObject({ filename: expect.stringMatching(/^compras-.*\.csv$/) })
    const csv = Buffer.from(file!.content as ArrayBuffer).toString('utf8')
    expect(csv).toMatch(/^\ufeffData;Seção;Edição;/)
    expect(csv).toContain(";'=PORTARIA Nº 2;")
    expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
    expect(book?.filename).toBe(file!.filename!.replace('.csv', '.xlsx'))
    expectWorkbook(new Uint8Array(book!.content as ArrayBuffer), csv)

    expect(rowsIn(world, 'bulletin_queue WHERE seq > (SELECT told_seq FROM bulletins)')).toBe(0)
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

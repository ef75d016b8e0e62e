import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { brasiliaDate } from '../src/lib/time/dates.ts'
import { brazilianDate } from '../src/mail/brasilia-time.ts'
import type { StoredAlert } from '../src/alerts/alert.ts'
import { lastSlot } from '../src/alerts/digest.ts'
import { type StandingFilter, searchFiltersOf } from '../src/monitor/standing-filter.ts'
import { sampleEdition, zipEdition } from '../demo/sample/edition.ts'
import { readSearch } from '../src/search/reading/read-search.ts'
import { createSegmentIndex } from '../engine/index.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { createDigestStore } from '../src/store/alerts/digests.ts'
import { filtersFor } from '../src/store/index/index-filters.ts'
import { createPublicationReader } from '../src/store/archive/publications.ts'
import { alertsOf, listsOf, startMail } from './_alerts.ts'
import { temporaryFolder } from './_cli.ts'
import { type TestArticle, MONDAY, TUESDAY, writeZip } from './_editions.ts'
import { type PushWorld, createPushWorld, eventually, startPush } from './_push.ts'
import { startSmtp } from './_smtp.ts'

let zips = 0
const importActs = (world: PushWorld, articles: TestArticle[], notify = true) =>
  world.importZip(writeZip(temporaryFolder(), `${++zips}.zip`, articles), notify)

const bidding: TestArticle = {
  idMateria: '1',
  pubName: 'DO3',
  titulo: 'AVISO DE LICITAÇÃO Nº 1/2024',
  texto: '<p>Pregão eletrônico de 123.456.789-09 para aquisição de computadores.</p>',
}
const other: TestArticle = { idMateria: '2', texto: '<p>Nomear servidora.</p>' }

/** Waits until all events are processed, including those that others caused. */
const settled = (world: PushWorld) =>
  eventually(
    () =>
      world.rows(
        `SELECT (SELECT coalesce(max(seq), 0) FROM events) = seq
           AND NOT EXISTS (SELECT 1 FROM waiting_events) AS done FROM monitor_progress`,
      )[0],
  ).toEqual({ done: 1 })

const count = (world: PushWorld, what: string) =>
  Number(world.rows(`SELECT count(*) AS n FROM ${what}`)[0]?.['n'])

test('an alert of items says which of them an act has, in the event and in the mail', async () => {
  const world = await createPushWorld()
  const hook = await world.webhook('/ouve', { eventos: ['alerta.match'] })
  const alerts = alertsOf(world)
  const smtp = await startSmtp()
  const termos = ['"pregão eletrônico"', 'helicóptero', 'computador'].map((termo) => ({ termo }))
  const canais = { webhooks: [hook.id], emails: ['equipe@exemplo.com.br'] }
  const { id } = await listsOf(world).add(['computador', 'notebook'])
  await alerts.add({ nome: 'Compras', consulta: 'aquisição', termos, listas: [id], canais })
  await alerts.add({ nome: 'Outras', consulta: 'helicóptero', termos, canais })
  await alerts.confirmAll()
  startPush(world)
  await importActs(world, [bidding, other])

  const matched = ['"pregão eletrônico"', 'computador']
  const matches = () => world.receiver.received.filter(({ json }) => json.tipo === 'alerta.match')
  await eventually(() => matches().length).toBe(1)
  expect(matches()[0]?.json.dados).toMatchObject({
    alerta: { nome: 'Compras' },
    publicacao: { termos_correspondentes: matched },
  })
  await startMail(world, smtp, () => new Date(Date.now() + 6_000))
  // The first two ask the owner; the last has the act.
  const [mail] = (await smtp.arrived(2)).filter(({ email }) => email.subject?.includes('Compras'))
  const text = mail?.email.text ?? ''
  expect(text).toContain('Consulta: aquisição, com um de 4 termos')
  expect(text).toContain('Termos: "pregão eletrônico"; computador')
  expect(text).not.toContain('Abrir esta busca')
})

test('a list is shared by alerts, which seek what it has at that moment', async () => {
  const world = await createPushWorld()
  const hook = await world.webhook('/ouve', { eventos: ['alerta.match'] })
  const [alerts, lists] = [alertsOf(world), listsOf(world)]
  const list = await lists.add(['helicóptero', 'computador'])
  const canais = { webhooks: [hook.id] }
  await alerts.add({ nome: 'Um', listas: [list.id], canais })
  await alerts.add({ nome: 'Outro', consulta: 'pregão', listas: [list.id], canais })
  await alerts.add({ nome: 'Fora', consulta: 'helicóptero', listas: [list.id], canais })
  startPush(world)
  const found = () =>
    world.receiver.received
      .map(({ json }) => json.dados)
      .map(({ alerta, publicacao }) =>
        [alerta.nome, publicacao.titulo, ...publicacao.termos_correspondentes].join(': '),
      )
      .toSorted()

  await importActs(world, [bidding, other])
  const { titulo } = bidding
  const first = [`Outro: ${titulo}: computador`, `Um: ${titulo}: computador`]
  await eventually(found).toEqual(first)

  await lists.replace(list.id, ['nomear', 'pregão'])
  await importActs(world, [
    { ...bidding, idMateria: '3', titulo: 'COMPUTADOR, E NADA MAIS', texto: '<p>Computador.</p>' },
    { ...bidding, idMateria: '4', titulo: 'AVISO DE PREGÃO Nº 4' },
  ])
  const second = ['Outro: AVISO DE PREGÃO Nº 4: pregão', 'Um: AVISO DE PREGÃO Nº 4: pregão']
  await eventually(found).toEqual([...first, ...second].toSorted())
  await settled(world)
})

test("a match is an event of its own account, and goes to the alert's webhooks", async () => {
  const world = await createPushWorld()
  const listening = await world.webhook('/ouve', { eventos: ['alerta.match'] })
  await world.webhook('/fora', { eventos: ['alerta.match'] })
  const deaf = await world.webhook('/surdo', { eventos: ['edicao.publicada'] })
  const paused = await world.webhook('/pausado', { eventos: ['alerta.match'], ativo: false })
  // Filters of a webhook do not apply to an alert's matches.
  const narrow = await world.webhook('/estreito', {
    eventos: ['alerta.match'],
    filtros: { termos: ['nada'], secoes: ['2'] },
  })
  const webhooks = [listening, deaf, paused, narrow].map(({ id }) => id)
  const alert = await alertsOf(world).add({
    nome: 'Pregões',
    consulta: '"pregão eletrônico"',
    canais: { webhooks },
  })
  startPush(world)
  await importActs(world, [bidding, other])

  const matches = () => world.receiver.received.filter(({ json }) => json.tipo === 'alerta.match')
  await eventually(() =>
    matches()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/estreito', '/ouve'])
  expect(matches()[0]?.json.dados).toEqual({
    alerta: { id: alert.id, nome: 'Pregões' },
    publicacao: expect.objectContaining({
      titulo: 'AVISO DE LICITAÇÃO Nº 1/2024',
      termos_correspondentes: ['"pregão eletrônico"'],
      trechos: [
        expect.objectContaining({
          campo: 'conteudo_completo',
          termos: ['"pregao eletronico"'],
          segmentos: expect.arrayContaining([
            { texto: expect.stringMatching(/preg.o eletr.nico/i), marcado: true },
          ]),
        }),
      ],
    }),
  })
  expect(world.rows("SELECT conta_id FROM events WHERE tipo = 'alerta.match'")).toEqual([
    { conta_id: world.conta },
  ])
})

test('an alert without channels counts its matches without events', async () => {
  const world = await createPushWorld()
  const alerts = alertsOf(world)
  const silent = await alerts.add({ consulta: 'pregão', canais: {} })
  startPush(world)
  await importActs(world, [bidding, other])
  await settled(world)
  const found = 'SELECT encontrados_sem_canal AS n FROM alerts'
  expect(world.rows(found)).toEqual([{ n: 1 }])
  expect(count(world, 'alert_matches')).toBe(0)
  expect(count(world, "events WHERE tipo = 'alerta.match'")).toBe(0)

  // Once the alert has a channel, it reports new acts.
  const webhook = await world.webhook('/ouve', { eventos: ['alerta.match'] })
  await alerts.change(silent.id, { canais: { webhooks: [webhook.id], emails: [] } })
  await importActs(world, [{ ...bidding, texto: '<p>Pregão eletrônico, outra vez.</p>' }])
  await eventually(() => world.receiver.received.length).toBe(1)
  expect(world.rows(found)).toEqual([{ n: 1 }])
})

test('an alert fires once per act: not for a repetition, but when a changed act first matches', async () => {
  const world = await createPushWorld()
  await alertsOf(world).add({ consulta: 'pregão' })
  startPush(world)
  await importActs(world, [bidding, other])
  await settled(world)
  expect(count(world, 'alert_matches')).toBe(1)

  await importActs(world, [bidding, other])
  const corrected = { ...bidding, texto: '<p>Pregão eletrônico, retificado.</p>' }
  await importActs(world, [corrected])
  await settled(world)
  expect(count(world, 'alert_matches')).toBe(1)

  await importActs(world, [{ ...other, texto: '<p>Nomear pregoeira para o pregão.</p>' }])
  await settled(world)
  expect(count(world, "events WHERE tipo = 'alerta.match'")).toBe(2)
})

test('alerts are created and deleted during imports; a backfill is silent', async () => {
  const world = await createPushWorld()
  const alerts = alertsOf(world)
  const paused = await alerts.add({ ativo: false })
  const changed = await alerts.add({ consulta: 'nada' })
  const gone = await alerts.add({})
  startPush(world)
  await importActs(world, [bidding], false)
  await settled(world)
  expect(count(world, 'alert_matches')).toBe(0)

  await alerts.change(changed.id, { consulta: 'servidora' })
  await alerts.remove(gone.id)
  await importActs(world, [other])
  await settled(world)
  expect(world.rows('SELECT alerta_id FROM alert_matches')).toEqual([{ alerta_id: changed.id }])
  await alerts.change(paused.id, { ativo: true })
  await importActs(world, [{ ...other, idMateria: '3' }])
  await settled(world)
  expect(world.rows('SELECT DISTINCT alerta_id FROM alert_matches ORDER BY 1')).toEqual(
    [paused.id, changed.id].sort().map((alerta_id) => ({ alerta_id })),
  )
})

test('a mail to a confirmed address: grouped by alert, with marked words, CPFs masked', async () => {
  const smtp = await startSmtp()
  const world = await createPushWorld()
  const alerts = alertsOf(world)
  const time = { ahead: 0 }
  const clock = () => new Date(Date.now() + time.ahead)
  const canais = { emails: ['equipe@exemplo.com.br'] }
  await alerts.add({ nome: 'Pregões', consulta: '"pregão eletrônico"', canais })
  await alerts.add({
    nome: 'Tudo',
    canais: { emails: ['equipe@exemplo.com.br', 'so-esta@exemplo.br'] },
  })
  await startMail(world, smtp, clock)
  const asked = await smtp.arrived(2)
  expect(asked.map(({ to }) => to.join()).toSorted()).toEqual([
    'equipe@exemplo.com.br',
    'so-esta@exemplo.br',
  ])

  startPush(world)
  await importActs(world, [bidding])
  await settled(world)
  // Nobody has confirmed yet: nothing waits, and none of this will be sent.
  expect(count(world, 'alert_mail_queue')).toBe(0)

  await alerts.confirmAll()
  await importActs(world, [{ ...bidding, idMateria: '11' }, other])
  await settled(world)
  time.ahead = 6_000
  const mails = (await smtp.arrived(4)).slice(2)
  const [both] = mails.filter(({ to }) => to[0] === 'equipe@exemplo.com.br')
  expect(both?.email.subject).toBe('2 alertas: 3 atos de 18/03/2024')
  const text = both?.email.text ?? ''
  expect(text).toMatch(/Pregões \(1\)\n=+\n[^]*Tudo \(2\)/)
  expect(text).toContain('*Pregão eletrônico* de ***.456.789-** para aquisição')
  expect(text).not.toContain('123.456')
  // Once in each group: the snippet does not repeat it.
  expect(text.match(/AVISO DE LICITAÇÃO Nº 1\/2024/g)).toHaveLength(2)
  expect(both?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(count(world, 'alert_mail_queue')).toBe(0)
  await importActs(world, [bidding])
  await settled(world)
  expect(smtp.received).toHaveLength(4)
})

test('one mail for each edition, when its sections are in; one a day, at its hour', async () => {
  const world = await createPushWorld()
  const alerts = alertsOf(world)
  const canais = { emails: ['equipe@exemplo.com.br'] }
  const edition = await alerts.add({ frequencia: 'edicao', canais })
  const daily = await alerts.add({ frequencia: 'diaria', hora: 8, canais })
  await alerts.confirmAll()
  startPush(world)
  const extra = { pubName: 'DO1E', attributes: { editionNumber: '54-A' } }
  await importActs(world, [bidding, other, { idMateria: '3', ...extra }])
  await importActs(world, [{ idMateria: '4', data: TUESDAY, attributes: { editionNumber: '55' } }])
  await settled(world)
  const waiting = await createDigestStore(createSqliteHandle(world.db)).waiting()
  const editions = [`${MONDAY} 54`, `${MONDAY} 54-A`, `${TUESDAY} 55`]
  expect(
    new Set(waiting.map(({ alertaId, data, edicao }) => `${alertaId} ${data} ${edicao}`)),
  ).toEqual(new Set([edition.id, daily.id].flatMap((id) => editions.map((of) => `${id} ${of}`))))
  const smtp = await startSmtp()
  const now = new Date(Date.now() + 25 * 3_600_000)
  await startMail(world, smtp, () => now)
  // One for each address's confirmation, the three editions and the day.
  const subjects = (await smtp.arrived(5)).map(({ email }) => String(email.subject))
  expect(subjects.toSorted()).toEqual(
    [
      'Confirme que quer receber alertas do Diário Oficial',
      'Alerta: 1 ato na edição 54-A, de 18/03/2024',
      'Alerta: 1 ato na edição 55, de 19/03/2024',
      'Alerta: 2 atos na edição 54, de 18/03/2024',
      `Alerta: 4 atos no resumo de ${brazilianDate(brasiliaDate(lastSlot(8, now)))}`,
    ].toSorted(),
  )
})

test('an account never receives the matches of another one’s alert', async () => {
  const world = await createPushWorld()
  const owner = { nome: 'Outra', email: 'outra@exemplo.com.br' }
  const accounts = createKeyStore(createSqliteHandle(world.db))
  const { id: stranger } = await createAccount(accounts, owner, new Date())
  const theirs = alertsOf({ ...world, conta: stranger })
  await theirs.add({ canais: { emails: ['equipe@exemplo.com.br'] } })
  const ours = alertsOf(world)
  await ours.add({ consulta: 'nada', canais: { emails: ['equipe@exemplo.com.br'] } })
  await ours.confirmAll() // the same address, confirmed for one account only
  startPush(world)
  await importActs(world, [bidding])
  await settled(world)
  expect(world.rows("SELECT conta_id FROM events WHERE tipo = 'alerta.match'")).toEqual([
    { conta_id: stranger },
  ])
  expect(count(world, 'alert_mail_queue')).toBe(0)
})

test('alerts equal search, from the file to the event, for every kind of query', async () => {
  const world = await createPushWorld()
  const alerts = alertsOf(world)
  const filters: Partial<StandingFilter>[] = [
    {},
    { secoes: ['3', 'extra'] },
    { tipos_ato: ['portaria', 'extrato de contrato'] },
    { orgaos: ['Ministério da Saúde', 'MEC'], secoes: ['2'] },
    { valor_min: 10_000, valor_max: 1_000_000 },
    { literal: true },
  ]
  const made: StoredAlert[] = []
  for (const consulta of QUERIES)
    for (const filtros of filters) made.push(await alerts.add({ consulta, filtros }))
  startPush(world)
  for (const pubName of ['DO1', 'DO2', 'DO3'] as const) {
    const options = {
      seed: 11,
      date: '2026-03-20',
      pubName,
      editionNumber: '54',
      acts: 60,
      marked: false,
    }
    const edition = sampleEdition(options)
    const path = join(temporaryFolder(), edition.name)
    writeFileSync(path, zipEdition(edition))
    await world.importZip(path)
  }
  await settled(world)

  const search = createSegmentIndex(world.db)
  const sql = createSqliteHandle(world.db)
  const { hits } = createPublicationReader(sql)
  let total = 0
  for (const { id, consulta, filtros, leitura } of made) {
    const { query, filters } = readSearch({
      termo: consulta,
      filters: searchFiltersOf(filtros),
      leitura,
    })
    const page = { order: 'antigas', offset: 0, limit: 10_000 } as const
    const { keys } = search.search({ query, filters: await filtersFor(sql, filters), ...page })
    const fired = world
      .rows('SELECT publicacao_id AS id FROM alert_matches WHERE alerta_id = ?', id)
      .map((row) => String(row['id']))
    expect([consulta, filtros, fired.toSorted()]).toEqual([
      consulta,
      filtros,
      (await hits(keys)).map((hit) => hit.id).toSorted(),
    ])
    total += fired.length
  }
  expect(total).toBeGreaterThan(500)
  expect(count(world, "events WHERE tipo = 'alerta.match'")).toBe(total)
})

const QUERIES = [
  '*',
  '* -portaria',
  'licitação OU pregão',
  '"pregão eletrônico"',
  'pregao eletronico NAO suspenso',
  'nomear OU exonerar',
  'titulo:extrato',
  'ementa:institui',
  'orgao:educação',
  'assinatura:secretário',
  'concurs*',
  '"contrato valor"~8',
  'de',
  'nº 1',
  'lei 14.133',
  'nomeação',
  'lei 8112/90',
  'mec',
]

import { describe, expect, test } from 'vitest'
import { realSurroundings } from '../src/assembly/surroundings.ts'
import { readConfig } from '../src/config.ts'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { type DaybookMailDeps, writeDaybookMails } from '../src/service/daybook/mail-loop.ts'
import { openService } from './_service-here.ts'
import { startMail } from './_alerts.ts'
import { type TestApi, importArticles, startApi } from './_api.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { type SignedIn, firstPerson, mailedToken, member, post } from './_people.ts'
import { startSmtp } from './_smtp.ts'
import { eventually } from './_push.ts'

const on = (data: string, pubName: string, id: string, more: Partial<TestArticle> = {}) => ({
  idMateria: id,
  pubName,
  data,
  attributes: { editionNumber: data === MONDAY ? '54' : '55' },
  ...more,
})
const notice = (id: string, data = TUESDAY) =>
  on(data, 'DO3', id, {
    titulo: `AVISO DE LICITAÇÃO Nº ${id}/2024`,
    texto: '<p>Objeto: limpeza do prédio de 123.456.789-09.</p>',
  })
/** Section 2 of Tuesday is missing. */
const acts = [
  on(MONDAY, 'DO1', '1'),
  on(MONDAY, 'DO2', '2'),
  on(MONDAY, 'DO3', '3'),
  on(TUESDAY, 'DO1', '11'),
  notice('31'),
]

async function setUp(articles: TestArticle[] = acts) {
  const api = await startApi(articles, {}, { ARAUTO_SESSION_IDLE_MINUTES: '40000' })
  api.time.now = brasiliaInstant(MONDAY, '12:00').getTime()
  const person = await firstPerson(api)
  await prove(api, person)
  return { api, person }
}

/** A link in a mail proves the address. */
async function prove(api: TestApi, person: SignedIn): Promise<void> {
  await post(api, '/pessoa/email', { senha: 'quatro palavras bem diferentes' }, person.headers)
  await post(api, '/email/confirmar', { token: await mailedToken(api, person.email) })
}

const mailing = async (api: TestApi, who: SignedIn) =>
  (await api.get('/caderno/email', who.headers)).json.dados
const ask = (api: TestApi, who: SignedIn, hora: number | null) =>
  hora === null
    ? api.send('DELETE', '/api/v1/caderno/email', who.headers)
    : api.send('PATCH', '/api/v1/caderno/email', who.headers, { hora })

async function newAlert(api: TestApi, who: SignedIn, body: object): Promise<void> {
  api.time.now += 1 // ids of one millisecond have any order
  const { status } = await api.send('POST', '/api/v1/alertas', who.headers, body)
  expect(status).toBe(201)
}

const depsOf = ({ queries, commands, time }: TestApi): DaybookMailDeps => ({
  queries: queries.daybook,
  commands: commands.daybook,
  clock: () => new Date(time.now),
  onError: (error) => expect.unreachable(String(error)),
})

/** Sends what is due at an hour of a day, and returns what arrives at a real server. */
async function mailsAt(api: TestApi, data: string, time: string) {
  api.time.now = brasiliaInstant(data, time).getTime()
  await writeDaybookMails(depsOf(api))
  const smtp = await startSmtp()
  const config = readConfig({ ARAUTO_DATA_DIR: api.dataDir })
  const clock = () => new Date(api.time.now)
  const { events } = await startMail({ config }, smtp, clock)
  await eventually(async () => (await api.queries.operation.report()).correio.aguardando).toBe(0)
  expect(events.filter(({ kind }) => kind !== 'sent')).toEqual([])
  return smtp.received.filter(({ email }) => email.subject?.startsWith('Caderno'))
}

describe('the day of a person, by mail', () => {
  test('comes once at the hour that they asked for, with all that the page has', async () => {
    const { api, person } = await setUp()
    await using _api = api
    expect(await mailing(api, person)).toEqual({
      hora: null,
      email: person.email,
      confirmado: true,
      ultimo_em: null,
    })
    await newAlert(api, person, { nome: 'Limpeza', consulta: 'limpeza' })
    await newAlert(api, person, { nome: 'Prédios', consulta: 'prédio' })
    await newAlert(api, person, { nome: 'Nada', consulta: 'inexistente' })
    await newAlert(api, person, {
      nome: 'Nada na 3',
      consulta: 'inexistente',
      filtros: { secoes: ['3'] },
    })
    expect((await ask(api, person, 7)).json.dados).toMatchObject({ hora: 7 })
    expect(await mailsAt(api, TUESDAY, '06:59')).toEqual([])

    const [mail, ...others] = await mailsAt(api, TUESDAY, '07:00')
    expect([mail?.to, others]).toEqual([[person.email], []])
    expect(mail?.email.subject).toBe('Caderno de 19/03/2024: 1 ato; ainda falta a Seção 2')
    for (const body of [mail?.email.text, mail?.email.html]) {
      expect(body).toContain('AVISO DE LICITAÇÃO Nº 31/2024')
      expect(body?.match(/Também no alerta: Prédios/g)).toHaveLength(1)
      expect(body).toContain('***.456.789-**')
      expect(body).not.toContain('123.456.789')
      expect(body).toMatch(/inteira só a Seção 1 e a Seção 3; ainda falta a Seção 2/)
    }
    const text = mail?.email.text ?? ''
    expect(text).toMatch(
      /Sem ato até agora, mas não é certo \(1\)\n=+\n\n\* Nada: \S+: ainda falta/,
    )
    expect(text).toMatch(/Nada hoje em \(1\)\n=+\n\n\* Nada na 3: \S+: conferido\n/)
    expect(text).toMatch(
      /Só atos que já estão acima \(1\)\n=+\n\n\* Prédios: \S+: 1 ato; ainda falta/,
    )
    expect(await mailsAt(api, TUESDAY, '07:10')).toEqual([])
    expect(await mailing(api, person)).toMatchObject({ hora: 7, ultimo_em: expect.any(String) })
  })

  test('never says that there is nothing where a section is missing, and says it where none is', async () => {
    const { api, person } = await setUp()
    await using _api = api
    await newAlert(api, person, { nome: 'Nada', consulta: 'inexistente' })
    await ask(api, person, 7)
    const [missing] = await mailsAt(api, TUESDAY, '07:00')
    expect(missing?.email.subject).toBe(
      'Caderno de 19/03/2024: nada até agora; ainda falta a Seção 2',
    )
    expect(missing?.email.text).not.toMatch(/nada hoje/i)
    const wednesday = '2024-03-20'
    const [none] = await mailsAt(api, wednesday, '07:00')
    expect(none?.email.subject).toMatch(/nada até agora; ainda faltam a Seção 1, a Seção 2 e a/)
    expect(none?.email.text).toContain('não está no acervo')

    const whole = ['DO1', 'DO2', 'DO3'].map((pubName, at) => ({
      ...on('2024-03-21', pubName, `4${at}`),
      attributes: { editionNumber: '57' },
    }))
    await importArticles(api.dataDir, whole)
    const [sure] = await mailsAt(api, '2024-03-21', '07:00')
    expect(sure?.email.subject).toBe('Caderno de 21/03/2024: nada hoje, conferido nas três seções')
    expect(sure?.email.text).toContain('20/03/2024')
  })

  test('says the next day what came after the mail', async () => {
    const { api, person } = await setUp()
    await using _api = api
    await newAlert(api, person, { nome: 'Limpeza', consulta: 'limpeza' })
    await ask(api, person, 7)
    expect(await mailsAt(api, TUESDAY, '07:00')).toHaveLength(1)
    await importArticles(api.dataDir, [
      on(TUESDAY, 'DO2', '21', { texto: '<p>Designar para a limpeza.</p>' }),
      { ...on('2024-03-20', 'DO1', '51'), attributes: { editionNumber: '56' } },
    ])
    const [mail] = await mailsAt(api, '2024-03-20', '07:00')
    expect(mail?.email.text).toMatch(
      /depois do último e-mail\n=+\n\n\* 19\/03\/2024: \S+: mais 1 ato\n/,
    )
  })

  test('does not come on a day without an edition, nor to an address that nobody proved', async () => {
    const { api, person } = await setUp()
    await using _api = api
    const unproven = await member(api, 'sem-prova@exemplo.com.br')
    await ask(api, person, 7)
    expect((await ask(api, unproven, 7)).json.dados).toMatchObject({ hora: 7, confirmado: false })
    const saturday = '2024-03-16'
    api.time.now = brasiliaInstant(saturday, '06:00').getTime()
    await ask(api, person, null)
    await ask(api, person, 7)
    expect(await mailsAt(api, saturday, '07:00')).toEqual([])
    const mails = await mailsAt(api, TUESDAY, '07:00')
    expect(mails.map(({ to }) => to)).toEqual([[person.email]])
    expect(mails[0]?.email.subject).toBe('Caderno de 19/03/2024: nenhum alerta ativo')
  })

  test('is one, though two processes write it at once and another begins after them', async () => {
    const { api, person } = await setUp()
    await using _api = api
    await ask(api, person, 7)
    api.time.now = brasiliaInstant(TUESDAY, '07:00').getTime()
    await Promise.all([writeDaybookMails(depsOf(api)), writeDaybookMails(depsOf(api))])
    await ask(api, person, 9) // the mail of the day has gone out
    await using later = await openService(readConfig({ ARAUTO_DATA_DIR: api.dataDir }), {
      ...realSurroundings,
      clock: () => new Date(api.time.now),
    })
    api.time.now = brasiliaInstant(TUESDAY, '09:30').getTime()
    await writeDaybookMails({
      ...depsOf(api),
      queries: later.queries.daybook,
      commands: later.commands.daybook,
    })
    expect(await mailsAt(api, TUESDAY, '10:00')).toHaveLength(1)
  })

  test('ends with one click, together with what waits to be sent', async () => {
    const { api, person } = await setUp()
    await using _api = api
    await ask(api, person, 7)
    const [mail] = await mailsAt(api, TUESDAY, '07:00')
    const header = mail?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const path = new URL(header.slice(1, -1))
    const page = await api.send('GET', `${path.pathname}${path.search}`)
    expect([page.status, (await mailing(api, person)).hora]).toEqual([200, 7])
    api.time.now = brasiliaInstant('2024-03-20', '07:00').getTime()
    await writeDaybookMails(depsOf(api))
    const left = await api.send('POST', `${path.pathname}${path.search}`)
    expect([left.status, (await mailing(api, person)).hora]).toEqual([200, null])
    expect(await mailsAt(api, '2024-03-20', '08:00')).toEqual([])
    expect((await api.send('POST', `${path.pathname}?token=outro`)).status).toBe(404)
  })

  test('is nothing that a key of nobody can ask for', async () => {
    const { api } = await setUp([])
    await using _api = api
    const { chave } = await api.newKey({ escopos: ['alertas'] })
    const headers = { 'X-API-Key': chave }
    expect((await api.get('/caderno/email', headers)).json.erro.codigo).toBe('sem_permissao')
    const answer = await api.send('PATCH', '/api/v1/caderno/email', headers, { hora: 7 })
    expect(answer.json.erro.codigo).toBe('sem_permissao')
  })
})

import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import { rowId } from '../src/gazette/rows/row-id.ts'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { compose } from '../src/mail/compose.ts'
import type { AlertMatches } from '../src/mail/message.ts'
import { renderText } from '../src/mail/render-text.ts'
import { writeSettled } from '../src/store/push/settlements.ts'
import { row, text } from '../src/store/rows.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { ACTS_WITH_ROWS, RULES, extractOf, ordinanceOf } from './_acts-with-rows.ts'
import { type TestApi, startApi } from './_api.ts'
import { isOnPostgres, storedRows } from './_archive.ts'
import { bulletinsOf } from './_bulletins.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle, writeZip } from './_editions.ts'
import { hidingOn } from './_hidden-rows.ts'
import { importHere } from './_import-here.ts'
import { Killed, startMirror } from './_mirror.ts'
import { firstPerson } from './_people.ts'
import { createPushWorld } from './_push.ts'
import { openWatch } from './_watch.ts'

const toldRow = row({ dados: text })

const TABLES = ['pessoal', 'contratos', 'licitacoes', 'sancoes', 'normas'] as const

/** The facets of each table. */
const FACETS = {
  pessoal: 'tipo_movimentacao,orgao,codigo,mes',
  contratos: 'tipo_instrumento,orgao,fornecedor_ni,mes',
  licitacoes: 'tipo_aviso,orgao,mes',
  sancoes: 'categoria_sancao,orgao,mes',
  normas: 'especie,orgao,mes',
} as const

describe('a hidden row', () => {
  test.each(TABLES)(
    'of %s is in no output of the API, and comes back when it is shown',
    async (tabela) => {
      await using api = await startApi([...ACTS_WITH_ROWS, ...RULES])
      api.time.now = brasiliaInstant(TUESDAY, '12:00').getTime()
      const person = await firstPerson(api)
      const hiding = hidingOf(api)
      const { resultados } = (await api.get(`/${tabela}?limite=100`)).json.dados
      const row = resultados[0]
      const outputs = () => outputsOf(api, tabela, row)
      const before = await outputs()
      for (const [output, text] of Object.entries(before))
        expect([output, text]).toEqual([output, expect.stringContaining(row.id)])
      const counted = await countsOf(api, person.headers, tabela)
      await hiding.hide(row.id)
      for (const [output, text] of Object.entries(await outputs()))
        expect([output, text]).toEqual([output, expect.not.stringContaining(row.id)])
      const left = await countsOf(api, person.headers, tabela)
      expect(left.total).toBe(counted.total - 1)
      expect(left.summed).toBe(counted.summed - 1)
      for (const [facet, total] of Object.entries(left.facets))
        expect([facet, total <= counted.facets[facet]!]).toEqual([facet, true])
      expect(left.ofAlerts).toBeLessThanOrEqual(counted.ofAlerts)
      expect(left.months).toBe(counted.months - 1)
      // The act itself says what the State published.
      const act = await api.get(`/publicacao/${row.publicacao}`)
      expect([act.status, act.json.dados.id]).toEqual([200, row.publicacao])
      expect(await hiding.show(row.id)).toBe('mostrada')
      expect(await outputs()).toEqual(before)
      expect(await countsOf(api, person.headers, tabela)).toEqual(counted)
    },
  )

  test('leaves the log of who hid it, when and why, and shown rows stay in it', async () => {
    await using api = await startApi(ACTS_WITH_ROWS)
    const hiding = hidingOf(api)
    const [row] = (await api.get('/pessoal')).json.dados.resultados
    await hiding.hide(row.id)
    expect(await hiding.list()).toMatchObject([
      {
        linha_id: row.id,
        publicacao_id: row.publicacao,
        tabela: 'pessoal',
        motivo: 'pedido do titular',
        oculta_por: 'encarregada',
        mostrada_em: null,
      },
    ])
    await hiding.hide(row.id)
    expect(await hiding.list()).toHaveLength(1)
    await hiding.show(row.id)
    expect(await hiding.show(row.id)).toBe('nao_estava')
    expect(await hiding.list()).toMatchObject([{ motivo_mostrada: 'ordem revogada' }])
  })

  test('is not searched for any longer when who searches is interrupted', async () => {
    await using api = await startApi(ACTS_WITH_ROWS)
    const [row] = (await api.get('/pessoal')).json.dados.resultados
    const interrupted = new AbortController()
    const search = hidingOf(api).find(row.id, interrupted.signal)
    interrupted.abort(new Error('interrupted'))
    await expect(search).rejects.toThrow('interrupted')
  })

  test('stays hidden when its act is read again, by newer rules, and with another row before it', async () => {
    const archive = openOne()
    await archive.import([APPOINTED])
    const [maria] = await archive.names()
    await archive.hide(maria!.id)
    await archive.import([APPOINTED], { reread: true })
    expect(await archive.namesOnly()).toEqual(['PAULA DE MELO'])
    await archive.run('UPDATE row_readings SET pessoal = 1')
    await archive.import([APPOINTED], { reread: true })
    expect(await archive.namesOnly()).toEqual(['PAULA DE MELO'])
    // The row has another place, and another id.
    await archive.import([
      ordinanceOf(
        '201',
        [
          'Nº 1 - Nomear ANA DE TAL, para exercer o cargo de Chefe, código FCE 1.07.',
          ...APPOINTMENTS,
        ].join('\n'),
      ),
    ])
    expect(await archive.namesOnly()).toEqual(['ANA DE TAL', 'PAULA DE MELO'])
    // It says something else of the same person.
    await archive.import([ordinanceOf('201', APPOINTMENTS.join('\n').replace('1.15', '1.16'))])
    expect(await archive.namesOnly()).toEqual(['PAULA DE MELO'])
  })

  test('is not summed, and a total in common is, as long as one of its rows is shown', async () => {
    await using api = await startApi([SHARED])
    const hiding = hidingOf(api)
    const read = async () => {
      const { json } = await api.get('/contratos?ordem=antigas')
      const { json: added } = await api.get('/contratos?valor_max=1000000000')
      return { ...json.dados, added: added.dados.somas }
    }
    const [first, second] = (await read()).resultados
    expect((await read()).somas).toMatchObject([{ linhas: 2, com_valor: 2, valor: 300 }])
    await hiding.hide(first.id)
    expect(await read()).toMatchObject({
      resultados: [{ id: second.id }],
      somas: [{ linhas: 1, com_valor: 1, valor: 300 }],
    })
    await hiding.hide(second.id)
    expect(await read()).toMatchObject({ resultados: [], somas: [] })
  })

  test('is told to a mirror, which hides it, shows it again, and keeps what it hides itself', async () => {
    await using it = await startMirror(ACTS_WITH_ROWS)
    await it.pass()
    const there = hidingOn(it.source.sql)
    const here = hidingOn(it.mirror.sql)
    const [first, second] = (await it.api.get('/contratos')).json.dados.resultados
    const hasRow = async (id: string) => {
      const found = await storedRows(it.dataDir, 'SELECT key, seq FROM contratos')
      return [
        found.length,
        (await here.list()).some((entry) => entry.linha_id === id && entry.mostrada_em === null),
      ]
    }
    const [count] = await hasRow(first.id)
    await there.hide(first.id)
    await here.hide(second.id)
    await it.pass()
    expect(await hasRow(first.id)).toEqual([Number(count) - 2, true])
    await there.show(first.id)
    await it.pass()
    expect(await hasRow(first.id)).toEqual([Number(count) - 1, false])
    expect(await hasRow(second.id)).toEqual([Number(count) - 1, true])
    // Hidden by both, it is shown when the origin shows it, too.
    await there.hide(second.id)
    await it.pass()
    expect(await here.show(second.id)).toBe('ainda_oculta')
    expect(await hasRow(second.id)).toEqual([Number(count) - 1, true])
    await there.show(second.id)
    await it.pass()
    expect(await hasRow(second.id)).toEqual([Number(count), false])
    await here.hide(second.id)
    // One that begins after it was hidden never has it.
    await there.hide(first.id)
    await it.pass({ beginning: 'do_comeco' })
    expect(await hasRow(first.id)).toEqual([Number(count) - 2, true])
  })
})

describe('a row whose hiding is committed and not answered', () => {
  test('is told no longer when a mirror goes on', async () => {
    await using it = await startMirror(ACTS_WITH_ROWS)
    await it.pass()
    const [row] = (await it.api.get('/contratos')).json.dados.resultados
    await hidingOn(it.source.sql).hide(row.id)
    const here = hidingOn(it.mirror.sql)
    const { sql } = it.mirror
    // Who had read the row before tells it meanwhile.
    const loses = async () => {
      const [entry] = await here.list()
      if (entry === undefined) return false
      const dados = { publicacao: row.publicacao, tabela: 'contratos', seq: entry.lugar }
      await sql.run(
        "INSERT INTO events (id, tipo, criado_em, dados) VALUES ('evt_late', 'linha.nova', '', $1)",
        [JSON.stringify(dados)],
      )
      return true
    }
    await expect(it.pass({ loses })).rejects.toThrow(Killed)
    const told = () => sql.one(toldRow, "SELECT dados FROM events WHERE id = 'evt_late'")
    expect((await told())!.dados).toContain(row.publicacao)
    await it.pass()
    expect((await told())!.dados).not.toContain(row.publicacao)
  })

  test.skipIf(isOnPostgres)('is told no longer when it is hidden again', async () => {
    const { watch, idOf, hideId, importActs, db, ...told } = await openTold()
    await importActs([APPOINTED])
    await watch.look()
    const events = db.prepare('SELECT seq, dados FROM events').all()
    const id = idOf('MARIA DA SILVA')
    await hideId(id)
    const tell = db.prepare('UPDATE events SET dados = ? WHERE seq = ?')
    for (const { seq, dados } of events) tell.run(dados!, seq!)
    expect(told.all()).toContain(MARIA)
    expect((await hideId(id)).eventos).toHaveLength(2)
    expect(told.all()).not.toContain(MARIA)
  })
})

describe('which rows are hidden', () => {
  test('is told to who runs the installation, and to no other reader of changes', async () => {
    await using it = await startMirror(ACTS_WITH_ROWS)
    const [row] = (await it.api.get('/contratos')).json.dados.resultados
    await hidingOn(it.source.sql).hide(row.id)
    const told = async (chave: string) => {
      const asked = '/alteracoes?incluir=estrutura&limite=100'
      const { json } = await it.api.get(asked, { 'X-API-Key': chave })
      const acts = json.dados.resultados as { publicacao: { linhas_ocultas?: object[] } }[]
      return acts.map(({ publicacao }) => publicacao.linhas_ocultas)
    }
    const { chave } = await it.api.newKey({ escopos: ['consulta', 'administracao'] })
    expect((await told(it.api.chave)).filter((list) => list !== undefined)).toEqual([])
    const all = await told(chave)
    // Its act is told as new, and as changed in what is said of it.
    expect(all.flat()).toMatchObject([{ linha_id: row.id }, { linha_id: row.id }])
    expect(all).toContainEqual([])
  })

  test('stays known in a mirror whose key is no longer told', async () => {
    await using it = await startMirror(ACTS_WITH_ROWS)
    const [row] = (await it.api.get('/contratos')).json.dados.resultados
    await hidingOn(it.source.sql).hide(row.id)
    await it.pass()
    await it.pass({
      beginning: 'do_comeco',
      through: () => it.origin(undefined, it.api.chave),
    })
    const here = await hidingOn(it.mirror.sql).list()
    expect(here).toMatchObject([{ linha_id: row.id, mostrada_em: null }])
  })
})

describe.skipIf(isOnPostgres)('a row that is hidden before it is sent', () => {
  test('goes out in no mail, no delivery, no bulletin, and its event tells nothing', async () => {
    const { watch, hide, importActs, ...told } = await openTold()
    await importActs([APPOINTED])
    await watch.look()
    expect(told.counts()).toMatchObject({ queued: 2, deliveries: 2 })
    const erased = await hide('MARIA DA SILVA')
    expect(erased.eventos).toHaveLength(2)
    expect(erased).toMatchObject({ entregas: 1, a_caminho: 0, mensagens: 1 })
    told.later()
    await watch.write()
    expect(told.all()).toContain(PAULA)
    expect(told.all()).not.toContain(MARIA)
    // Nor is it told later, when its act says it in other words around it.
    await importActs([ordinanceOf('201', `${APPOINTMENTS.join('\n')}\nEsta Portaria vale hoje.`)])
    await watch.look()
    told.later()
    await watch.write()
    expect(told.all()).not.toContain(MARIA)
  })

  test('is not sent again where a delivery was on its way and failed', async () => {
    const { watch, hide, importActs, db } = await openTold({
      // Its attempt ends meanwhile.
      sleep: async () => db.exec("UPDATE deliveries SET status = 'pendente'"),
    })
    await importActs([APPOINTED])
    await watch.look()
    db.exec("UPDATE deliveries SET status = 'enviando'")
    expect(await hide('MARIA DA SILVA')).toMatchObject({ entregas: 1, a_caminho: 0 })
    const bodies = db.prepare('SELECT body FROM deliveries').all()
    expect(bodies.map(({ body }) => String(Buffer.from(body as Uint8Array)))).toEqual([
      expect.stringContaining(PAULA),
    ])
  })

  test('is not told by a monitor that has read it before it was hidden', async () => {
    const { watch, hide, importActs, ...told } = await openTold({
      beforeRecord: async () => void (await hide('MARIA DA SILVA')),
    })
    expect(told.counts().deliveries).toBe(0)
    await importActs([APPOINTED])
    await watch.look()
    told.later()
    await watch.write()
    expect(told.all()).toContain(PAULA)
    expect(told.all()).not.toContain(MARIA)
  })

  test.each([
    ['fails', 'HTTP 500'],
    ['arrives', null],
  ])(
    'is neither kept nor sent again where its delivery %s after the command ended',
    async (_, erro) => {
      const { watch, hide, importActs, db } = await openTold()
      await importActs([APPOINTED])
      await watch.look()
      db.exec("UPDATE deliveries SET status = 'enviando'")
      expect(await hide('MARIA DA SILVA')).toMatchObject({ entregas: 0, a_caminho: 1 })
      await endAttempts(db, erro)
      const bodies = db.prepare('SELECT body FROM deliveries').all()
      expect(bodies.map(({ body }) => String(Buffer.from(body as Uint8Array)))).toEqual([
        expect.stringContaining(PAULA),
      ])
    },
  )

  test('leaves the issues of a bulletin that were sent, and their pages', async () => {
    const { watch, hide, importActs, ...told } = await openTold()
    const bulletin = bulletinsOf({ db: watch.db, conta: watch.conta })
    await bulletin.add({ alertas: [told.alert.id] })
    await importActs([APPOINTED])
    await watch.look()
    watch.db.prepare('UPDATE bulletins SET due_at = ?').run(Date.now())
    told.later()
    await watch.write()
    const issues = () =>
      [...watch.db.prepare('SELECT conteudo FROM bulletin_issues').all(), ...pages()]
        .map(({ conteudo }) => (typeof conteudo === 'string' ? conteudo : unpacked(conteudo)))
        .map((text) => [text.includes(MARIA), text.includes(PAULA)])
    const pages = () => watch.db.prepare('SELECT conteudo FROM bulletin_pages').all()
    const unpacked = (bytes: unknown) => decompressText(bytes as Uint8Array)
    expect(issues()).toEqual([
      [true, true],
      [true, true],
    ])
    await hide('MARIA DA SILVA')
    expect(issues()).toEqual([
      [false, true],
      [false, true],
    ])
  })

  test('leaves a mail that waits to go out, too', async () => {
    const { watch, hide, importActs, ...told } = await openTold()
    await importActs([APPOINTED])
    await watch.look()
    told.later()
    await watch.write()
    expect(told.all()).toContain(MARIA)
    expect(await hide('MARIA DA SILVA')).toMatchObject({ mensagens: 1 })
    expect(told.all()).toContain(PAULA)
    expect(told.all()).not.toContain(MARIA)
    // Nor does it say that there is one more.
    const message = JSON.parse(String(mailOf(told.db)['message'])) as AlertMatches
    expect(message.groups).toMatchObject([{ total: 1, acts: [{ linhas: [expect.anything()] }] }])
    const letter = compose(message, 'https://dou.exemplo.br')
    expect(letter.subject).toContain('1 linha')
    expect(renderText(letter)).not.toContain('E mais')
    // Without any row there is nothing to say.
    expect(await hide('PAULA DE MELO')).toMatchObject({ mensagens: 1 })
    expect(mailOf(told.db)).toMatchObject({
      message: '{"kind":"alert_matches"}',
      due_at: null,
      ultimo_erro: 'linhas ocultadas',
    })
  })
})

/** The mail of the alert. */
function mailOf(db: DatabaseSync) {
  return db.prepare("SELECT * FROM mails WHERE message LIKE '%alert_matches%'").get()!
}

/** As rows say it; the act says it, too. */
const MARIA = '"pessoa_nome":"MARIA DA SILVA"'
const PAULA = '"pessoa_nome":"PAULA DE MELO"'
const APPOINTMENTS = [
  'Nº 1 - Nomear MARIA DA SILVA, para exercer o cargo de Diretora, código FCE 1.15.',
  'Nº 2 - Nomear PAULA DE MELO, para exercer o cargo de Secretária, código FCE 1.17.',
]
const APPOINTED = ordinanceOf('201', APPOINTMENTS.join('\n'))

/** Two contractors, one total. */
const SHARED: TestArticle = {
  ...extractOf(
    '103',
    'Nº Processo: 23000012345202320. Objeto: Curso. Total de Itens Licitados: 2. Fundamento Legal: Art. 25º da Lei nº 8.666. Justificativa: Única. Valor Global: R$ 300,00. CNPJ CONTRATADA : 11.222.333/0001-81 EMPRESA A. CNPJ CONTRATADA : 11.444.777/0001-61 EMPRESA B.</p><p>(SIDEC - 11/05/2023) 150002-00001-2023NE000001',
  ),
  titulo: 'EXTRATO DE INEXIGIBILIDADE DE LICITAÇÃO Nº 7/2023 - UASG 150002',
}

/** Writes that every delivery on its way has ended. */
async function endAttempts(db: DatabaseSync, erro: string | null) {
  const sent = db.prepare('SELECT seq, id, evento_id, webhook_id FROM deliveries').all()
  const now = Date.now()
  const settled = sent.map(({ seq, id, evento_id: event, webhook_id: webhook }) => ({
    attempt: {
      delivery: { seq, id, webhookId: webhook, event: { id: event }, firstStartedAt: now },
      startedAt: now,
      endedAt: now,
      result: {
        status_http: erro === null ? 200 : 500,
        erro,
        duracao_ms: 1,
        ip: null,
        resposta: null,
      },
      mensagem: null,
    },
    settlement: {
      status: erro === null ? 'entregue' : 'pendente',
      tentativas: 1,
      failures: erro === null ? 0 : 1,
      dueAt: erro === null ? null : now,
      consequence: 'none',
    },
    receiver: {
      id: webhook,
      health: { falhas_consecutivas: 0, aliveAt: now, warned: false },
      cautious: false,
    },
  }))
  await createSqliteHandle(db).transaction((tx) => writeSettled(tx, settled as never))
}

function hidingOf({ dataDir }: TestApi) {
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  return hidingOn(archive.sql)
}

/** All that shows rows to whoever asks for them. */
async function outputsOf(
  api: TestApi,
  tabela: (typeof TABLES)[number],
  { publicacao, orgao, contratante_orgao }: Record<string, string>,
): Promise<Record<string, string>> {
  const path = encodeURIComponent(orgao ?? contratante_orgao ?? '')
  const paths = {
    list: `/${tabela}?limite=100`,
    ofBody: `/${tabela}?limite=100&orgao=${path}`,
    byWords: `/${tabela}?limite=100&termo=*`,
    ofAct: `/publicacao/${publicacao}?incluir=linhas`,
    jsonl: `/${tabela}/exportar?formato=jsonl`,
    csv: `/${tabela}/exportar?formato=csv`,
  }
  const texts: [string, string][] = []
  for (const [name, asked] of Object.entries(paths)) texts.push([name, (await api.get(asked)).text])
  return Object.fromEntries(texts)
}

/** How many rows there are in its list, and in what an alert of them would have found. */
async function countsOf(
  api: TestApi,
  headers: Record<string, string>,
  tabela: (typeof TABLES)[number],
) {
  const filtros = { linhas: { tabela } }
  const simulated = await api.send('POST', '/api/v1/alertas/simular', headers, { filtros })
  const facetas = FACETS[tabela]
  const { json } = await api.get(`/${tabela}?facetas=${facetas}`)
  const { somas, facetas: found, total } = json.dados
  const sum = (list: { total: number }[]) => list.reduce((all, one) => all + one.total, 0)
  const facets = Object.fromEntries(
    Object.entries(found as Record<string, { valores: { total: number }[] } | null>).flatMap(
      ([name, list]) => (list === null ? [] : [[name, sum(list.valores)]]),
    ),
  )
  const summed = somas.reduce((all: number, { linhas }: { linhas: number }) => all + linhas, 0)
  return {
    total,
    summed,
    facets,
    months: facets['mes']!,
    ofAlerts: simulated.json.dados.total,
  }
}

/** An archive into which one edition is imported again and again. */
function openOne() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const { hide } = hidingOn(archive.sql)
  const names = async () => {
    const { personnel } = createQueries(archive, { dataDir, secretKey: null })
    const acts = { termo: '*', filters: {}, leitura: 0 }
    const page = { order: 'antigas', after: null, limite: 20, facetas: null } as const
    const { resultados } = await personnel.list({ own: {}, acts, ...page })
    return resultados.map(({ id, pessoa_nome: nome }) => ({ id, nome }))
  }
  return {
    hide,
    names,
    namesOnly: async () => (await names()).map(({ nome }) => nome),
    run: (statement: string) => archive.sql.run(statement),
    async import(acts: TestArticle[], { reread = false } = {}) {
      const path = writeZip(folder, `${MONDAY}-DO2.zip`, acts)
      await importHere(archive, [path], { notify: true, clock: () => new Date(), reread })
    },
  }
}

/** Who is told of appointments: a webhook of rows, and an alert of them by mail. */
async function openTold({
  sleep,
  beforeRecord,
}: {
  sleep?: () => Promise<void>
  /** Called once, when the monitor has read an event and writes what follows from it. */
  beforeRecord?: () => Promise<void>
} = {}) {
  const world = await createPushWorld()
  await world.webhook('/a', { eventos: ['linha.nova'], filtros: { linhas: { tabela: 'pessoal' } } })
  let now = new Date()
  let isFirst = true
  const watch = await openWatch(
    world.dataDir,
    () => now,
    undefined,
    async () => {
      if (isFirst) {
        isFirst = false
        await beforeRecord?.()
      }
    },
  )
  const alert = await watch.alerts.add({
    nome: 'Nomeados',
    filtros: { linhas: { tabela: 'pessoal' } },
    canais: { emails: ['equipe@exemplo.com.br'] },
  })
  await watch.alerts.confirmAll()
  const { hide } = hidingOn(createSqliteHandle(world.db), undefined, sleep)
  const idOf = (nome: string) => {
    const rows = world.rows('SELECT linha, key, seq FROM pessoal')
    const ids = world.rows('SELECT id FROM publications')
    const at = rows.find(({ linha }) => decompressText(linha as Uint8Array).includes(nome))!
    return rowId(String(ids[0]!['id']), 'pessoal', Number(at['seq']))
  }
  const told = () => [
    ...world
      .rows('SELECT body FROM deliveries')
      .map(({ body }) => String(Buffer.from(body as Uint8Array))),
    ...world.rows('SELECT dados FROM events').map(({ dados }) => String(dados)),
    ...world.rows('SELECT linha FROM alert_mail_queue').map(({ linha }) => String(linha)),
    ...world.rows('SELECT message FROM mails').map(({ message }) => String(message)),
  ]
  return {
    watch,
    db: world.db,
    alert,
    importActs: (acts: TestArticle[]) =>
      world.importZip(writeZip(temporaryFolder(), `${MONDAY}-DO2.zip`, acts)),
    idOf,
    hideId: hide,
    hide: (nome: string) => hide(idOf(nome)),
    later() {
      now = new Date(now.getTime() + 6 * 60_000)
    },
    counts: () => ({
      queued: world.rows('SELECT seq FROM alert_mail_queue').length,
      deliveries: world.rows('SELECT seq FROM deliveries').length,
    }),
    /** All that waits to be sent, or was. */
    all: () => told().join('\n'),
  }
}

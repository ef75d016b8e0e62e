import { expect, test } from 'vitest'
import type { Situacao } from '../src/gazette/relations/situacao.ts'
import type { Fence } from '../src/lib/flow/lease.ts'
import { createFanOut } from '../src/events/fan-out.ts'
import type { FanOutStore } from '../src/events/fan-out-store.ts'
import { rarityIn } from '../src/monitor/act-keys.ts'
import { createSubscriptions } from '../src/events/subscriptions.ts'
import { compileRows } from '../src/service/rows/row-watch.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { alertsOf } from './_alerts.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle, manyArticles, writeZip } from './_editions.ts'
import { fanOutStoreOf } from './_fan-out-store.ts'
import { type PushWorld, createPushWorld } from './_push.ts'

const EDITION = `${MONDAY}-DO1.zip`

/** A store for a monitor that holds the lease, and its fence. */
async function openStore({ db }: PushWorld): Promise<{ store: FanOutStore; fence: Fence }> {
  const sql = createSqliteHandle(db)
  const now = new Date()
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', now, now)
  return { store: fanOutStoreOf(sql), fence: fence! } // free
}

/** Reports everything that happened so far. */
async function tellAll(
  world: PushWorld,
  wrap: (store: FanOutStore) => FanOutStore = (store) => store,
): Promise<void> {
  const { store, fence } = await openStore(world)
  const fanOut = createFanOut({
    store: wrap(store),
    fence,
    subscriptions: createSubscriptions(rarityIn([]), compileRows),
    body: deliveryBody,
    stopwatch: () => performance.now(),
    pause: async () => {},
    onDefect(id, error) {
      throw new Error(id, { cause: error })
    },
  })
  while (await fanOut.step());
}

async function importActs(world: PushWorld, articles: TestArticle[], name = EDITION) {
  await world.importZip(writeZip(temporaryFolder(), name, articles))
}

/** What each webhook must get, in order: the type, and the act's title or the edition's number. */
function told(world: PushWorld) {
  return world
    .rows('SELECT webhook_id, body FROM deliveries ORDER BY seq')
    .map(({ webhook_id, body }) => {
      const { tipo, dados } = JSON.parse(Buffer.from(body as Uint8Array).toString())
      const { publicacao, edicao } = dados
      return [webhook_id, tipo, publicacao?.termos_correspondentes ?? edicao, dados]
    })
}

test('a changed act concerns everybody whom the old or the new text concerns', async () => {
  const world = await createPushWorld()
  const eventos = ['publicacao.nova', 'publicacao.atualizada'] as const
  const watch = async (...termos: string[]) =>
    (await world.webhook('/a', { eventos: [...eventos], filtros: { termos } })).id
  const [gone, come, both, none] = [
    await watch('inexato'),
    await watch('exato'),
    await watch('zebra', 'exato', 'inexato'),
    await watch('zebra'),
  ]
  await importActs(world, [{ idMateria: '1', texto: '<p>inexato</p>' }])
  await tellAll(world)
  await importActs(world, [{ idMateria: '1', texto: '<p>exato</p>' }])
  await tellAll(world)
  const [nova, atualizada] = ['publicacao.nova', 'publicacao.atualizada']
  expect(told(world).map(([id, tipo, termos]) => [id, tipo, termos])).toEqual(
    expect.arrayContaining([
      [gone, nova, ['inexato']],
      [both, nova, ['inexato']],
      [gone, atualizada, ['inexato']],
      [come, atualizada, ['exato']],
      [both, atualizada, ['exato', 'inexato']],
    ]),
  )
  expect(told(world)).toHaveLength(5)
  expect(told(world).some(([id]) => id === none)).toBe(false)
  const [, , , dados] = told(world).at(-1)!
  expect(dados).toMatchObject({
    publicacao: { titulo: 'PORTARIA Nº 1' },
    versao: 2,
    campos_alterados: expect.arrayContaining(['conteudo_completo']),
    motivo: 'reprocessamento',
    por: null,
    retificada_por: null,
  })
})

test('followers of an act are told about annulments and rectifications, and its new state', async () => {
  const world = await createPushWorld()
  const eventos = ['publicacao.nova', 'publicacao.atualizada'] as const
  await world.webhook('/a', { eventos: [...eventos], filtros: { termos: ['zebra'] } })
  const original = {
    idMateria: '1',
    titulo: 'PORTARIA Nº 8, DE 15 DE MARÇO DE 2024',
    texto: '<p>Criar a zebra.</p>',
  }
  const [annulment, rectification] = ['Anular a', 'Na'].map((cue, i) => ({
    idMateria: String(i + 2),
    titulo: i === 0 ? 'ATO' : 'RETIFICAÇÃO',
    texto: `<p>${cue} Portaria nº 8, de 15 de março de 2024, publicada no DOU de 18/03/2024${i === 0 ? '' : ', onde se lê: "Criar", leia-se: "Manter"'}.</p>`,
    data: TUESDAY,
  }))
  await importActs(world, [original])
  await importActs(world, [annulment!], `${TUESDAY}-DO1.zip`)
  await importActs(world, [rectification!], `${TUESDAY}-DO2.zip`)
  await tellAll(world)
  const [annulling, rectifying] = world
    .rows("SELECT id FROM publications WHERE id_materia > '1' ORDER BY id_materia")
    .map(({ id }) => id)
  expect(told(world).map(([, , , dados]) => dados)).toMatchObject([
    { publicacao: { situacao: 'publicada' } },
    {
      publicacao: { situacao: 'sem_efeito' },
      versao: 1,
      campos_alterados: ['situacao'],
      motivo: 'anulacao',
      por: annulling,
      retificada_por: null,
    },
    {
      publicacao: { situacao: 'sem_efeito' },
      versao: 1,
      campos_alterados: [],
      motivo: 'retificacao',
      por: rectifying,
      retificada_por: rectifying,
    },
  ])
})

const PORTARIA = {
  idMateria: '1',
  titulo: 'PORTARIA Nº 8, DE 15 DE MARÇO DE 2024',
  texto: '<p>Criar a zebra.</p>',
}
const ANNULMENT = {
  idMateria: '2',
  titulo: 'ATO',
  texto: '<p>Anular a Portaria nº 8, de 15 de março de 2024, publicada no DOU de 18/03/2024.</p>',
  data: TUESDAY,
}

test('followers of a state are told when an act enters and leaves it', async () => {
  const world = await createPushWorld()
  const eventos = ['publicacao.nova', 'publicacao.atualizada'] as const
  const watch = async (...situacoes: Situacao[]) => {
    const filtros = { termos: ['zebra'], situacoes }
    return (await world.webhook('/a', { eventos: [...eventos], filtros })).id
  }
  const [left, come] = [await watch('publicada'), await watch('sem_efeito', 'retirada')]
  await watch('retificada')
  const alert = (situacoes: Situacao[]) =>
    alertsOf(world).add({ consulta: 'zebra', filtros: { situacoes } })
  const [before, after] = [await alert(['publicada']), await alert(['sem_efeito'])]
  await alert(['revogada'])
  const matches = () =>
    world.rows('SELECT alerta_id, publicacao_id FROM alert_matches').map((row) => row['alerta_id'])

  await importActs(world, [PORTARIA])
  await tellAll(world)
  expect(matches()).toEqual([before.id])
  await importActs(world, [ANNULMENT], `${TUESDAY}-DO1.zip`)
  await tellAll(world)
  expect(matches()).toEqual([before.id, after.id])
  const [nova, ...changes] = told(world).map(([id, tipo, , dados]) => [
    id,
    tipo,
    dados.publicacao.situacao,
  ])
  expect(nova).toEqual([left, 'publicacao.nova', 'publicada'])
  const expected = [left, come].map((id) => [id, 'publicacao.atualizada', 'sem_efeito'])
  expect(changes).toHaveLength(expected.length)
  expect(changes).toEqual(expect.arrayContaining(expected))
})

test('a new state does not concern followers of a text that the act no longer has', async () => {
  const world = await createPushWorld()
  const eventos = ['publicacao.atualizada'] as const
  await world.webhook('/a', { eventos: [...eventos], filtros: { termos: ['girafa'] } })
  await importActs(world, [{ ...PORTARIA, texto: '<p>Criar a girafa.</p>' }])
  await importActs(world, [PORTARIA])
  await tellAll(world)
  expect(told(world)).toHaveLength(1)
  await importActs(world, [ANNULMENT], `${TUESDAY}-DO1.zip`)
  await tellAll(world)
  expect(told(world)).toHaveLength(1)
})

test('a filter from an older program still lets the same acts through', async () => {
  const world = await createPushWorld()
  const { id } = await world.webhook('/a', {})
  world.rows(
    `UPDATE webhooks SET filtros = '{"termos":["zebra"],"secoes":[],"orgaos":[]}' RETURNING id`,
  )
  await importActs(world, [PORTARIA])
  await tellAll(world)
  expect(told(world).map(([of, tipo]) => [of, tipo])).toEqual([[id, 'publicacao.nova']])
})

test('an act changed before the first notification is sent as it was, then as it is', async () => {
  const world = await createPushWorld()
  const { id } = await world.webhook('/a', {
    eventos: ['publicacao.nova', 'publicacao.atualizada'],
    filtros: { termos: ['antes', 'depois'] },
  })
  await importActs(world, [{ idMateria: '1', texto: '<p>antes</p>' }])
  await importActs(world, [{ idMateria: '1', texto: '<p>depois</p>' }])
  await tellAll(world)
  expect(told(world).map(([id, tipo, termos]) => [id, tipo, termos])).toEqual([
    [id, 'publicacao.nova', ['antes']],
    [id, 'publicacao.atualizada', ['antes', 'depois']],
  ])
})

test('an edition is sent once, to everybody interested in any of its sections', async () => {
  const world = await createPushWorld()
  const watch = async (...secoes: string[]) => {
    const filtros = { termos: ['zebra'], orgaos: ['Zoo'], secoes }
    return (await world.webhook('/a', { eventos: ['edicao.publicada'], filtros })).id
  }
  const all = await watch()
  const [second, extra] = [await watch('2'), await watch('extra')]
  await world.webhook('/a', { eventos: ['publicacao.nova'], filtros: { secoes: ['9'] } })
  await importActs(world, [{ idMateria: '1' }])
  await importActs(world, [{ idMateria: '2', pubName: 'DO2' }], `${MONDAY}-DO2.zip`)
  const attributes = { editionNumber: '54-A' }
  const acts = [{ idMateria: '3', pubName: 'DO1E', attributes }]
  await importActs(world, acts, `${MONDAY}-DO1E.zip`)
  await tellAll(world)
  const edition = (numero: string, tipo: string, secoes: string[]) => ({
    numero,
    data: MONDAY,
    tipo,
    secoes,
    total_publicacoes: secoes.length,
  })
  const normal = edition('54', 'normal', ['1', '2'])
  expect(told(world).map(([id, , edition]) => [id, edition])).toEqual([
    [all, normal],
    [second, normal],
    [all, edition('54-A', 'extra', ['extra'])],
    [extra, edition('54-A', 'extra', ['extra'])],
  ])
})

test('inactive, deleted and uninterested webhooks get nothing', async () => {
  const world = await createPushWorld()
  await world.webhook('/a', { ativo: false })
  await world.webhook('/a', {
    eventos: ['publicacao.atualizada', 'edicao.publicada', 'alerta.match'],
  })
  await world.webhook('/a', { filtros: { secoes: ['2'] } })
  await world.webhook('/a', { filtros: { orgaos: ['Outro'] } })
  const deleted = await world.webhook('/a')
  await world.remove(deleted.id, new Date())
  const { id } = await world.webhook('/a', {
    filtros: { secoes: ['1'], orgaos: ['Ministério de Teste'] },
  })
  await importActs(world, [{ idMateria: '1' }])
  await tellAll(world)
  const acts = told(world).filter(([, tipo]) => tipo !== 'edicao.publicada')
  expect(acts.map(([id]) => id)).toEqual([id])
})

test('silent and repeated imports notify nobody', async () => {
  const world = await createPushWorld()
  await world.webhook('/a', {
    eventos: ['publicacao.nova', 'publicacao.atualizada', 'edicao.publicada'],
  })
  const zip = writeZip(temporaryFolder(), EDITION, [{ idMateria: '1' }, { idMateria: '2' }])
  await world.importZip(zip, false)
  await world.importZip(zip, true)
  await tellAll(world)
  expect(told(world)).toEqual([])
})

test('a webhook that changes during the decision is decided again', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  await importActs(world, [{ idMateria: '1' }, { idMateria: '2' }])
  const filtros = JSON.stringify({ termos: ['"nº 2"'], secoes: [], orgaos: [] })
  const moves = ['ativo = 0', `ativo = 1, filtros = '${filtros}'`]
  await tellAll(world, (store) => ({
    ...store,
    async record(...given) {
      const move = moves.shift()
      if (move) world.db.exec(`UPDATE webhooks SET ${move} WHERE id = '${webhook.id}'`)
      return await store.record(...given)
    },
  }))
  expect(moves).toEqual([])
  expect(told(world).map(([, , termos]) => termos)).toEqual([['"nº 2"']])
})

test('changes deleted with their owner block nothing', async () => {
  const world = await createPushWorld()
  await world.webhook('/a')
  const { store, fence } = await openStore(world)
  const { seen } = await store.changes({ webhooks: 0, alerts: 0, hidden: 0 })
  world.db.exec('DELETE FROM webhook_changes')
  expect(
    await store.record(
      { found: [], unheard: new Map(), waiting: [], turnOf: null, upTo: 0 },
      seen,
      fence,
    ),
  ).toBe(0)
})

test('an act for thousands is delivered in short transactions, once', async () => {
  const world = await createPushWorld()
  const webhooks = 2_000
  const { id } = await world.webhook('/a')
  world.db.exec(`
    CREATE TEMP TABLE copies AS
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${webhooks})
      SELECT w.* FROM n, webhooks w WHERE w.id = '${id}';
    UPDATE copies SET id = id || rowid;
    INSERT INTO webhooks SELECT * FROM copies`)
  await importActs(world, manyArticles(3))
  const slices: number[] = []
  await tellAll(world, (store) => ({
    ...store,
    async record(deliveries, ...rest) {
      const count = await store.record(deliveries, ...rest)
      slices.push(count ?? 0)
      return count
    },
  }))
  const pairs =
    'SELECT count(DISTINCT evento_id || webhook_id) AS pairs, count(*) AS n FROM deliveries'
  const expected = 3 * (webhooks + 1)
  expect(world.rows(pairs)).toEqual([{ pairs: expected, n: expected }])
  expect(slices.length).toBeGreaterThan(3)
})

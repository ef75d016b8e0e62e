import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Archive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import type { MirroredOrigin } from '../src/mirror/origin.ts'
import { int, row, text } from '../src/store/rows.ts'
import { extractOf } from './_acts-with-rows.ts'
import { isOnPostgres } from './_archive.ts'
import { MONDAY, TUESDAY, type TestArticle, seededRandom } from './_editions.ts'
import { Killed, actsOf, startMirror } from './_mirror.ts'

type Mirror = Awaited<ReturnType<typeof startMirror>>

const PORTARIA: TestArticle = {
  idMateria: '101',
  titulo: 'PORTARIA Nº 101, DE 15 DE MARÇO DE 2024',
  texto: '<p>Designar a servidora Maria da Silva para o cargo de diretora.</p>',
}
const RECTIFICATION: TestArticle = {
  idMateria: '201',
  data: TUESDAY,
  titulo: 'RETIFICAÇÃO',
  texto:
    '<p>Na Portaria nº 101, de 15 de março de 2024, publicada no DOU de 18/03/2024, Seção 1, página 7, onde se lê: "cargo de diretora", leia-se: "cargo de chefe".</p>',
}
const OTHER: TestArticle = { idMateria: '102', texto: '<p>Instituir o comitê de compras.</p>' }
/** What may be in the files of two days: acts in several wordings, some of which correct others. */
const POOL: TestArticle[] = [
  PORTARIA,
  OTHER,
  { idMateria: '103', titulo: 'PORTARIA Nº 103, DE 15 DE MARÇO DE 2024' },
  RECTIFICATION,
  {
    idMateria: '202',
    data: TUESDAY,
    texto: '<p>Revogar a Portaria nº 103, de 15 de março de 2024.</p>',
  },
  {
    idMateria: '203',
    data: TUESDAY,
    texto: '<p>Tornar sem efeito a Portaria nº 101, de 15 de março de 2024.</p>',
  },
]
const WORDS = [
  'portaria',
  'redação',
  'cargo chefe',
  'revogar OU "sem efeito"',
  'comitê NÃO portaria',
]

const markRow = row({ seq: int, mark: int })
const eventRow = row({ tipo: text, dados: text })

function eventsOf({ sql }: Archive) {
  return sql.all(eventRow, 'SELECT tipo, dados FROM events ORDER BY criado_em, tipo, dados')
}

/** The acts, the ledger without what is of one archive alone, and totals of searches. */
async function shownBy(archive: Archive, dataDir: string) {
  const queries = createQueries(archive, { dataDir, secretKey: null })
  const { fontes } = await queries.archive.sources({ desde: MONDAY, ate: '2024-03-25' })
  const page = { pagina: 1, limite: 1, trechos: false, facetas: null, histograma: null }
  const totals = []
  if (!isOnPostgres)
    for (const termo of WORDS) {
      const asked = { termo, filters: {}, leitura: 0, order: 'recentes' as const, ...page }
      totals.push((await queries.archive.search(asked)).total)
    }
  return {
    acts: await actsOf(archive, dataDir),
    // Roots and statements are over the bytes of zips, which a mirror has never seen.
    ledger: fontes.map((section) => ({ ...section, raiz: null, declaracao: null })),
    totals,
  }
}

async function expectSame({ source, mirror, api, dataDir }: Mirror): Promise<void> {
  expect(await shownBy(mirror, dataDir)).toEqual(await shownBy(source, api.dataDir))
}

describe('a mirror', () => {
  test('has all acts of its origin with their state, and its ledger; then what is new, as events', async () => {
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO1.zip', [PORTARIA, OTHER])
    expect(await it.pass()).toMatchObject({ alteracoes: 2, novas: 2 })
    await expectSame(it)
    expect(await eventsOf(it.mirror)).toEqual([])
    expect(await it.pass()).toEqual({
      alteracoes: 0,
      novas: 0,
      alteradas: 0,
      imagens: 0,
      retiradas: 0,
      secoes: 0,
    })

    const changed = { ...OTHER, texto: '<p>Instituir outro comitê.</p>' }
    await it.importActs('2024-03-19-DO1.zip', [RECTIFICATION])
    await it.importActs('2024-03-18-DO1.zip', [PORTARIA, changed])
    for (let looks = 0; looks < 2; looks++) await it.importActs('2024-03-18-DO1.zip', [changed])
    await it.pass()
    await expectSame(it)
    const told = (await eventsOf(it.mirror)).map(({ tipo }) => tipo).toSorted()
    expect(told).toEqual([
      'edicao.publicada',
      'publicacao.atualizada', // the other text
      'publicacao.atualizada', // withdrawn
      'publicacao.atualizada', // rectified
      'publicacao.nova',
    ])
    await it.pass()
    expect(await eventsOf(it.mirror)).toHaveLength(told.length)
  })

  test('has the pictures of its origin, and gets a new one in place of an old one', async () => {
    const withImage: TestArticle = {
      idMateria: '301',
      texto: '<p>O mapa:</p><img name="mapa" />',
    }
    const header = '89504e470d0a1a0a0000000d49484452'
    const png = (width: string) => Buffer.from(`${header}${width}000000070802000000`, 'hex')
    await using it = await startMirror()
    for (const width of ['00000005', '00000006']) {
      await it.importActs('2024-03-18-DO1.zip', [withImage, ['mapa.png', png(width)]])
      expect(await it.pass()).toMatchObject({ imagens: 1 })
      await expectSame(it)
      const [act] = await actsOf(it.mirror, it.dataDir)
      expect(act?.imagens).toMatchObject([{ disponivel: true, largura: Number(`0x${width}`) }])
    }
    expect(await it.pass()).toMatchObject({ imagens: 0 })
  })

  test('of an origin that does not know its place says so, and begins again when told to', async () => {
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO1.zip', [PORTARIA, OTHER])
    await it.pass()
    await it.source.sql.run('UPDATE archive_changes SET mark = mark + 1', [])
    await expect(it.pass()).rejects.toThrow(/não conhece mais o lugar/)
    await it.importActs('2024-03-19-DO1.zip', [{ ...OTHER, idMateria: '9', data: TUESDAY }])
    const told = await eventsOf(it.mirror)
    expect(await it.pass({ beginning: 'do_comeco' })).toMatchObject({
      alteracoes: 3,
      novas: 1,
      alteradas: 0,
    })
    expect(await eventsOf(it.mirror), 'what was there before is no news').toEqual(told)
    await expectSame(it)
  })

  test('of an origin that was restored withdraws what it lost, when told to, and tells what is new', async () => {
    const extra: TestArticle = { ...OTHER, idMateria: '104', pubName: 'DO1E' }
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO1.zip', [PORTARIA, OTHER])
    await it.pass()
    await it.importActs('2024-03-18-DO1E.zip', [extra])
    await it.importActs('2024-03-19-DO1.zip', [RECTIFICATION])
    await it.pass()
    const told = await eventsOf(it.mirror)

    // What a copy of Monday has, and what came after it was restored.
    await using restored = await startMirror()
    await restored.importActs('2024-03-18-DO1.zip', [PORTARIA, OTHER])
    const late = { ...OTHER, idMateria: '105', data: TUESDAY, texto: '<p>Dispor.</p>' }
    await restored.importActs('2024-03-19-DO1.zip', [late])
    const through = () => restored.origin()
    await expect(it.pass({ through })).rejects.toThrow(/não conhece mais o lugar/)
    let left = 2
    const dies = () => left-- === 0
    const killed = it.pass({ through, beginning: 'reconciliando', dies })
    await expect(killed).rejects.toThrow(Killed)
    expect(await it.pass({ through })).toMatchObject({ retiradas: 2 })

    const there = new Set((await actsOf(restored.source, restored.api.dataDir)).map(({ id }) => id))
    const here = await actsOf(it.mirror, it.dataDir)
    expect(here.map(({ retirada_em }) => retirada_em === null)).toEqual(
      here.map(({ id }) => there.has(id)),
    )
    expect((await shownBy(it.mirror, it.dataDir)).ledger).toEqual(
      (await shownBy(restored.source, restored.api.dataDir)).ledger,
    )
    const news = await eventsOf(it.mirror)
    const before = new Set(told.map(({ dados }) => dados))
    const since = news.filter(({ dados }) => !before.has(dados)).map(({ tipo }) => tipo)
    expect(since.toSorted()).toEqual([
      'linha.nova', // of the late act
      'publicacao.atualizada', // withdrawn
      'publicacao.atualizada', // withdrawn
      'publicacao.nova', // the late act
    ])
    // What the origin has again is no longer withdrawn.
    await restored.importActs('2024-03-18-DO1E.zip', [extra])
    await restored.importActs('2024-03-19-DO1.zip', [RECTIFICATION, late])
    await it.pass({ through })
    const again = await actsOf(it.mirror, it.dataDir)
    expect(again.filter(({ retirada_em }) => retirada_em !== null)).toEqual([])
  })

  test('of an origin that was restored, and has another text by the same number, tells its new rows alone', async () => {
    const known = 'Contratada: UMA LTDA. Objeto: pneus.'
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO3.zip', [extractOf('301', known)])
    await it.pass() // in silence
    await using restored = await startMirror()
    const changed = extractOf('301', `${known} Contratada: OUTRA LTDA. Objeto: pneus.`)
    await restored.importActs('2024-03-18-DO3.zip', [changed])
    await it.pass({ through: () => restored.origin(), beginning: 'reconciliando' })
    const told = (await eventsOf(it.mirror)).filter(({ tipo }) => tipo === 'linha.nova')
    expect(told.map(({ dados }) => JSON.parse(dados))).toMatchObject([{ versao: 1, seq: 1 }])
  })

  test('of an origin that is restored in the midst of a pass sees it, though its place is known', async () => {
    const many = Array.from({ length: 150 }, (_, i) => ({ ...OTHER, idMateria: String(1_000 + i) }))
    const [first, ...others] = many
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO1.zip', many)
    await using copy = await startMirror()
    await copy.importActs('2024-03-18-DO1.zip', many)
    const transactions = await it.source.sql.all(markRow, 'SELECT seq, mark FROM archive_changes')
    for (const { seq, mark } of transactions)
      await copy.source.sql.run('UPDATE archive_changes SET mark = $2 WHERE seq = $1', [seq, mark])
    const lost = { ...first!, texto: '<p>Instituir outro comitê.</p>' }
    await it.importActs('2024-03-18-DO1.zip', [lost, ...others])

    const restored = copy.origin()
    let pages = 0
    const through = (origin: MirroredOrigin): MirroredOrigin => ({
      ...restored,
      changesAfter: (lugar) => (pages++ === 0 ? origin : restored).changesAfter(lugar),
    })
    await expect(it.pass({ through })).rejects.toThrow(/não conhece mais o lugar/)
    await it.pass({ through, beginning: 'reconciliando' })
    expect(await actsOf(it.mirror, it.dataDir)).toEqual(await actsOf(copy.source, copy.api.dataDir))
  })

  test('of an origin that has nothing loses nothing', async () => {
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO1.zip', [PORTARIA])
    await it.pass()
    await using empty = await startMirror()
    const pass = it.pass({ through: () => empty.origin(), beginning: 'reconciliando' })
    await expect(pass).rejects.toThrow(/não tem ato nenhum/)
    const [act] = await actsOf(it.mirror, it.dataDir)
    expect(act?.retirada_em).toBeNull()
  })

  test.each([
    { told: 'the same origin from its first change', isOther: false },
    { told: 'another origin', isOther: true },
  ])('withdraws nothing when it reconciles no more, but follows $told', async ({ isOther }) => {
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO1.zip', [PORTARIA, OTHER])
    await it.pass()
    await using other = await startMirror()
    await other.importActs('2024-03-19-DO1.zip', [RECTIFICATION])
    const through = () => other.origin()
    let left = 2
    const dies = () => left-- === 0
    await expect(it.pass({ through, beginning: 'reconciliando', dies })).rejects.toThrow(Killed)
    const pass = isOther
      ? it.pass({ through, origem: other.base })
      : it.pass({ through, beginning: 'do_comeco' })
    expect(await pass).toMatchObject({ retiradas: 0, novas: 1 })
    const acts = await actsOf(it.mirror, it.dataDir)
    expect(acts.map(({ retirada_em }) => retirada_em)).toEqual([null, null, null])
  })

  test('that reconciles nothing waits for an origin that is empty yet', async () => {
    await using it = await startMirror()
    await it.importActs('2024-03-18-DO1.zip', [PORTARIA])
    await it.pass()
    await using empty = await startMirror()
    const following = { through: () => empty.origin(), origem: empty.base }
    expect(await it.pass(following)).toMatchObject({ alteracoes: 0, retiradas: 0 })
    await empty.importActs('2024-03-18-DO1.zip', [OTHER])
    expect(await it.pass(following)).toMatchObject({ novas: 1, retiradas: 0 })
  })
})

const anyAct = fc
  .record({ act: fc.constantFrom(...POOL), wording: fc.integer({ min: 0, max: 2 }) })
  .map(({ act, wording }) => ({ ...act, texto: `${act.texto}<p>Redação ${wording}.</p>` }))
const anyImport = fc.record({
  kind: fc.constant('import' as const),
  data: fc.constantFrom(MONDAY, TUESDAY),
  acts: fc.uniqueArray(anyAct, { selector: ({ idMateria }) => idMateria, minLength: 1 }),
})
const anyPass = fc.record({
  kind: fc.constant('pass' as const),
  seed: fc.integer(),
  beginning: fc.constantFrom(
    ...(['onde_parou', 'onde_parou', 'do_comeco', 'reconciliando'] as const),
  ),
})

test('killed before any commit, whatever the origin imports, it ends like its origin', async () => {
  let kills = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anyImport, anyPass), { minLength: 4, maxLength: 16 }),
      async (steps) => {
        await using it = await startMirror()
        for (const step of steps) {
          if (step.kind === 'import') {
            const acts = step.acts.filter(({ data = MONDAY }) => data === step.data)
            if (acts.length > 0) await it.importActs(`${step.data}-DO1.zip`, acts)
            continue
          }
          const random = seededRandom(step.seed)
          const dies = () => random() < 0.2
          await it.pass({ beginning: step.beginning, dies }).catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error
            kills++
          })
        }
        await it.pass()
        await expectSame(it)
      },
    ),
    { numRuns: isOnPostgres ? 3 : 8 },
  )
  expect(kills).toBeGreaterThan(0)
})

import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { type Archive, openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import { ACT_FIELDS, type PublicationDetail } from '../src/gazette/publication-detail.ts'
import type { ToldPlace } from '../src/service/act-changes/change-log.ts'
import type { ChangeQueries } from '../src/service/act-changes/queries.ts'
import { createPermalinkStore } from '../src/store/collector/permalinks.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { row, text } from '../src/store/rows.ts'
import { changingActs } from '../src/store/act-changes/note-changes.ts'
import { keepPicture } from '../src/store/archive/pictures.ts'
import { isOnPostgres } from './_archive.ts'
import { makeArchive } from './_make-archive.ts'
import { decodeAct } from './_decode-act.ts'
import { MONDAY, TUESDAY, type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const idRow = row({ id: text })
const START = Date.UTC(2024, 2, 20, 12)
const HOUR_MS = 3_600_000

/** A new archive; each import is two hours after the one before. */
function createArchive() {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-changes-'))
  folders.push(folder)
  const dataDir = join(folder, 'data')
  makeArchive(dataDir)
  const archive = openArchive(dataDir)
  let hours = 0
  const clock = () => new Date(START + hours * HOUR_MS)
  return {
    archive,
    dataDir,
    folder,
    clock,
    changes: createQueries(archive, { dataDir, secretKey: null }).changes,
    async importActs(name: string, articles: TestArticle[], reread = false) {
      hours += 2
      const path = writeZip(folder, name, articles)
      await importHere(archive, [path], { notify: !reread, clock, reread })
    },
    [Symbol.dispose]: () => archive[Symbol.dispose](),
  }
}

type Told = { tipo: string; publicacao: PublicationDetail }

/** Who keeps a copy of an archive. */
function createFollower(changes: ChangeQueries) {
  const copy = new Map<string, PublicationDetail>()
  let place: ToldPlace | null = null
  return {
    copy,
    place: () => place,
    /** Reads a page of at most so many changes. */
    async read(limite: number): Promise<{ told: Told[]; hasMore: boolean }> {
      const page = (await changes.after(place, limite, ACT_FIELDS, 'nada'))!
      const told = page.changes.map(({ tipo, act }) => {
        const publicacao = JSON.parse(Buffer.from(act, 'latin1').toString()) as PublicationDetail
        return { tipo, publicacao }
      })
      for (const { publicacao } of told) copy.set(publicacao.id, publicacao)
      place = page.changes.at(-1) ?? place
      return { told, hasMore: page.hasMore }
    },
    /** Reads all there is; returns `kind idMateria` of each change. */
    async readAll(limite: number): Promise<string[]> {
      const all: string[] = []
      for (;;) {
        const { told, hasMore } = await this.read(limite)
        all.push(...told.map(({ tipo, publicacao }) => `${tipo} ${publicacao.fonte.id_materia}`))
        if (!hasMore) return all
      }
    },
  }
}

/** Every act as the API has it, without the citations, which are nobody's change. */
async function actsOf({ sql }: Archive, dataDir: string): Promise<PublicationDetail[]> {
  using archive = openArchive(dataDir)
  const { publications } = createQueries(archive, { dataDir, secretKey: null })
  const rows = await sql.all(idRow, 'SELECT id FROM publications ORDER BY id')
  const acts = await Promise.all(rows.map(({ id }) => publications.read(id)))
  return acts.map((act) => uncited(decodeAct(act)!))
}

function uncited(act: PublicationDetail): PublicationDetail {
  const relacoes = act.relacoes.filter(({ tipo }) => tipo !== 'cita' && tipo !== 'citada_por')
  return { ...act, relacoes, publicacoes_relacionadas: relacoes.map(({ id }) => id) }
}

const inOrder = (copy: Map<string, PublicationDetail>) =>
  [...copy.values()].map(uncited).toSorted((a, b) => (a.id < b.id ? -1 : 1))

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

describe('what changes an act is told', () => {
  test('new, altered, linked, withdrawn and back, each once, as it is now', async () => {
    using it = createArchive()
    const follower = createFollower(it.changes)
    const told = () => follower.readAll(100)

    await it.importActs('a.zip', [PORTARIA, OTHER])
    expect(await told()).toEqual(['nova 101', 'nova 102'])
    expect(await told()).toEqual([])

    await it.importActs('b.zip', [RECTIFICATION])
    expect(await told()).toEqual(['nova 201', 'religada 101', 'religada 201'])
    expect(inOrder(follower.copy).map(({ situacao }) => situacao)).toContain('retificada')

    const changed = { ...PORTARIA, texto: PORTARIA.texto!.replace('Maria', 'Ana') }
    await it.importActs('a.zip', [changed, OTHER])
    // The file of the other act is another one: `fonte`.
    expect(await told()).toEqual(['alterada 101', 'religada 102', 'religada 201'])

    await it.importActs('a.zip', [changed])
    expect(await told()).toEqual(['religada 101']) // one look is no withdrawal
    await it.importActs('a.zip', [changed])
    expect(await told()).toEqual(['retirada 102'])
    await it.importActs('a.zip', [changed, OTHER])
    expect(await told()).toEqual(['religada 101', 'religada 102'])

    expect(inOrder(follower.copy)).toEqual(await actsOf(it.archive, it.dataDir))
  })

  test('a permanent address and a picture', async () => {
    using it = createArchive()
    const follower = createFollower(it.changes)
    await it.importActs('a.zip', [PORTARIA, OTHER])
    await follower.readAll(100)
    const [act] = follower.copy.values()
    const { id } = act!

    const leases = createLeaseStore(it.archive.sql)
    const fence = (await leases.acquire('coletor', 'test', it.clock(), new Date(START * 2)))!
    const permalinks = createPermalinkStore(it.archive.sql, it.clock)
    const links = [{ id, url: 'https://www.in.gov.br/web/dou/-/portaria-101' }]
    await permalinks.write(fence, links)
    expect(await follower.readAll(100)).toEqual(['religada 101'])
    expect(follower.copy.get(id)?.url_original).toBe(links[0]?.url)
    await permalinks.write(fence, links)
    expect(await follower.readAll(100)).toEqual([])

    const picture = { nome: 'a.jpg', tipo: 'jpeg', largura: 1, altura: 1 } as const
    const keep = (byte: number) =>
      changingActs(it.archive.sql, it.clock, (tx, noted) => {
        const bytes = Uint8Array.of(byte)
        return keepPicture(tx, noted, { publicacao: id, ...picture, sha256: bytes, bytes })
      })
    await keep(1)
    expect(await follower.readAll(100)).toEqual(['religada 101'])
    await keep(1)
    expect(await follower.readAll(100)).toEqual([])
    await keep(2)
    expect(await follower.readAll(100)).toEqual(['religada 101'])
  })

  test('an act that changes often is told once in each way', async () => {
    using it = createArchive()
    for (const name of ['Ana', 'Bia', 'Clara', 'Dora'])
      await it.importActs('a.zip', [{ ...PORTARIA, texto: `<p>Designar ${name}.</p>` }, OTHER])
    const follower = createFollower(it.changes)
    expect(await follower.readAll(1)).toEqual([
      'nova 101',
      'nova 102',
      'alterada 101',
      'religada 102',
    ])
    expect(inOrder(follower.copy)).toEqual(await actsOf(it.archive, it.dataDir))
  })

  test('what an import that changes nothing finds again is no change', async () => {
    using it = createArchive()
    await it.importActs('a.zip', [PORTARIA, OTHER])
    await it.importActs('b.zip', [RECTIFICATION])
    const follower = createFollower(it.changes)
    await follower.readAll(100)
    await it.importActs('a.zip', [PORTARIA, OTHER], true)
    await it.importActs('b.zip', [RECTIFICATION], true)
    expect(await follower.readAll(100)).toEqual([])
  })

  test('a page of long texts is short', async () => {
    using it = createArchive()
    const long = (idMateria: string) => ({
      idMateria,
      texto: `<p>${'palavra '.repeat(90_000)}</p>`,
    })
    await it.importActs('a.zip', [long('1'), long('2'), long('3')])
    const follower = createFollower(it.changes)
    const page = await follower.read(100)
    expect([page.told.length, page.hasMore]).toEqual([2, true])
    expect(await follower.readAll(100)).toEqual(['nova 3'])
  })
})

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

const anyAct = fc
  .record({ act: fc.constantFrom(...POOL), wording: fc.integer({ min: 0, max: 2 }) })
  .map(({ act, wording }) => ({ ...act, texto: `${act.texto}<p>Redação ${wording}.</p>` }))
const anyImport = fc.record({
  kind: fc.constant('import' as const),
  data: fc.constantFrom(MONDAY, TUESDAY),
  acts: fc.uniqueArray(anyAct, { selector: ({ idMateria }) => idMateria, minLength: 1 }),
})
const anyRead = fc.record({
  kind: fc.constant('read' as const),
  limite: fc.integer({ min: 1, max: 4 }),
})

test('a follower that reads pages of any size, now and then, ends with the archive', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(anyImport, anyRead), { minLength: 4, maxLength: 20 }),
      async (steps) => {
        using it = createArchive()
        const follower = createFollower(it.changes)
        for (const step of steps) {
          if (step.kind === 'read') await follower.read(step.limite)
          else {
            const acts = step.acts.filter(({ data = MONDAY }) => data === step.data)
            if (acts.length > 0) await it.importActs(`${step.data}.zip`, acts)
          }
        }
        await follower.readAll(3)
        expect(inOrder(follower.copy)).toEqual(await actsOf(it.archive, it.dataDir))
      },
    ),
    { numRuns: isOnPostgres ? 5 : 15 },
  )
})

describe.skipIf(isOnPostgres)('an archive on another way', () => {
  test('that was restored knows the places from before its copy, and no later one', async () => {
    const path = (dataDir: string) => join(dataDir, 'arauto.db')
    using it = createArchive()
    const follower = createFollower(it.changes)
    await it.importActs('a.zip', [PORTARIA])
    await follower.readAll(100)
    const before = follower.place()!
    it.archive.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    const copy = join(it.folder, 'copy')
    openArchive(copy)[Symbol.dispose]()
    copyFileSync(path(it.dataDir), path(copy))
    await it.importActs('b.zip', [RECTIFICATION])
    await follower.readAll(100)
    const later = follower.place()!

    using restored = openArchive(copy)
    const { changes } = createQueries(restored, { dataDir: copy, secretKey: null })
    expect(await changes.after(later, 10, ['id'], 'nada')).toBeNull()
    // Its numbers go on from the copy: the same file, and others, get the numbers that were given before.
    for (const name of ['b.zip', 'a.zip', 'c.zip'])
      await importHere(restored, [writeZip(it.folder, name, [RECTIFICATION, OTHER])], {
        notify: true,
        clock: it.clock,
      })
    expect(await changes.after(later, 10, ['id'], 'nada')).toBeNull()
    expect((await changes.after(before, 10, ['id'], 'nada'))?.changes.length).toBeGreaterThan(0)
  })

  test('that an older program made tells its past in the order of days', () => {
    using db = new DatabaseSync(':memory:')
    const folder = join(import.meta.dirname, '../src/store/migrations')
    const files = readdirSync(folder).toSorted()
    const step = files.findIndex((name) => name.endsWith('-changes-of-acts.sql'))
    const run = (name: string) => db.exec(readFileSync(join(folder, name), 'utf8'))
    for (const name of files.slice(0, step)) run(name)
    const columns = db
      .prepare(`SELECT name FROM pragma_table_info('publications') WHERE "notnull" = 1`)
      .all()
      .map(({ name }) => String(name))
      .filter((name) => name !== 'id')
    for (const key of [30, 10, 20])
      db.exec(
        `INSERT INTO publications (key, id, ${columns.join()})
         VALUES (${key}, 'pub_${key}', ${columns.map(() => `'1'`).join()})`,
      )
    run(files[step]!)
    const changes = db.prepare('SELECT key, tipo, seq FROM act_changes ORDER BY seq, key').all()
    expect(changes.map((each) => ({ ...each }))).toEqual(
      [10, 20, 30].map((key) => ({ key, tipo: 'nova', seq: 1 })),
    )
    expect(db.prepare('SELECT seq, mark > 0 AS marked, em FROM archive_changes').all()).toEqual([
      expect.objectContaining({
        seq: 1,
        marked: 1,
        em: expect.stringMatching(/^20.*T.*\.\d{3}Z$/),
      }),
    ])
  })
})

import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openQueries } from '../src/embedded/queries.ts'
import type { EncodedJson } from '../src/service/archive/encoded-json.ts'
import type { PublicationQueries } from '../src/service/archive/publication-queries.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { createActChanges, createChanges } from '../src/store/sqlite/changes.ts'
import { type TestApi, importArticles, startApi } from './_api.ts'
import { ordinanceOf } from './_acts-with-rows.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle } from './_editions.ts'
import { makeArchive } from './_make-archive.ts'

const FORMS = ['', '?incluir=linhas', '?incluir=estrutura', '?incluir=prazos'] as const

/** What an act does to another one, by its number. */
const DEEDS = [
  (number: number) => `Conforme a Portaria nº ${number}, de 15 de março de 2024, cumpra-se.`,
  (number: number) => `Fica revogada a Portaria nº ${number}, de 15 de março de 2024.`,
  (number: number) => `Tornar sem efeito a Portaria nº ${number}, de 15 de março de 2024.`,
  (number: number) =>
    `Na Portaria nº ${number}, de 15 de março de 2024, onde se lê: "FULANO", leia-se: "BELTRANO".`,
  (number: number) =>
    `Nomear FULANO DE TAL, CPF ***.111.222-**, para o cargo ${number}.<img name="a.png" />`,
]
const BODIES = ['Ministério de Teste/Gabinete do Ministro', 'Ministério de Ensaio/Secretaria']

const article = fc
  .record({
    materia: fc.integer({ min: 1, max: 7 }),
    number: fc.integer({ min: 1, max: 4 }),
    deed: fc.constantFrom(...DEEDS),
    other: fc.integer({ min: 1, max: 4 }),
    body: fc.constantFrom(...BODIES),
    data: fc.constantFrom(MONDAY, TUESDAY),
  })
  .map(({ materia, number, deed, other, body, data }): TestArticle => ({
    ...ordinanceOf(String(number), deed(other), { data, orgao: body }),
    idMateria: String(materia),
  }))

/** Of the `nth` act, whatever the archive has. */
const ACT = '(SELECT key FROM publications ORDER BY key LIMIT 1 OFFSET :nth)'
const WRITES = [
  `UPDATE publications SET titulo = titulo || '.' WHERE key = ${ACT}`,
  `UPDATE publications SET orgao = 'Outro órgão' WHERE key = ${ACT}`,
  `UPDATE publications SET situacao = 'revogada' WHERE key = ${ACT}`,
  `UPDATE corrections SET confianca = 0.5 WHERE original = ${ACT}`,
  `UPDATE corrections SET original = NULL WHERE original = ${ACT}`,
  `UPDATE corrections SET original = ${ACT}, confianca = 1`,
  `DELETE FROM corrections WHERE key = ${ACT}`,
  `DELETE FROM act_names WHERE key = ${ACT}`,
  `UPDATE act_names SET name = 'portaria 1' WHERE key = ${ACT}`,
  `UPDATE act_names SET dated = 1 - dated WHERE key = ${ACT}`,
  `DELETE FROM act_citations WHERE key = ${ACT}`,
  `INSERT OR IGNORE INTO act_citations (day, name, key, office) SELECT n.day, n.name, p.key, n.office FROM act_names n, publications p WHERE p.key = ${ACT}`,
  `UPDATE act_sources SET arquivo = arquivo || :nth`,
  `INSERT OR REPLACE INTO act_pictures SELECT key, 'a.png', 'png', :nth, 1, x'00', x'00' FROM publications WHERE key = ${ACT}`,
  `UPDATE act_pictures SET largura = largura + 1 WHERE key = ${ACT}`,
  `DELETE FROM act_pictures WHERE key = ${ACT}`,
  `INSERT OR IGNORE INTO hidden_rows SELECT id || :nth, id, id, 'pessoal', 0, '', NULL, 0, '', '', '', NULL, NULL, NULL
     FROM publications WHERE key = ${ACT}`,
  `UPDATE hidden_rows SET mostrada_em = '2024-01-01' WHERE id LIKE '%' || :nth`,
  `INSERT INTO ledger SELECT * FROM ledger WHERE :nth < 0`,
]
const write = fc.record({
  statement: fc.constantFrom(...WRITES),
  nth: fc.integer({ min: 0, max: 6 }),
})
const step = fc.oneof(fc.array(article, { minLength: 1, maxLength: 3 }), write)

test('whatever is written, each act is answered as it is without a memory', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await using api = await startApi([{ ...ordinanceOf('1', DEEDS[1]!(2)), idMateria: '1' }])
      using fresh = openQueries({ dataDir: api.dataDir, secretKey: null })
      using db = new DatabaseSync(databasePath(api.dataDir))
      for (const one of steps) {
        if (Array.isArray(one)) await importArticles(api.dataDir, distinct(one))
        else db.prepare(one.statement).run({ nth: one.nth })
        for (const id of idsIn(db)) await expectFresh(api, fresh.queries.publications, id)
      }
    }),
    { numRuns: 25 },
  )
}, 300_000)

test('an act is not read again while others are written, and anew once it is named', async () => {
  const asked: string[] = []
  let api: TestApi | null = null
  const count = (id: string, parte?: string): Promise<EncodedJson | null> => {
    asked.push(id)
    return opened.queries.publications.read(id, parte)
  }
  api = await startApi([numbered('1', 1, '')], { read: count })
  onTestFinished(() => api[Symbol.asyncDispose]())
  using opened = openQueries({ dataDir: api.dataDir, secretKey: null })
  const id = (await api.get('/buscar?termo=portaria')).json.dados.resultados[0].id
  const relations = async () => (await api.get(`/publicacao/${id}`)).json.dados.relacoes.length
  expect([await relations(), asked.length]).toEqual([0, 1])
  await importArticles(api.dataDir, [numbered('2', 2, DEEDS[0]!(3))])
  expect([await relations(), asked.length]).toEqual([0, 1])
  await importArticles(api.dataDir, [numbered('3', 3, DEEDS[0]!(1))])
  expect([await relations(), asked.length]).toEqual([1, 2])
  await importArticles(api.dataDir, [numbered('4', 4, DEEDS[1]!(1))])
  expect([await relations(), asked.length]).toEqual([2, 3])
})

test('who looked too long ago, or would look at too much, knows nothing', () => {
  const dataDir = temporaryFolder()
  makeArchive(dataDir)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  using db = new DatabaseSync(databasePath(dataDir))
  const changes = createActChanges(db, createChanges(db))
  const touch = (times: number) =>
    db.exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})
             INSERT INTO touched_acts (what) SELECT i FROM n`)
  const first = changes.version()
  touch(3)
  expect(changes.touchedSince?.(first)).toEqual([1, 2, 3])
  expect(changes.touchedSince?.(changes.version())).toEqual([])
  touch(20_000)
  expect(changes.touchedSince?.(first)).toBeNull()
  touch(60_000)
  const { entries } = db.prepare('SELECT count(*) AS entries FROM touched_acts').get()!
  expect(Number(entries)).toBeLessThan(70_000)
  const last = changes.version()
  touch(1)
  expect(changes.touchedSince?.(last)).toEqual([1])
  expect(changes.touchedSince?.(first)).toBeNull()
})

function numbered(idMateria: string, number: number, texto: string): TestArticle {
  return { ...ordinanceOf(String(number), texto, { data: TUESDAY }), idMateria }
}

/** One article for each act: a file has no two of them. */
function distinct(articles: TestArticle[]): TestArticle[] {
  return [...new Map(articles.map((article) => [article.idMateria, article])).values()]
}

function idsIn(db: DatabaseSync): string[] {
  return db
    .prepare('SELECT id FROM publications')
    .all()
    .map(({ id }) => String(id))
}

async function expectFresh(api: TestApi, fresh: PublicationQueries, id: string): Promise<void> {
  const read = [fresh.read, fresh.readRows, fresh.readStructured, fresh.readDeadlines]
  for (const [i, form] of FORMS.entries()) {
    const { status, text } = await api.get(`/publicacao/${id}${form}`)
    const answer = await read[i]!(id)
    expect([status, text]).toEqual([200, new TextDecoder().decode(answer!.utf8)])
  }
}

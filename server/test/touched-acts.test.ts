import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { openQueries } from '../src/embedded/queries.ts'
import type { PublicationQueries } from '../src/service/archive/publication-queries.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { ordinanceOf } from './_acts-with-rows.ts'
import { type TestApi, startApi } from './_api.ts'
import type { TestArticle } from './_editions.ts'
import { hidingOn } from './_hidden-rows.ts'

const PLAIN = 'PORTARIA Nº 1, DE 15 DE MARÇO DE 2024'
const CITING = 'PORTARIA Nº 2, DE 15 DE MARÇO DE 2024'
const NAMELESS = 'AVISO'

const ARTICLES: TestArticle[] = [
  ordinanceOf('1', 'Nomear FULANO DE TAL, CPF ***.111.222-**, para o cargo 1.<img name="a.png" />'),
  ordinanceOf('2', 'Conforme a Portaria nº 1, de 15 de março de 2024, cumpra-se.'),
  ordinanceOf('3', 'Fica revogada a Portaria nº 1, de 15 de março de 2024.'),
  { ...ordinanceOf('4', 'Cumpra-se.'), titulo: NAMELESS },
]

const PICTURE = `INSERT INTO act_pictures
  SELECT key, 'a.png', 'png', 1, 1, x'00', x'00' FROM publications WHERE titulo = '${PLAIN}'`

/** What keeps the table itself short. */
const OWN = 'touched_acts_kept'

const ROWS = '?incluir=linhas'

interface Case {
  /** Written before the act is asked for. */
  before?: string
  /** Written behind what the answer was made of; the trigger tells of it. */
  write: string
  /** The title of the act that is asked for. */
  asked: string
  /** Nothing or `ROWS`. */
  form?: string
}

/** What a table had is written into it again. */
const kept = (table: string) => ({
  before: `CREATE TEMP TABLE kept AS SELECT * FROM ${table}; DELETE FROM ${table}`,
  write: `INSERT INTO ${table} SELECT * FROM kept`,
})

/** For each trigger a write of which no other one tells. */
const CASES: Record<string, Case> = {
  touched_changed_publications: {
    write: `UPDATE publications SET orgao = 'Outro órgão' WHERE titulo = '${NAMELESS}'`,
    asked: NAMELESS,
  },
  touched_removed_publications: {
    write: `DELETE FROM publications WHERE titulo = '${NAMELESS}'`,
    asked: NAMELESS,
  },
  touched_added_corrections: { ...kept('corrections'), asked: PLAIN },
  touched_changed_corrections: { write: 'UPDATE corrections SET confianca = 0.5', asked: PLAIN },
  touched_removed_corrections: { write: 'DELETE FROM corrections', asked: PLAIN },
  touched_added_act_names: { ...kept('act_names'), asked: CITING },
  touched_changed_act_names: { write: `UPDATE act_names SET name = 'portaria 9'`, asked: CITING },
  touched_removed_act_names: { write: 'DELETE FROM act_names', asked: CITING },
  touched_added_act_citations: { ...kept('act_citations'), asked: PLAIN },
  touched_changed_act_citations: {
    write: `UPDATE act_citations SET name = 'portaria 9'`,
    asked: PLAIN,
  },
  touched_removed_act_citations: { write: 'DELETE FROM act_citations', asked: PLAIN },
  touched_added_act_pictures: { write: PICTURE, asked: PLAIN },
  touched_changed_act_pictures: {
    before: PICTURE,
    write: 'UPDATE act_pictures SET largura = 2',
    asked: PLAIN,
  },
  touched_removed_act_pictures: {
    before: PICTURE,
    write: 'DELETE FROM act_pictures',
    asked: PLAIN,
  },
  touched_added_hidden_rows: { ...kept('hidden_rows'), asked: PLAIN, form: ROWS },
  touched_changed_hidden_rows: {
    write: `UPDATE hidden_rows SET mostrada_em = '2024-01-01'`,
    asked: PLAIN,
    form: ROWS,
  },
  touched_removed_hidden_rows: { write: 'DELETE FROM hidden_rows', asked: PLAIN, form: ROWS },
  touched_changed_act_sources: { write: `UPDATE act_sources SET arquivo = 'b.zip'`, asked: PLAIN },
  touched_removed_act_sources: { write: 'DELETE FROM act_sources', asked: PLAIN },
}

test('each trigger has its case', async () => {
  await using api = await startApi()
  using db = new DatabaseSync(databasePath(api.dataDir))
  const triggers = db
    .prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'touched!_%' ESCAPE '!'`,
    )
    .all()
  const names = triggers.map(({ name }) => String(name)).filter((name) => name !== OWN)
  expect(names.toSorted()).toEqual(Object.keys(CASES).toSorted())
})

test.each(Object.entries(CASES))('%s tells what nothing else tells', async (trigger, one) => {
  expect(await isForgotten(one)).toBe(true)
  expect(await isForgotten(one, trigger)).toBe(false)
})

/**
 * Whether an answer that was given before is made anew once something is written; `without`: a trigger that is
 * missing.
 */
async function isForgotten(
  { before, write, asked, form = '' }: Case,
  without?: string,
): Promise<boolean> {
  await using api = await startApi(ARTICLES)
  await hideRowsOf(api)
  using fresh = openQueries({ dataDir: api.dataDir, secretKey: null })
  using db = new DatabaseSync(databasePath(api.dataDir))
  if (before !== undefined) db.exec(before)
  if (without !== undefined) db.exec(`DROP TRIGGER ${without}`)
  const id = String(db.prepare('SELECT id FROM publications WHERE titulo = ?').get(asked)?.id)
  const told = async () => (await api.get(`/publicacao/${id}${form}`)).text
  const first = await told()
  expect(first).toBe(await madeAnew(fresh.queries.publications, id, form))
  db.exec(write)
  const now = await madeAnew(fresh.queries.publications, id, form)
  expect(now, 'the write changes the answer').not.toBe(first)
  return (await told()) !== first
}

async function madeAnew(queries: PublicationQueries, id: string, form: string) {
  const answer = await (form === ROWS ? queries.readRows(id) : queries.read(id))
  return answer && new TextDecoder().decode(answer.utf8)
}

async function hideRowsOf(api: TestApi): Promise<void> {
  using archive = openArchive(api.dataDir)
  const { resultados } = (await api.get('/pessoal')).json.dados
  for (const { id } of resultados) await hidingOn(archive.sql).hide(id)
}

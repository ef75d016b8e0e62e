import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { readFonte } from '../src/store/archive/act-sources.ts'
import { storedRows } from './_archive.ts'
import { makeArchive } from './_make-archive.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, articleXml, file, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const EDITION = `${MONDAY}-DO1.zip`
const ACT: TestArticle = { idMateria: '100', titulo: 'ATO 100', attributes: { name: 'Ato-100' } }

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function createArchive() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  makeArchive(dataDir)
  return {
    folder,
    async import(path: string, { reread = false } = {}) {
      using archive = openArchive(dataDir)
      const clock = () => new Date('2024-03-18T12:00:00Z')
      return (await importHere(archive, [path], { notify: true, clock, reread })).summary
    },
    async run(statement: string) {
      using archive = openArchive(dataDir)
      await archive.sql.run(statement)
    },
    async fonte() {
      using archive = openArchive(dataDir)
      const [act] = await storedRows(dataDir, 'SELECT id FROM publications')
      return await readFonte(archive.sql, String(act!.id))
    },
    countNews: async () =>
      (await storedRows(dataDir, "SELECT 1 AS n FROM events WHERE tipo LIKE 'publicacao%'")).length,
  }
}

test('an act tells its matéria, the zip and the XML that it comes from', async () => {
  const archive = createArchive()
  const path = writeZip(archive.folder, EDITION, [ACT])
  await archive.import(path)
  const xml = { nome: '515_20240318_100.xml', sha256: sha256(articleXml(ACT)) }
  expect(await archive.fonte()).toEqual({
    id_materia: '100',
    pub_name: 'DO1',
    numeros: [0],
    nome_materia: 'Ato-100',
    arquivo: EDITION,
    sha256: sha256(readFileSync(path)),
    xml: [xml],
  })
})

test('a split act has all of its files, in order', async () => {
  const archive = createArchive()
  const parts = [2, 1].map((part) => ({ ...ACT, part }))
  await archive.import(writeZip(archive.folder, EDITION, parts))
  const digests = [1, 2].map((part) => sha256(articleXml({ ...ACT, part })))
  expect(await archive.fonte()).toMatchObject({
    numeros: [1, 2],
    xml: [
      { nome: '515_20240318_100-1.xml', sha256: digests[0] },
      { nome: '515_20240318_100-2.xml', sha256: digests[1] },
    ],
  })
})

test('acts of an older program get it by --reler, and nothing else changes', async () => {
  const archive = createArchive()
  const path = writeZip(archive.folder, EDITION, [ACT])
  await archive.import(path)
  const before = await archive.fonte()
  await archive.run('UPDATE publications SET source = NULL, nome_materia = NULL, xml = NULL')
  await archive.run('DELETE FROM act_sources')
  expect(await archive.fonte()).toEqual({
    id_materia: '100',
    pub_name: 'DO1',
    numeros: [0],
    nome_materia: null,
    arquivo: null,
    sha256: null,
    xml: null,
  })
  expect(await archive.import(path, { reread: true })).toMatchObject({ iguais: 1, alteradas: 0 })
  expect(await archive.fonte()).toEqual(before)
  expect(await archive.countNews()).toBe(1)
})

test('remarks that are no text of the act change the bytes of the source, and nothing else', async () => {
  const archive = createArchive()
  await archive.import(writeZip(archive.folder, EDITION, [ACT]))
  const other = { ...ACT, attributes: { ...ACT.attributes, artNotes: 'revisto' } }
  expect(await archive.import(writeZip(archive.folder, EDITION, [other]))).toMatchObject({
    iguais: 1,
  })
  expect(await archive.fonte()).toMatchObject({ xml: [{ sha256: sha256(articleXml(other)) }] })
  expect(await archive.countNews()).toBe(1)
})

test('of loose files there is no zip; a zip that repeats them takes their place', async () => {
  const archive = createArchive()
  const loose = join(archive.folder, 'soltos')
  const [name, content] = file(ACT)
  mkdirSync(loose)
  writeFileSync(join(loose, name), content)
  await archive.import(loose)
  expect(await archive.fonte()).toMatchObject({ arquivo: 'soltos', sha256: null })
  await archive.import(writeZip(archive.folder, EDITION, [ACT]))
  expect(await archive.fonte()).toMatchObject({ arquivo: EDITION })
  await archive.import(writeZip(archive.folder, 'S01032024.zip', [ACT]))
  expect(await archive.fonte()).toMatchObject({ arquivo: EDITION })
})

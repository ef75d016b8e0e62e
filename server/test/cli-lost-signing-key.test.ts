import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { readStatement } from '../src/gazette/provenance/statement.ts'
import { createProvenanceReader } from '../src/store/provenance/read-provenance.ts'
import { secretKeyPath } from '../src/store/secret-key.ts'
import { rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'

const WEDNESDAY = '2024-03-20'
const UNSIGNED = /declarações sobre estes dias ficaram sem assinatura/

const folder = () => join(temporaryFolder(), 'data')

async function importDay(dataDir: string, data: string) {
  const zip = writeZip(temporaryFolder(), `${data}-DO1.zip`, manyArticles(2, { data }))
  const { code, stderr } = await cli(dataDir, 'importar', zip)
  expect(code).toBe(0)
  return { zip, stderr }
}

/** What `provar` says of an act of a day, against its zip. */
async function prove(dataDir: string, data: string, zip: string) {
  const [act] = rows(
    dataDir,
    `SELECT id FROM publications WHERE data_publicacao = '${data}' LIMIT 1`,
  )
  const { code, stdout } = await cli(dataDir, 'provar', String(act!.id), zip)
  return { code, signature: stdout.split('\n').find((line) => line.startsWith('Assinatura')) }
}

async function chain(dataDir: string) {
  using archive = openArchive(dataDir)
  const { declaracoes } = await createProvenanceReader(archive.sql).roots(MONDAY, WEDNESDAY)
  return declaracoes.map((statement) => ({ ...readStatement(statement), ...statement }))
}

/** An archive with a day, and its copy restored where its key is not. */
async function restoredWithoutKey() {
  const [original, restored] = [folder(), folder()]
  const { zip, stderr } = await importDay(original, MONDAY)
  expect(stderr).toBe('')
  const copy = join(temporaryFolder(), 'copia.bak')
  expect(await cli(original, 'backup', copy)).toMatchObject({ code: 0 })
  expect(await cli(restored, 'restaurar', copy)).toMatchObject({ code: 0 })
  const [first] = await chain(original)
  return { original, restored, zip, key: first!.chave_publica }
}

test('without its key a restored archive goes on unsigned, and says so; with it, the same key signs', async () => {
  const { original, restored, zip, key } = await restoredWithoutKey()
  const tuesday = await importDay(restored, TUESDAY)
  expect(tuesday.stderr).toMatch(UNSIGNED)
  expect(await prove(restored, TUESDAY, tuesday.zip)).toEqual({
    code: 0,
    signature: 'Assinatura: a declaração não tem.',
  })
  copyFileSync(secretKeyPath(original), secretKeyPath(restored))
  expect((await importDay(restored, WEDNESDAY)).stderr).toBe('')
  const statements = await chain(restored)
  expect(statements.map(({ chave_publica }) => chave_publica)).toEqual([key, null, key])
  expect(statements.map(({ anterior }) => anterior)).toEqual([
    null,
    statements[0]!.sha256,
    statements[1]!.sha256,
  ])
  expect((await prove(restored, MONDAY, zip)).signature).toContain(`${key}: confere`)
})

test('after the secrets were discarded a new key goes on with the chain; old statements hold', async () => {
  const { restored, zip, key } = await restoredWithoutKey()
  const discarded = await cli(restored, 'segredos', 'descartar', '--sim')
  expect(discarded.stdout).toContain('uma chave de assinatura nova')
  const tuesday = await importDay(restored, TUESDAY)
  expect(tuesday.stderr).toBe('')
  const [first, second] = await chain(restored)
  expect(second!.chave_publica).not.toBe(key)
  expect(second).toMatchObject({ anterior: first!.sha256, assinatura: expect.any(String) })
  expect(await prove(restored, MONDAY, zip)).toEqual({
    code: 0,
    signature: `Assinatura, com a chave ${key}: confere`,
  })
  expect(await prove(restored, TUESDAY, tuesday.zip)).toEqual({
    code: 0,
    signature: `Assinatura, com a chave ${second!.chave_publica}: confere`,
  })
})

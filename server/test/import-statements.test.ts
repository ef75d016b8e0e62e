import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { checkProof, makeProof } from '../src/gazette/provenance/proof.ts'
import { digestOf, readStatement } from '../src/gazette/provenance/statement.ts'
import { isSigned } from '../src/lib/crypto/signing.ts'
import { createProvenanceReader } from '../src/store/provenance/read-provenance.ts'
import { openSigner } from '../src/store/provenance/signing-key.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { storedRows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const DO1 = `${MONDAY}-DO1.zip`
const DO2 = `${MONDAY}-DO2.zip`
const NOW = new Date('2024-03-18T12:00:00Z')

function createInstallation() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  return {
    dataDir,
    async import(name: string, articles: TestArticle[], { signs = true, reread = false } = {}) {
      const path = writeZip(folder, name, articles)
      using archive = openArchive(dataDir)
      const box = await openSecretBox(archive.sql, dataDir, null)
      await importHere(archive, [path], {
        notify: true,
        reread,
        clock: () => NOW,
        openSigner: async (tx) => (signs ? await openSigner(tx, box, NOW) : null),
      })
    },
    async statements() {
      using archive = openArchive(dataDir)
      const { declaracoes } = await createProvenanceReader(archive.sql).roots(MONDAY, TUESDAY)
      return declaracoes.map((statement) => ({ ...statement, ...readStatement(statement) }))
    },
    /** Of the act with this number. */
    async proof(idMateria: string) {
      using archive = openArchive(dataDir)
      const [act] = await storedRows(
        dataDir,
        `SELECT id FROM publications WHERE id_materia = '${idMateria}'`,
      )
      const id = String(act!.id)
      const parts = await createProvenanceReader(archive.sql).proofParts(id)
      return parts && makeProof(id, parts)
    },
  }
}

const act = (idMateria: string, more: Partial<TestArticle> = {}): TestArticle => ({
  idMateria,
  ...more,
})
const inDO2 = { pubName: 'DO2' }

test('two installations of the same zips state the same root, whatever came first', async () => {
  const [one, other] = [createInstallation(), createInstallation()]
  await one.import(DO1, [act('1'), act('2')])
  await one.import(DO2, [act('3', inDO2)])
  await other.import(DO2, [act('3', inDO2)])
  await other.import(DO1, [act('2'), act('1')])
  const [newest, others] = [(await one.statements()).at(-1)!, (await other.statements()).at(-1)!]
  expect(newest.raiz).toBe(others.raiz)
  expect(newest.zips.map(({ arquivo, folhas }) => [arquivo, folhas])).toEqual([
    [DO1, 2],
    [DO2, 1],
  ])
  expect(newest.chave_publica).not.toBe(others.chave_publica)
})

test('statements are signed, and each holds the digest of the one before', async () => {
  const installation = createInstallation()
  await installation.import(DO1, [act('1')])
  await installation.import(`${TUESDAY}-DO1.zip`, [act('9', { data: TUESDAY })])
  await installation.import(DO2, [act('3', inDO2)])
  const [first, second, third] = await installation.statements()
  expect([first!.anterior, second!.anterior, third!.anterior]).toEqual([
    null,
    first!.sha256,
    second!.sha256,
  ])
  expect([first, second, third].map((made) => made!.substitui)).toEqual([
    null,
    null,
    { sequencia: 1, sha256: first!.sha256 },
  ])
  for (const { texto, sha256, assinatura, chave_publica } of [first!, second!, third!]) {
    expect(sha256).toBe(digestOf(texto))
    expect(isSigned(texto, assinatura!, chave_publica!)).toBe(true)
    expect(chave_publica).toBe(first!.chave_publica)
  }
})

test('a changed zip makes a new statement, and the old one stays; the same zip makes none', async () => {
  const installation = createInstallation()
  await installation.import(DO1, [act('1'), act('2')])
  const before = await installation.statements()
  await installation.import(DO1, [act('1'), act('2')], { reread: true })
  expect(await installation.statements()).toEqual(before)
  await installation.import(DO1, [act('1', { texto: '<p>Outro.</p>' }), act('2')])
  const [first, second] = await installation.statements()
  expect(first).toEqual(before[0])
  expect(second).toMatchObject({ substitui: { sequencia: 1 }, zips: [{ arquivo: DO1 }] })
  expect(second!.raiz).not.toBe(first!.raiz)
  expect(await installation.proof('2')).toMatchObject({
    declaracao: { sequencia: 2 },
    substituida_por: null,
  })
})

test('an act that a newer zip lacks keeps its proof, which says what replaced it', async () => {
  const installation = createInstallation()
  await installation.import(DO1, [act('1'), act('2')])
  await installation.import(DO1, [act('1')])
  const proof = await installation.proof('2')
  expect(proof).toMatchObject({ declaracao: { sequencia: 1 }, substituida_por: 2 })
  expect(checkProof(proof!)).toEqual({ xml: true, zip: true, declaracao: true, assinatura: true })
})

test('a zip of a month makes a statement for each of its days', async () => {
  const installation = createInstallation()
  await installation.import('S01032024.zip', [act('1'), act('2', { data: TUESDAY })])
  expect((await installation.statements()).map(({ data, zips }) => [data, zips.length])).toEqual([
    [MONDAY, 1],
    [TUESDAY, 1],
  ])
  const proof = await installation.proof('2')
  expect(proof!.data).toBe(TUESDAY)
  expect(checkProof(proof!)).toMatchObject({ xml: true, zip: true, declaracao: true })
})

test('what cannot be read as an act is in the tree, too', async () => {
  const installation = createInstallation()
  await installation.import(DO1, [act('1'), act('2', { attributes: { pubName: 'DO9' } })])
  expect((await installation.statements())[0]!.zips).toMatchObject([{ folhas: 2 }])
})

test('without the key of the secrets nobody signs, and the import goes on', async () => {
  const installation = createInstallation()
  await installation.import(DO1, [act('1')], { signs: false })
  await installation.import(DO2, [act('3', inDO2)])
  const [first, second] = await installation.statements()
  expect(first).toMatchObject({ assinatura: null, chave_publica: null })
  expect(isSigned(second!.texto, second!.assinatura!, second!.chave_publica!)).toBe(true)
  expect(second!.anterior).toBe(first!.sha256)
})

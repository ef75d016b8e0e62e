import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { checkProof } from '../src/gazette/provenance/proof.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { type TestApi, startApi } from './_api.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { MONDAY, file, manyArticles, writeZip } from './_editions.ts'

const script = join(import.meta.dirname, '../../clients/prova/provar.py')
const EDITION = `${MONDAY}-DO1.zip`
const folder = mkdtempSync(join(tmpdir(), 'arauto-proof-'))
const articles = manyArticles(21)

let api: TestApi
let id: string
let edition: string
beforeAll(async () => {
  api = await startApi()
  edition = writeZip(folder, EDITION, articles)
  using archive = openArchive(api.dataDir)
  const config = readConfig({ ARAUTO_DATA_DIR: api.dataDir, ARAUTO_IMPORT_THREADS: '1' })
  const signal = new AbortController().signal
  await importFiles(archive, config, { paths: [edition], notify: false, signal, onProgress() {} })
  id = (await api.get('/buscar?termo=*&limite=1')).json.dados.resultados[0].id
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const proofOf = async () => (await api.get(`/publicacao/${id}/prova`)).json.dados

/** What the script says of a proof, and of a zip if one is given. */
function checkedInPython(proof: unknown, ...zip: string[]) {
  const path = join(folder, 'prova.json')
  writeFileSync(path, JSON.stringify(proof))
  const env = { ...process.env, PYTHONUTF8: '1' }
  const { status, stdout, stderr } = spawnSync('python3', [script, path, ...zip], {
    encoding: 'utf8',
    env,
  })
  expect(stderr).toBe('')
  return { status, broken: stdout.split('\n').filter((line) => line.includes('NÃO CONFERE')) }
}

test('the proof of an act holds, here and without Arauto, against the zip itself', async () => {
  const proof = await proofOf()
  expect(checkProof(proof)).toEqual({ xml: true, zip: true, declaracao: true, assinatura: true })
  expect(checkedInPython(proof, edition)).toEqual({ status: 0, broken: [] })
})

test('another zip, and another text, do not hold', async () => {
  const proof = await proofOf()
  const other = writeZip(temporaryFolder(), EDITION, articles.slice(1))
  expect(checkedInPython(proof, other)).toMatchObject({ status: 1 })
  proof.xml[0].sha256 = '0'.repeat(64)
  expect(checkedInPython(proof).broken).toEqual(['XML até a raiz do zip: NÃO CONFERE'])
})

test('the command checks a saved proof and the files, and a proof of its own archive', async () => {
  const saved = join(folder, 'salva.json')
  writeFileSync(saved, (await api.get(`/publicacao/${id}/prova`)).text)
  const [name, content] = file(articles[0]!)
  writeFileSync(join(folder, name), `${String(content)} `)
  const good = await cli(folder, 'provar', saved, edition)
  expect(good).toMatchObject({ code: 0, stderr: '' })
  expect(good.stdout).toContain(`${EDITION}, a raiz sobre 21 XML: confere`)
  const bad = await cli(folder, 'provar', saved, join(folder, name))
  expect(bad).toMatchObject({ code: 2 })
  expect(bad.stdout).toContain(`${name}, os bytes do XML: NÃO CONFERE`)
  expect(await cli(api.dataDir, 'provar', id, edition)).toMatchObject({ code: 0 })
  const missing = join(folder, 'nenhuma.json')
  expect((await cli(folder, 'provar', missing)).stderr).toContain(`Não há o arquivo ${missing}.`)
})

test('the ledger and the list of statements have the same root', async () => {
  const proof = await proofOf()
  const period = `desde=${MONDAY}&ate=${MONDAY}`
  const { dados } = (await api.get(`/fontes?${period}`)).json
  const row = dados.find(({ secao }: { secao: string }) => secao === '1')
  expect(row).toMatchObject({
    raiz: proof.zip.raiz,
    declaracao: { raiz: proof.raiz, assinatura: proof.declaracao.assinatura },
  })
  const made = (await api.get(`/fontes/declaracoes?${period}`)).json.dados
  expect(made).toMatchObject([{ ...proof.declaracao, raiz: proof.raiz, data: MONDAY }])
})

test('an act without a proof says why', async () => {
  await using other = await startApi()
  using archive = openArchive(other.dataDir)
  const config = readConfig({ ARAUTO_DATA_DIR: other.dataDir, ARAUTO_IMPORT_THREADS: '1' })
  const loose = join(folder, '515_20240318_7.xml')
  writeFileSync(loose, String(file({ idMateria: '7' })[1]))
  const signal = new AbortController().signal
  await importFiles(archive, config, { paths: [loose], notify: false, signal, onProgress() {} })
  const [{ id: unproven }] = (await other.get('/buscar?termo=*')).json.dados.resultados
  const { status, json } = await other.get(`/publicacao/${unproven}/prova`)
  expect(status).toBe(404)
  expect(json.erro.detalhes[0]!.sugestao).toContain('XML soltos')
})

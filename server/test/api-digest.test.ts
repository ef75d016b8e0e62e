import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACT_FIELDS } from '../src/gazette/publication-detail.ts'
import { readConfig } from '../src/config.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

/*
 * What docs/prova.md says of an act's digest: it can be computed from the answers of the API alone. The
 * reference is written here again, on purpose.
 */
const repository = join(import.meta.dirname, '../..')
const edition = resolve(
  repository,
  process.env.REAL_EDITIONS ?? '../shared/dou',
  '2023-03-28-DO2.zip',
)
const script = join(repository, 'clients/prova/resumo.py')

type Act = Record<string, unknown> & {
  sha256: string
  fonte: { pub_name: string; id_materia: string; numeros: number[] }
}

function digestOf(act: Act): string {
  const { fonte } = act
  const [id, ...others] = [
    'id',
    'data_publicacao',
    'secao',
    'secao_base',
    'edicao',
    'pagina',
    'orgao',
    'tipo_ato',
    'titulo',
    'ementa',
    'resumo',
    'conteudo_completo',
    'assinatura',
  ].map((name) => [name, act[name]])
  const canonical = Object.fromEntries([
    id!,
    ['pubName', fonte.pub_name],
    ['idMateria', fonte.id_materia],
    ['parts', fonte.numeros],
    ...others,
    ['url_original', act['url_pdf']],
    ['url_pdf', act['url_pdf']],
  ])
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

const expectDigests = (all: Act[]) =>
  expect(all.filter((act) => digestOf(act) !== act.sha256).map(({ id }) => id)).toEqual([])

/** Every act, as the export gives it. */
async function exported(api: TestApi): Promise<{ lines: string; all: Act[] }> {
  const { text } = await api.get(`/exportar?termo=*&formato=jsonl&campos=${ACT_FIELDS.join()}`)
  const lines = text.trim().split('\n')
  return { lines: text, all: lines.map((line): Act => JSON.parse(line)) }
}

describe('the digest of an act', () => {
  let api: TestApi
  beforeAll(async () => void (api = await startApi(acts)))
  afterAll(() => api[Symbol.asyncDispose]())

  test('is that of the canonical form of its fields, wherever they are asked for', async () => {
    const { all } = await exported(api)
    expect(all.length).toBe(acts.length)
    expectDigests(all)
    for (const { id, fonte } of all.slice(0, 5)) {
      const { dados } = (await api.get(`/publicacao/${String(id)}`)).json
      expectDigests([dados])
      expect(dados.fonte).toEqual(fonte)
    }
  })

  test('the script finds a change of any field', async () => {
    const { lines, all } = await exported(api)
    expect(recomputed(lines)).toEqual({ status: 0, last: `${acts.length} atos, 0 não conferem` })
    const [act] = all
    const fields = Object.keys(act!).filter((name) => typeof act![name] === 'string')
    // What is told of the others, or of where the act is, has no part in it.
    const told = ['sha256', 'situacao', 'url_original', 'recebida_em', 'citacao']
    const inDigest = fields.filter((name) => !told.includes(name))
    const changed = inDigest.map((name) => JSON.stringify({ ...act, [name]: 'outro' }))
    expect(recomputed(changed.join('\n'))).toEqual({
      status: 1,
      last: `${changed.length} atos, ${changed.length} não conferem`,
    })
  })
})

describe.skipIf(!existsSync(edition))('a real edition', () => {
  test('has no act whose digest differs, in TypeScript and in Python', async () => {
    await using api = await startApi()
    await importEdition(api.dataDir)
    const { lines, all } = await exported(api)
    expect(all.length).toBeGreaterThan(500)
    expectDigests(all)
    expect(recomputed(lines)).toEqual({ status: 0, last: `${all.length} atos, 0 não conferem` })
  })
})

async function importEdition(dataDir: string): Promise<void> {
  using archive = openArchive(dataDir)
  const { refused, rejected } = await importFiles(
    archive,
    readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_THREADS: '1' }),
    { paths: [edition], notify: false, signal: new AbortController().signal, onProgress() {} },
  )
  expect({ refused, rejected }).toEqual({ refused: [], rejected: [] })
}

/** What the script of docs/prova.md says of these lines. */
function recomputed(lines: string) {
  const { status, stdout, stderr } = spawnSync('python3', [script], {
    input: lines,
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1' },
  })
  expect(stderr).toBe('')
  return { status, last: stdout.trim().split('\n').at(-1) }
}

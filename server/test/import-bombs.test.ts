import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { readImportReport } from '../src/store/archive/imported-files.ts'
import { collectEditions } from './_collect-here.ts'
import { startApi } from './_api.ts'
import { found } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { collectorConfig, simulatedTime } from './_collector.ts'
import {
  MONDAY,
  type TestArticle,
  type TestFile,
  articleXml,
  file,
  seededRandom,
  zip,
} from './_editions.ts'
import { startInlabs } from './_inlabs.ts'
import { firstPerson } from './_people.ts'

const LIMITS = { ARAUTO_IMPORT_MAX_ENTRY_MB: '2', ARAUTO_IMPORT_MAX_ACT_MB: '1' }
const SOUND: TestArticle = { idMateria: '1', titulo: 'PORTARIA SADIA' }

/** Text of this many bytes that hardly compresses. */
function text(bytes: number): string {
  const random = seededRandom(bytes)
  const letters = Uint8Array.from({ length: bytes }, () => 97 + Math.floor(random() * 26))
  return `<p>${Buffer.from(letters).toString('latin1').replaceAll('q', ' ')}</p>`
}

/** Inputs over a limit, each in its own way, with the reason given. */
const BOMBS: [reason: RegExp, ...files: TestFile[]][] = [
  [/^3\d{6} bytes, o limite é 2097152$/, file({ idMateria: '2', texto: text(3e6) })],
  [
    /^\d{4} bytes que, descompactados, seriam 15\d{5}: mais que 100 vezes tanto$/,
    file({ idMateria: '3', texto: 'a'.repeat(1.5e6) }),
  ],
  [
    /^2 partes de um ato com 22\d{5} bytes juntas, o limite é 2097152$/,
    ...[1, 2].map((part) => file({ idMateria: '4', part, texto: text(1.1e6 + part) })),
  ],
  [
    /^1[45]\d{5} bytes de texto num ato, o limite é 1048576$/,
    file({ idMateria: '5', texto: text(1.5e6) }),
  ],
  [
    /^1[56]\d{5} bytes de texto num ato, o limite é 1048576$/,
    ...[1, 2].map((part) => file({ idMateria: '6', part, texto: text(8e5 + part) })),
  ],
  [
    /^mais de 50 elementos, um no outro$/,
    ['515_20240318_7.xml', articleXml({ idMateria: '7' }).replace('<body>', '<a>'.repeat(9e4))],
  ],
  [
    /^um elemento com mais de 500 atributos$/,
    [
      '515_20240318_8.xml',
      articleXml({
        idMateria: '8',
        attributes: Object.fromEntries(Array.from({ length: 9e4 }, (_, i) => [`a${i}`, ''])),
      }),
    ],
  ],
  [
    /^XML malformado: há uma entidade desconhecida/,
    [
      '515_20240318_9.xml',
      articleXml({ idMateria: '9' })
        .replace('<xml>', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xml>')
        .replace('<Data>', '<Data>&b;'),
    ],
  ],
]
const REASONS = BOMBS.flatMap(([reason, ...files]) => files.map(([name]) => ({ name, reason })))
const ZIP = zip([file(SOUND), ...BOMBS.flatMap(([, ...files]) => files)])

/** Checks that only the sound act was imported, and that each bomb has its reason. */
function expectAside(told: { artigo: string; motivo: string }[]): void {
  expect(told).toHaveLength(REASONS.length)
  for (const { name, reason } of REASONS)
    expect(told.find(({ artigo }) => artigo === name)?.motivo).toMatch(reason)
}

test('what exceeds a limit is set aside with its reason, and the rest of the edition is imported', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const path = join(folder, `${MONDAY}-DO1.zip`)
  writeFileSync(path, ZIP)
  const { code, stdout } = await startCli(dataDir, ['importar', '--json', path], LIMITS).ended
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ publicacoes: 1, rejeitados: REASONS.length })
  expect(found(dataDir, '*')).toEqual(['PORTARIA SADIA'])
  const situacao = JSON.parse((await cli(dataDir, 'situacao', '--json')).stdout)
  expectAside(situacao.rejeicoes)
  expect(situacao.fontes).toMatchObject([
    { data: MONDAY, pub_name: 'DO1', estado: 'parcial', rejeitados: REASONS.length },
  ])
})

test('also when the zip is uploaded', async () => {
  await using api = await startApi([], {}, { ...LIMITS, ARAUTO_IMPORT_THREADS: '1' })
  const { headers } = await firstPerson(api)
  const sent = await api.app.inject({
    method: 'POST',
    url: `/api/v1/operacao/envios?nome=${MONDAY}-DO1.zip`,
    headers: { ...headers, 'content-type': 'application/zip' },
    payload: ZIP,
  })
  const { id } = sent.json().dados
  let upload = sent.json().dados
  while (upload.estado === 'recebido') {
    api.time.now += 1_000 // no rate limit
    await new Promise((resolve) => setImmediate(resolve))
    upload = (await api.get(`/operacao/envios/${id}`, headers)).json.dados
  }
  expect(upload).toMatchObject({ estado: 'importado', novas: 1, rejeitados: REASONS.length })
  const { json } = await api.get('/operacao', headers)
  expectAside(json.dados.importacoes.rejeicoes)
})

test('also when the collector fetches it', async () => {
  const friday = '2026-03-20'
  const inlabs = await startInlabs()
  inlabs.publish(`${friday}-DO1.zip`, [{ ...SOUND, data: friday }])
  const large: TestArticle = { idMateria: '2', data: friday, texto: text(3e6) }
  inlabs.publish(`${friday}-DO2.zip`, [
    { ...SOUND, data: friday, pubName: 'DO2' },
    { ...large, pubName: 'DO2' },
  ])
  const time = simulatedTime(`${friday} 01:30`)
  const stop = new AbortController()
  time.at(`${friday} 03:00`, () => stop.abort())
  const dataDir = join(temporaryFolder(), 'data')
  using archive = openArchive(dataDir)
  const config = collectorConfig(dataDir, inlabs, LIMITS)
  await collectEditions(archive, config, config.collector, {
    ...time,
    signal: stop.signal,
    onEvent: () => {},
  })
  const { rejeicoes } = await readImportReport(archive.sql, 20)
  expect(rejeicoes).toEqual([
    expect.objectContaining({
      arquivo: `${friday}-DO2.zip`,
      motivo: expect.stringMatching(/^3\d{6} bytes, o limite é 2097152$/),
    }),
  ])
  expect(found(dataDir, '*')).toEqual(['PORTARIA SADIA', 'PORTARIA SADIA'])
})

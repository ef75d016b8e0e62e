import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { type TestArticle, writeZip } from './_editions.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-relation-order-'))
  folders.push(folder)
  return folder
}

/** The links and states of an archive that imported these files one after the other. */
async function linksOf(paths: string[]): Promise<string[]> {
  const dataDir = join(createFolder(), 'data')
  const config = readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_THREADS: '1' })
  using archive = openArchive(dataDir)
  const { db } = archive
  const signal = new AbortController().signal
  for (const path of paths)
    await importFiles(archive, config, { paths: [path], notify: false, signal, onProgress() {} })
  const links = db
    .prepare(
      `SELECT p.id_materia AS act, c.tipo, o.id_materia AS original, c.confianca
       FROM corrections c JOIN publications p ON p.key = c.key
       LEFT JOIN publications o ON o.key = c.original ORDER BY p.id, c.seq`,
    )
    .all()
    .map(({ act, tipo, original, confianca }) =>
      [act, tipo, original ?? 'ninguém', confianca ?? '-'].join(' '),
    )
  const states = db
    .prepare(
      'SELECT id_materia, situacao FROM publications WHERE situacao IS NOT NULL ORDER BY key',
    )
    .all()
  return [
    ...links,
    ...states.map(({ id_materia, situacao }) => [id_materia, situacao].join(' é ')).sort(),
  ]
}

const act = (
  idMateria: string,
  data: string,
  editionNumber: string,
  titulo: string,
  texto: string,
  artCategory = 'Ministério da Educação/Universidade de Teste/Reitoria',
): TestArticle => ({
  idMateria,
  data,
  titulo,
  texto: `<p>O REITOR resolve: ${texto}</p>`,
  attributes: { editionNumber, artCategory, numberPage: `${Number(idMateria) % 10}` },
})

/**
 * Corrections that say as little of their originals as real texts do, and acts that may be mistaken for
 * them.
 */
const DAYS: TestArticle[][] = [
  [
    act(
      '11',
      '2024-03-18',
      '54',
      'PORTARIA Nº 1, DE 15 DE MARÇO DE 2024',
      'Nomear ANA DA SILVA REIS.',
    ),
    act(
      '12',
      '2024-03-18',
      '54',
      'PORTARIA Nº 2, DE 15 DE MARÇO DE 2024',
      'Nomear RUI DE SOUZA PAZ.',
    ),
    act('13', '2024-03-18', '54', 'DESPACHO', 'Autorizar o afastamento de EVA DO CARMO LUZ.'),
    act(
      '14',
      '2024-03-18',
      '54',
      'PORTARIAS DE 15 DE MARÇO DE 2024',
      '</p><p>Nº 4 - Nomear IVO DIAS SÁ.</p><p>Nº 5 - Nomear.',
    ),
  ],
  [
    act(
      '21',
      '2024-03-19',
      '55',
      'RETIFICAÇÃO',
      'Na Portaria nº 1, publicada no DOU nº 54, onde se lê: "ANA DA SILVA REIS", leia-se: "ANA DA SILVA".',
    ),
    act(
      '22',
      '2024-03-19',
      '55',
      'PORTARIA Nº 1, DE 15 DE MARÇO DE 2024',
      'Outra coisa.',
      'Ministério da Saúde/Gabinete',
    ),
    act(
      '23',
      '2024-03-19',
      '55',
      'PORTARIA Nº 7, DE 18 DE MARÇO DE 2024',
      'Tornar sem efeito a autorização de EVA DO CARMO LUZ publicada no DOU de 18/03/2024, seção 2, página 3.',
    ),
  ],
  [
    act(
      '31',
      '2024-03-20',
      '56',
      'PORTARIA Nº 8, DE 19 DE MARÇO DE 2024',
      'Tornar sem efeito a Portaria nº 2/2024, que nomeou RUI DE SOUZA PAZ.',
    ),
    act(
      '32',
      '2024-03-20',
      '56',
      'PORTARIA Nº 9, DE 19 DE MARÇO DE 2024',
      'Ficam revogadas as Portarias nº 4 e 5, de 15 de março de 2024.',
    ),
    act(
      '33',
      '2024-03-20',
      '56',
      'PORTARIA Nº 1, DE 15 DE MARÇO DE 2024',
      'Nomear ANA DA SILVA REIS.',
    ),
  ],
  [
    act(
      '41',
      '2024-03-21',
      '57',
      'PORTARIA Nº 10, DE 20 DE MARÇO DE 2024',
      'Anular a Portaria nº 8, publicada na edição nº 56, página 1.',
    ),
    act(
      '42',
      '2024-03-21',
      '57',
      'PORTARIA Nº 2, DE 20 DE MARÇO DE 2023',
      'Exonerar RUI DE SOUZA PAZ.',
    ),
    act(
      '43',
      '2024-03-21',
      '57',
      'PORTARIA Nº 11, DE 20 DE MARÇO DE 2024',
      'Revogar a Portaria nº 9, publicada no DOU nº 56 de 20/03, página 2.',
    ),
    act(
      '44',
      '2024-03-21',
      '57',
      'PORTARIA Nº 12, DE 20 DE MARÇO DE 2024',
      'Tornar sem efeito a nomeação de ANA DA SILVA REIS, publicada no DOU de 20/03/2024.',
    ),
  ],
]

describe('links and states are the same in whatever order days come', () => {
  test('of invented acts', async () => {
    const folder = createFolder()
    const paths = DAYS.map((articles, i) => writeZip(folder, `${i}.zip`, articles))
    const expected = await linksOf(paths)
    expect(expected).toMatchInlineSnapshot(`
      [
        "23 torna_sem_efeito 13 1",
        "41 anula 31 1",
        "31 torna_sem_efeito 12 1",
        "43 revoga 32 1",
        "21 retifica 11 1",
        "44 torna_sem_efeito 33 1",
        "32 revoga 14 1",
        "32 revoga 14 1",
        "11 é retificada",
        "12 é sem_efeito",
        "13 é sem_efeito",
        "14 é revogada",
        "31 é sem_efeito",
        "32 é revogada",
        "33 é sem_efeito",
      ]
    `)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(paths, { minLength: paths.length }), async (order) => {
        expect(await linksOf(order)).toEqual(expected)
      }),
      { numRuns: 4, examples: [[paths.toReversed()]] },
    )
  }, 60_000)

  const real = resolve(
    join(import.meta.dirname, '../..'),
    process.env.REAL_EDITIONS ?? '../shared/dou',
  )
  // Two days; the later one corrects the earlier one in a dozen ways.
  const files = ['2023-03-20', '2023-04-12'].map((day) => join(real, `${day}-DO2.zip`))
  const present = files.every((file) => existsSync(file))
  if (!present) process.stdout.write(`NOT TESTED: links in several orders, ${real} lacks days\n`)

  test.runIf(present)(
    'of real editions',
    async () => {
      const expected = await linksOf(files)
      expect(expected.some((link) => /^20504566 torna_sem_efeito \d+ /.test(link))).toBe(true)
      expect(await linksOf(files.toReversed())).toEqual(expected)
    },
    120_000,
  )
})

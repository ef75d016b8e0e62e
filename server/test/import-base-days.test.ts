import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import { realSurroundings } from '../src/assembly/surroundings.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { storedRows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'
import { oldArticle } from './_monthly-base.ts'

const clock = () => new Date('2026-11-20T12:00:00Z')

function createInstallation() {
  const dataDir = join(temporaryFolder(), 'data')
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const settings = { dataDir, secretKey: null }
  const { archive: queries } = createQueries(archive, settings, { ...realSurroundings, clock })
  return {
    async import(...zips: [name: string, articles: TestArticle[]][]) {
      const folder = temporaryFolder()
      for (const [name, articles] of zips) writeZip(folder, name, articles)
      return await importHere(archive, [folder], { notify: false, clock })
    },
    marks: () =>
      storedRows(
        dataDir,
        `SELECT data, pub_name, estado, motivo, tentativas FROM ledger
         WHERE estado IN ('falha', 'sem_edicao') ORDER BY data, pub_name`,
      ),
    async gaps(desde: string, ate: string) {
      const answer = await queries.search({
        termo: 'portaria',
        leitura: READING_VERSION,
        filters: { data_inicio: desde, data_fim: ate },
        order: 'recentes',
        pagina: 1,
        limite: 1,
        trechos: false,
        facetas: null,
        histograma: null,
      })
      return answer.avisos.flatMap(({ codigo, dados }) =>
        dados.periodos.map(({ inicio, fim, secao }) => `${codigo} ${secao} ${inicio} ${fim}`),
      )
    },
  }
}

/** One act on each day of a month, numbered from `number` on. */
function month(pubName: string, days: string[], number: number): [string, TestArticle[]] {
  const [year, mes] = days[0]!.split('-')
  const name = `S0${pubName.at(-1)}${mes}${year}.zip`
  return [
    name,
    days.map((data, at) =>
      oldArticle({
        idMateria: `${pubName.at(-1)}${data.replaceAll('-', '')}`,
        data,
        pubName,
        attributes: { editionNumber: String(number + at) },
      }),
    ),
  ]
}

/** The working days of February 2013, which had Carnival on the 11th and the 12th. */
const FEBRUARY = [1, 4, 5, 6, 7, 8, 13, 14, 15, 18, 19, 20, 21, 22, 25, 26, 27, 28].map(
  (day) => `2013-02-${String(day).padStart(2, '0')}`,
)
const without = (...days: string[]) => FEBRUARY.filter((day) => !days.includes(day))

test('a day that the base lacks was none if the numbers go on, else it is missing', async () => {
  const { marks, import: bring } = createInstallation()
  await bring(month('DO1', without('2013-02-14'), 30))
  const absent = { data: '2013-02-14', pub_name: 'DO1', motivo: 'data_ausente', tentativas: 0 }
  expect(await marks()).toEqual([{ ...absent, estado: 'sem_edicao' }])

  const other = createInstallation()
  const [name, articles] = month('DO1', without('2013-02-14'), 30)
  const jumped = articles.map((article) => ({
    ...article,
    attributes: {
      ...article.attributes,
      editionNumber: String(
        Number(article.attributes!.editionNumber) + (article.data! > '2013-02-14' ? 1 : 0),
      ),
    },
  }))
  await other.import([name, jumped])
  expect(await other.marks()).toEqual([{ ...absent, estado: 'falha' }])
})

test('a section that a day lacks, which has others, is missing', async () => {
  const { marks, import: bring } = createInstallation()
  await bring(month('DO1', FEBRUARY, 30), month('DO2', without('2013-02-20'), 30))
  expect(await marks()).toEqual([
    {
      data: '2013-02-20',
      pub_name: 'DO2',
      estado: 'falha',
      motivo: 'secao_ausente',
      tentativas: 0,
    },
  ])
})

test('what a month alone cannot prove is settled by the month before it', async () => {
  const { marks, import: bring } = createInstallation()
  await bring(month('DO1', without('2013-02-01'), 24))
  expect(await marks()).toMatchObject([{ data: '2013-02-01', estado: 'falha' }])
  await bring(month('DO1', ['2013-01-31'], 23))
  const january = (await marks()).filter(({ data }) => String(data) < '2013-02')
  expect(january).toHaveLength(21)
  expect(january.every(({ estado }) => estado === 'falha')).toBe(true)
  expect((await marks()).at(-1)).toMatchObject({ data: '2013-02-01', estado: 'sem_edicao' })
})

test('a part of a month, or one with unreadable articles, proves nothing', async () => {
  const { marks, import: bring } = createInstallation()
  const [, articles] = month('DO1', without('2013-02-14'), 30)
  await bring(['S01022013_Parte2.zip', articles])
  expect(await marks()).toEqual([])
})

test('years that were never asked for are absent, those that were are not', async () => {
  const { gaps, import: bring } = createInstallation()
  await bring(month('DO1', FEBRUARY, 30), month('DO2', FEBRUARY, 30), month('DO3', FEBRUARY, 30))
  expect(await gaps('2013-02-01', '2013-02-28')).toEqual([])
  expect(await gaps('2013-02-01', '2013-03-15')).toEqual([
    'edicoes_ausentes 1 2013-03-01 2013-03-15',
    'edicoes_ausentes 2 2013-03-01 2013-03-15',
    'edicoes_ausentes 3 2013-03-01 2013-03-15',
  ])
})

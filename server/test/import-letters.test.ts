import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import { realSurroundings } from '../src/assembly/surroundings.ts'
import { storedRows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const clock = () => new Date(`${MONDAY}T23:00:00Z`)

function createInstallation() {
  const dataDir = join(temporaryFolder(), 'data')
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const settings = { dataDir, secretKey: null }
  const { archive: queries } = createQueries(archive, settings, { ...realSurroundings, clock })
  return {
    async import(...zips: [pubName: string, articles: TestArticle[]][]) {
      const folder = temporaryFolder()
      for (const [pubName, articles] of zips) writeZip(folder, `${MONDAY}-${pubName}.zip`, articles)
      await importHere(archive, [folder], { notify: true, clock })
    },
    ledger: () =>
      storedRows(
        dataDir,
        `SELECT pub_name, estado, motivo, ultimo_erro, tentativas, ultima_em FROM ledger
         WHERE pub_name LIKE '%E' ORDER BY pub_name`,
      ),
    async notices() {
      const { avisos } = await queries.editions({ data: MONDAY })
      const ofExtras = avisos.flatMap(({ codigo, dados }) =>
        dados.periodos.map(({ secao, secao_base }) => `${codigo} ${secao} ${secao_base}`),
      )
      return ofExtras.filter((notice) => notice.includes('extra'))
    },
    async told() {
      const { fontes } = await queries.sources({ desde: MONDAY, ate: MONDAY })
      return fontes.flatMap(({ secao, mensagem }) => (secao === 'extra' ? [mensagem] : []))
    },
  }
}

function articles(pubName: string, ...numbers: string[]): [string, TestArticle[]] {
  return [
    pubName,
    numbers.map((editionNumber) => ({
      idMateria: `${pubName.charCodeAt(2)}${editionNumber.charCodeAt(3) || 0}`,
      pubName,
      attributes: { editionNumber },
    })),
  ]
}

const REGULAR = articles('DO1', '54')
const B = articles('DO1E', '54-B')
const A = articles('DO2E', '54-A')

test('an extra edition that a later letter proves is told by the ledger and by notices', async () => {
  const installation = createInstallation()
  await installation.import(REGULAR, B)
  expect(await installation.ledger()).toMatchObject([
    { pub_name: 'DO1E', estado: 'completa', motivo: null },
    { pub_name: 'DO2E', estado: 'falha', motivo: 'secao_ausente', tentativas: 0 },
  ])
  expect(await installation.told()).toEqual([null, expect.stringContaining('54-A')])
  expect(await installation.notices()).toEqual(['edicoes_ausentes extra 2'])
})

test('importing again changes nothing; when the letter arrives, nothing is missing', async () => {
  const installation = createInstallation()
  await installation.import(REGULAR, B)
  const before = await installation.ledger()
  await installation.import(REGULAR, B)
  expect(await installation.ledger()).toEqual(before)
  await installation.import(A)
  expect(await installation.told()).toEqual([null, null])
  expect(await installation.notices()).toEqual([])
})

test('an arrival in another section takes the mark back', async () => {
  const installation = createInstallation()
  await installation.import(REGULAR, B)
  await installation.import(articles('DO3E', '54-A'))
  expect(await installation.ledger()).toMatchObject([
    { pub_name: 'DO1E', estado: 'completa' },
    { pub_name: 'DO2E', estado: 'sem_edicao', motivo: null },
    { pub_name: 'DO3E', estado: 'completa' },
  ])
  expect(await installation.notices()).toEqual([])
})

test('files that come in any order say the same', async () => {
  const installation = createInstallation()
  await installation.import(B)
  expect(await installation.notices()).toEqual([])
  await installation.import(REGULAR)
  expect(await installation.notices()).toEqual(['edicoes_ausentes extra 2'])
})

import { expect, test } from 'vitest'
import { found, rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { articleXml, file, type TestArticle, type TestFile, writeZip } from './_editions.ts'
import { image, oldArticle, pageFragment } from './_monthly-base.ts'

/*
 * Every form of the monthly base that reports of it know, invented: none of its zips was to be had.
 */

const DAY = '2009-06-15'
const old = (article: TestArticle) => oldArticle({ data: DAY, ...article })
const withAttributes = (idMateria: string, attributes: Record<string, string | undefined>) =>
  old({ idMateria, attributes })

/** Imports one month, and returns its line and what went to standard error. */
async function bring(name: string, content: (TestArticle | TestFile)[]) {
  const [dataDir, folder] = [temporaryFolder(), temporaryFolder()]
  writeZip(folder, name, content)
  const { code, stdout, stderr } = await cli(dataDir, 'historico', folder)
  const line = stdout.split('\n').find((text) => /^\d{4}-\d{2} {2}/.test(text))
  return { dataDir, code, line, stderr }
}

test('what old acts lack is counted and said, and the acts are there', async () => {
  const { dataDir, code, line } = await bring('S01062009.zip', [
    old({ idMateria: '1' }),
    withAttributes('2', { artCategory: undefined }),
    withAttributes('3', { artType: undefined }),
    withAttributes('4', { numberPage: undefined }),
    withAttributes('5', { editionNumber: undefined }),
    old({ idMateria: '6', titulo: '' }),
    old({ idMateria: '7', texto: `<p>Oministrodeestadodasaúdenousodesuasatribuições resolve</p>` }),
    file(withAttributes('8', { idMateria: undefined, id: undefined })),
  ])
  expect(code).toBe(0)
  expect(line).toBe(
    '2009-06  8 atos novos; 1 sem órgão; 1 sem tipo de ato; 1 sem título; 1 sem página; 1 sem número de edição; 1 com palavras coladas',
  )
  expect(rows(dataDir, 'SELECT count(*) AS n FROM publications')).toEqual([{ n: 8 }])
})

test('pieces of pages are left out and counted', async () => {
  const types = ['AV', 'VO', '(*', '(*)', 'SUMÁRIO', 'Índice', 'indice']
  const { dataDir, line } = await bring('S03062009.zip', [
    old({ idMateria: '1', pubName: 'DO3' }),
    ...types.map((type, at) =>
      pageFragment({ idMateria: String(10 + at), data: DAY, pubName: 'DO3' }, type),
    ),
  ])
  expect(line).toBe('2009-06  1 ato novo; 7 fragmentos de página fora')
  expect(found(dataDir, 'continuação')).toEqual([])
  expect(rows(dataDir, "SELECT estado FROM ledger WHERE estado = 'completa'")).toHaveLength(1)
})

test('all names of sections that the portal has are read', async () => {
  const regular = ['DO1', 'DO1A', 'DO1_SUP', 'ANVISA', 'ORCAMENTO', 'do1']
  const extra = ['DO1E', 'DO1ESP', 'DO1_EXTRA_A', 'DO1_EXTRA_D']
  const names = [...regular, ...extra]
  const { dataDir, code, line } = await bring(
    'S01062009.zip',
    names.map((pubName, at) => old({ idMateria: String(100 + at), pubName })),
  )
  expect([code, line]).toEqual([0, '2009-06  10 atos novos'])
  expect(
    rows(
      dataDir,
      `SELECT pub_name, publicacoes FROM ledger WHERE estado = 'completa' ORDER BY pub_name`,
    ),
  ).toEqual([
    { pub_name: 'DO1', publicacoes: 6 },
    { pub_name: 'DO1E', publicacoes: 4 },
  ])
})

test('a section that nobody knows is said, and its day stays incomplete', async () => {
  const { dataDir, code, line, stderr } = await bring('S01062009.zip', [
    old({ idMateria: '1' }),
    old({ idMateria: '2', pubName: 'DO9' }),
  ])
  expect([code, line]).toEqual([0, '2009-06  1 ato novo; 1 artigo separado com erro'])
  expect(stderr).toContain('pubName desconhecido: "DO9"')
  expect(rows(dataDir, `SELECT estado FROM ledger WHERE data = '${DAY}'`)).toEqual([
    { estado: 'parcial' },
  ])
})

test('encodings, capital endings, folders and pictures within a zip', async () => {
  const latin = articleXml(old({ idMateria: '2', titulo: 'PORTARIA DA SAÚDE PÚBLICA' }))
  const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>\n${latin.slice(1)}`
  const { dataDir, code, line } = await bring('s01_062009.ZIP', [
    ['S01062009/515_20090615_1.XML', articleXml(old({ idMateria: '1' }))],
    ['S01062009/515_20090615_2.xml', Buffer.from(declared, 'latin1')],
    image('S01062009/1_MTESTE_18_001.jpg'),
  ])
  expect([code, line]).toEqual([0, '2009-06  2 atos novos'])
  expect(found(dataDir, '"saúde pública"')).toHaveLength(1)
})

test.each([
  ['S03012017_Parte1.zip', 'S03012017_Parte2.zip'],
  ['S03012017 Parte1.zip', 'S03012017 Parte2.zip'],
  ['S03012017-PARTE 01.zip', 'S03012017-PARTE 02.zip'],
])('a month in parts: %s, %s', async (...names) => {
  const [dataDir, folder] = [temporaryFolder(), temporaryFolder()]
  for (const [at, name] of names.entries())
    writeZip(folder, name, [
      oldArticle({ idMateria: String(at + 1), pubName: 'DO3', data: '2017-01-09' }),
    ])
  const { code, stdout } = await cli(dataDir, 'historico', folder)
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^2017-01 {2}2 atos novos$/m)])
  expect(rows(dataDir, "SELECT publicacoes FROM ledger WHERE estado = 'completa'")).toEqual([
    { publicacoes: 2 },
  ])
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseQuery } from '../engine/query.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { unpackStructure } from '../src/gazette/pack-structure.ts'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { storedRows } from './_archive.ts'
import { makeArchive } from './_make-archive.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

const EDITION = `${MONDAY}-DO1.zip`
const IMAGE = '[imagem: mapa, só na versão certificada]'

function createArchive() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  makeArchive(dataDir)
  return {
    dataDir,
    async importZip(article: Partial<TestArticle>, { reread = false } = {}) {
      const path = writeZip(folder, EDITION, [{ idMateria: '1', titulo: 'ATO 1', ...article }])
      using archive = openArchive(dataDir)
      const clock = () => new Date('2024-03-18T12:00:00Z')
      const { summary } = await importHere(archive, [path], { notify: true, clock, reread })
      return summary
    },
    /** As an older program left it. */
    async forgetStructures() {
      using archive = openArchive(dataDir)
      await archive.sql.run('UPDATE publications SET estrutura = NULL')
    },
    async act() {
      const [act] = await storedRows(dataDir, 'SELECT * FROM publications')
      return {
        text: decompressText(act!.conteudo_completo as Uint8Array),
        structure: act!.estrutura && unpackStructure(decompressText(act!.estrutura as Uint8Array)),
        versao: Number(act!.versao),
      }
    },
    /** Beside those about new acts and editions. */
    updates: () =>
      storedRows(dataDir, "SELECT tipo FROM events WHERE tipo = 'publicacao.atualizada'"),
    async countFound(termo: string) {
      using archive = openArchive(dataDir)
      const sought = { query: parseQuery(termo), filters: {}, order: 'antigas' as const }
      return archive.index.search({ ...sought, offset: 0, limit: 10 }).total
    },
  }
}

test('an act is stored with the structure of its text', async () => {
  const { act, importZip } = createArchive()
  await importZip({ texto: '<p>10<sup>6</sup> L</p><table><tr><td>a</td><td>b</td></tr></table>' })
  expect(await act()).toMatchObject({
    text: 'ATO 1\n\n106 L\n\na\tb',
    structure: {
      blocos: [
        { tipo: 'titulo', classe: 'identifica', inicio: 0, fim: 5 },
        { tipo: 'paragrafo', inicio: 7, estilos: [{ tipo: 'sobrescrito', inicio: 9, fim: 10 }] },
        { tipo: 'tabela', inicio: 14, linhas: [[{ coluna: 0 }, { coluna: 1, inicio: 16 }]] },
      ],
    },
  })
})

test('acts of an older program get their structure by --reler, and nothing else changes', async () => {
  const { act, importZip, forgetStructures, updates } = createArchive()
  const texto = { texto: '<p>Um <strong>ato</strong>.</p>' }
  await importZip(texto)
  const before = await act()
  await forgetStructures()
  expect(await importZip(texto)).toMatchObject({ pulados: 1 })
  expect(await act()).toEqual({ ...before, structure: null })
  expect(await importZip(texto, { reread: true })).toMatchObject({ pulados: 0, iguais: 1 })
  expect(await act()).toEqual(before)
  expect(await updates()).toEqual([])
})

test.each([
  ['an image', '<p>a</p><img name="mapa" />', `ATO 1\n\na\n\n${IMAGE}`],
  [
    'a cell of two rows',
    '<p>a</p><table><tr><td rowspan="2">x</td><td>y</td></tr><tr><td>mapa</td></tr></table>',
    'ATO 1\n\na\n\nx\ty\n\tmapa',
  ],
])('%s that an older program did not read is no news', async (_, texto, text) => {
  const { act, importZip, forgetStructures, updates, countFound } = createArchive()
  await importZip({ texto: texto.replace(/<img.*>| rowspan="2"/, '') })
  await forgetStructures()
  const outcome = await importZip({ texto })
  expect(outcome).toMatchObject({ iguais: 1, alteradas: 0 })
  expect(await act()).toMatchObject({ text, versao: 1, structure: expect.anything() })
  expect(await updates()).toEqual([])
  expect(await countFound('mapa')).toBe(1)
})

test('an image that the source adds to another text is news', async () => {
  const { act, importZip, updates } = createArchive()
  await importZip({ texto: '<p>a</p>' })
  const outcome = await importZip({ texto: '<p>b</p><img name="mapa" />' })
  expect(outcome).toMatchObject({ alteradas: 1 })
  expect(await act()).toMatchObject({ text: `ATO 1\n\nb\n\n${IMAGE}`, versao: 2 })
  expect(await updates()).toEqual([{ tipo: 'publicacao.atualizada' }])
})

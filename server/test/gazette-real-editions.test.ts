import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { listZip } from '../src/gazette/source/list-source.ts'
import { planChunks } from '../src/gazette/source/plan-chunks.ts'
import type { NormalizedAct } from '../src/gazette/article/normalize.ts'
import type { ParsedChunk } from '../src/gazette/article/read-chunk.ts'
import type { Publication } from '../src/gazette/publication.ts'
import { readChunk } from '../src/gazette/article/read-chunk.ts'
import { words } from '../src/gazette/words.ts'
import { type GridCell, htmlTables, lettersOf } from './_html-grid.ts'
import { type RoughArticle, roughArticles, roughWords } from './_independent-count.ts'

const repository = resolve(import.meta.dirname, '../..')
const folder = resolve(repository, process.env.REAL_EDITIONS ?? '../shared/dou')
const present = existsSync(folder)
if (!present) process.stdout.write(`NOT TESTED: real editions, ${folder} is absent\n`)

const LIMITS = { maxEntryBytes: 5e7, maxActBytes: 5e7, maxTotalBytes: 2e9, maxEntries: 2e5 }

async function readAll(zip: string, chunkSize: number): Promise<ParsedChunk> {
  const chunks = planChunks(await listZip(join(folder, zip), LIMITS), chunkSize, LIMITS)
  const parsed = chunks.map((chunk) => readChunk(chunk, LIMITS))
  return {
    acts: parsed.flatMap(({ acts }) => acts),
    files: parsed.flatMap(({ files }) => files),
    articles: parsed.reduce((sum, { articles }) => sum + articles, 0),
    rejected: parsed.flatMap(({ rejected }) => rejected),
    fragments: parsed.flatMap(({ fragments }) => fragments),
  }
}

describe.skipIf(!present)('real editions', () => {
  const read = new Map<string, ParsedChunk>()
  const rough = new Map<string, RoughArticle[]>()
  /** Every act with its articles, in order, as counted independently. */
  let acts: (NormalizedAct & { articles: RoughArticle[] })[] = []

  beforeAll(async () => {
    for (const [zip, articles] of roughArticles(folder)) {
      rough.set(zip, articles)
      read.set(zip, await readAll(zip, 250))
    }
    const byAct = Map.groupBy([...rough.values()].flat(), ({ act }) => act)
    acts = [...read.values()]
      .flatMap(({ acts }) => acts)
      .map((act) => {
        const { publication } = act
        const date = publication.data_publicacao.split('-').toReversed().join('/')
        const articles = byAct.get(`${publication.pubName} ${date} ${publication.idMateria}`) ?? []
        return { ...act, articles: articles.toSorted((a, b) => a.part - b.part) }
      })
  })

  test('nothing is rejected, articles and acts are as many as counted independently', () => {
    expect(rough.size).toBeGreaterThan(0)
    for (const [zip, articles] of rough) {
      const found = read.get(zip)
      const counts = [found?.rejected, found?.articles, found?.acts.length]
      const expected = new Set(articles.map(({ act }) => act)).size
      expect([zip, ...counts]).toEqual([zip, [], articles.length, expected])
    }
  })

  test('every act has its own id and all its parts', () => {
    expect(new Set(acts.map(({ publication }) => publication.id)).size).toBe(acts.length)
    for (const { publication, articles } of acts) {
      expect(publication.parts).toEqual(articles.map(({ part }) => part))
    }
  })

  test('the full text has every word, in the order printed', () => {
    for (const { publication, articles } of acts) {
      const printed = articles.flatMap(({ texto }) => roughWords(texto))
      expect(roughWords(publication.conteudo_completo)).toEqual(printed)
    }
  })

  test('every cell of every table has the place and the letters that the source gives it', () => {
    let cells = 0
    for (const { publication, structure, articles } of acts) {
      const cut = cutter(publication)
      const expected = articles.flatMap(({ html }) => htmlTables(html)).filter(hasText)
      const tables = structure.blocos.filter(({ tipo }) => tipo === 'tabela')
      const found = tables.map(({ linhas }) =>
        linhas.flatMap((row, at) =>
          row.map((cell): GridCell => ({
            row: at,
            column: cell.coluna,
            columns: cell.colunas,
            rows: cell.linhas,
            letters: lettersOf(cut(cell)),
          })),
        ),
      )
      expect([publication.id, found]).toEqual([publication.id, expected])
      expect(tables.map((table) => columnsOf(cut(table)))).toEqual(expected.map(columnsOfGrid))
      cells += found.flat().length
    }
    expect(cells).toBeGreaterThan(0)
  })

  test('blocks follow one another, and together are the whole text', () => {
    for (const { publication, structure } of acts) {
      const parts = structure.blocos.map(cutter(publication))
      expect(parts.join('\n\n')).toBe(publication.conteudo_completo)
    }
  })

  test('what the source raises, lowers or makes bold has its style', () => {
    for (const { publication, structure, articles } of acts) {
      const cut = cutter(publication)
      const html = articles.map((article) => article.html).join(' ')
      for (const [tag, tipo] of [
        ['sup', 'sobrescrito'],
        ['sub', 'subscrito'],
        ['strong', 'negrito'],
      ]) {
        const expected = [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))]
          .map(([, inner]) => lettersOf(inner!.replace(/<[^>]*>/g, '')))
          .filter((letters) => letters !== '' && !(tag === 'sup' && /^[oa]$/i.test(letters)))
        const found = structure.blocos
          .flatMap(({ estilos, linhas }) => [estilos, ...linhas.flat().map((cell) => cell.estilos)])
          .flat()
          .filter((style) => style.tipo === tipo)
          .map((style) => lettersOf(cut(style)))
          .filter((letters) => !(tag === 'sup' && /^[oa]$/i.test(letters)))
        expect([publication.id, tag, found.join('')]).toEqual([
          publication.id,
          tag,
          expected.join(''),
        ])
      }
    }
  })

  test('only acts with images, or with cells of several rows, are read otherwise than before', () => {
    for (const { former, articles } of acts)
      expect(former !== null).toBe(articles.some(({ html }) => /<img|rowspan="(?!1")/.test(html)))
  })

  test('the full text contains heading and ementa', () => {
    for (const { publication, articles } of acts) {
      const text = words(publication.conteudo_completo)
      const letters = text.replaceAll(' ', '')
      for (const { identifica, ementa } of articles) {
        expect(letters).toContain(words(identifica).replaceAll(' ', ''))
        expect(text).toContain(words(ementa))
      }
    }
  })

  test('titles and summaries are fit to show', () => {
    for (const { titulo, resumo } of acts.map(({ publication }) => publication)) {
      expect(titulo).not.toBe('')
      expect(resumo.length).toBeLessThanOrEqual(300)
      expect(resumo.toLowerCase().startsWith(titulo.toLowerCase())).toBe(false)
    }
    const empty = acts.filter(({ publication }) => publication.resumo === '')
    expect(empty.length / acts.length).toBeLessThan(0.001)
  })

  test('no markup, NBSP, control, private-use character or decomposed letter is left', () => {
    const markup = /<\/?(p|td|tr|table|strong|em|u|sup|sub|img)\b|&(amp|lt|gt|nbsp);/
    // oxlint-disable-next-line no-control-regex
    const dirt = /[\u0000-\u0008\u000b-\u001f\u007f-\u00a0\ue000-\uf8ff]|\s$/
    const dirty = acts.filter(({ publication }) => {
      const text = Object.values(publication).join('\n\n')
      return markup.test(text) || dirt.test(text) || text !== text.normalize('NFC')
    })
    expect(dirty).toEqual([])
  })

  test('an act split in parts reads as one', () => {
    const zip = '2026-02-27-DO1E.zip'
    const split = read
      .get(zip)
      ?.acts.map(({ publication }) => publication)
      .filter(({ parts }) => parts.length > 1)
    if (!split) return process.stdout.write(`NOT TESTED: ${zip} is absent\n`)
    expect(split).toHaveLength(1)
    expect(split[0]).toMatchObject({
      idMateria: '23639293',
      parts: [1, 2],
      secao: 'extra',
      secao_base: '1',
      edicao: '39-A',
      pagina: '1-2',
      titulo: expect.stringMatching(/^RESOLUÇÃO GECEX Nº 866/),
      assinatura: expect.stringMatching(/ - Presidente do Comitê$/),
    })
  })

  test('the size of chunks makes no difference', async () => {
    const zip = [...rough].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? ''
    const whole = await readAll(zip, Infinity)
    const byId = (a: NormalizedAct, b: NormalizedAct) =>
      a.publication.id.localeCompare(b.publication.id)
    expect(whole.acts.toSorted(byId)).toEqual(read.get(zip)?.acts.toSorted(byId))
  })
})

const hasText = (cells: GridCell[]) => cells.some(({ letters }) => letters !== '')

/** Gives stretches of an act's text, by code points. */
function cutter({ conteudo_completo }: Publication) {
  const points = Array.from(conteudo_completo)
  return ({ inicio, fim }: { inicio: number; fim: number }) => points.slice(inicio, fim).join('')
}

/** For each line of a table in plain text, the columns that have letters, and which. */
function columnsOf(text: string): [column: number, letters: string][][] {
  return text.split('\n').map((line) =>
    line
      .split('\t')
      .map((cell, column): [number, string] => [column, lettersOf(cell)])
      .filter(([, letters]) => letters !== ''),
  )
}

function columnsOfGrid(cells: GridCell[]): [column: number, letters: string][][] {
  return [...Map.groupBy(cells, ({ row }) => row).values()]
    .map((row) => row.filter(({ letters }) => letters !== ''))
    .filter((row) => row.length > 0)
    .map((row) => row.map(({ column, letters }): [number, string] => [column, letters]))
}

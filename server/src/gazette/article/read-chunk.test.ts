import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { type Zippable, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { articleXml } from './_article-xml.ts'
import { SourceError } from '../errors.ts'
import { listFiles, listZip } from '../source/list-source.ts'
import { readChunk, readChunkInto } from './read-chunk.ts'

const folder = mkdtempSync(join(tmpdir(), 'arauto-read-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LIMITS = { maxEntryBytes: 1e5, maxActBytes: 1e5, maxTotalBytes: 1e7, maxEntries: 100 }
const bytes = (xml: string) => new TextEncoder().encode(xml)

const article = (idMateria: string, text: string, more: Record<string, string> = {}) =>
  bytes(
    articleXml({
      identifica: `ATO ${idMateria}`,
      texto: `<p>${text}</p>`,
      attributes: { idMateria, ...more },
    }),
  )

let count = 0
function save(content: Uint8Array): string {
  const path = join(folder, `${count++}.zip`)
  writeFileSync(path, content)
  return path
}
const readZip = async (content: Uint8Array) =>
  readChunk(await listZip(save(content), LIMITS), LIMITS)
const read = (files: Zippable) => readZip(zipSync(files))

/** Two entries whose names become the same: fflate itself cannot write one name twice. */
function withSameNames(first: Uint8Array, second: Uint8Array): Uint8Array {
  const zip = Buffer.from(zipSync({ '1_20230320_1.xml': first, '1_20230320_2.xml': second }))
  for (let at = zip.indexOf('_2.xml'); at >= 0; at = zip.indexOf('_2.xml')) zip.write('_1.xml', at)
  return zip
}

test('reads, re-joins and normalises', async () => {
  const { acts, articles, rejected } = await read({
    '1_20230320_7-10.xml': article('7', 'dez', { id: '10' }),
    '1_20230320_7-2.xml': article('7', 'dois', { id: '2' }),
    '1_20230320_8.xml': [article('8', 'só um'), { level: 0 }],
    'foto.jpg': new Uint8Array(9),
  })
  expect(acts.map(({ publication: { titulo, parts } }) => [titulo, parts])).toEqual([
    ['ATO 7', [2, 10]],
    ['ATO 8', [0]],
  ])
  expect(acts[0]?.publication.conteudo_completo).toBe('ATO 7\n\ndois\n\ndez')
  expect({ articles, rejected }).toEqual({ articles: 3, rejected: [] })
})

test('loose files with meaningless names are joined by their contents', async () => {
  const paths = ['b.xml', 'a.xml'].map((name) => join(folder, name))
  writeFileSync(paths[0]!, article('7', 'um', { id: '1' }))
  writeFileSync(paths[1]!, article('7', 'dois', { id: '2' }))
  const { acts } = readChunk(await listFiles(paths, LIMITS), LIMITS)
  expect(acts.map(({ publication: { conteudo_completo } }) => conteudo_completo)).toEqual([
    'ATO 7\n\num\n\ndois',
  ])
})

test('the same matéria on another day, or in another section, is another act', async () => {
  const { acts } = await read({
    'a.xml': article('7', 'a'),
    'b.xml': article('7', 'b', { pubDate: '21/03/2023' }),
    'c.xml': article('7', 'c', { pubName: 'DO2' }),
    'd.xml': article('7', 'd', { pubName: 'DO1E' }),
    'e.xml': article('7', 'e', { pubName: 'DO1_EXTRA_B' }),
  })
  expect(acts.map(({ publication: { pubName } }) => pubName)).toEqual(['DO1', 'DO1', 'DO2', 'DO1E'])
})

test('the same text under the same number counts once, the article stays counted', async () => {
  const copies = {
    'a.xml': article('7', 'um', { id: '1' }),
    'b.xml': article('7', 'um', { id: '2' }),
  }
  const { acts, articles } = await read(copies)
  expect(acts[0]?.publication.conteudo_completo).toBe('ATO 7\n\num')
  expect(articles).toBe(2)
})

test('an identical file under the same name is ignored, a different one set aside', async () => {
  const same = await readZip(withSameNames(article('1', 'um'), article('1', 'um')))
  expect(same).toMatchObject({ articles: 1, rejected: [] })

  const different = await readZip(withSameNames(article('1', 'um'), article('1', 'xx')))
  expect(different.acts[0]?.publication.conteudo_completo).toBe('ATO 1\n\num')
  expect(different).toMatchObject({
    articles: 2,
    rejected: [
      { arquivo: '1_20230320_1.xml', motivo: 'nome repetido, com conteúdo diferente do primeiro' },
    ],
  })
})

describe('one bad file never affects the others', () => {
  test('not an article, too large, empty', async () => {
    const { acts, articles, rejected } = await read({
      'a.xml': bytes('<html>'),
      'b.xml': new Uint8Array(100_001),
      'c.xml': new Uint8Array(0),
      'd.xml': article('7', 'bom'),
    })
    expect(acts).toHaveLength(1)
    expect(articles).toBe(4)
    expect(rejected.map(({ arquivo }) => arquivo)).toEqual(['a.xml', 'b.xml', 'c.xml'])
    expect(rejected[1]?.motivo).toBe('100001 bytes, o limite é 100000')
  })

  /** Damages the zip's directory: offsets are those of the entry's central directory header. */
  const damaged = async (offset: number, value: number, width: 2 | 4, level: 0 | 6 = 6) => {
    const zip = Buffer.from(
      zipSync({ 'a.xml': [article('1', 'um'), { level }], 'b.xml': article('2', 'dois') }),
    )
    const header = zip.indexOf('PK\x01\x02', 0, 'latin1')
    zip.writeUIntLE(value, header + offset, width)
    return readZip(zip)
  }

  test.each([
    ['zip corrompido: CRC não confere', 16, 12345, 4],
    ['mais que os 100 bytes declarados no zip', 24, 100, 4],
    ['bytes, o zip declara 90000', 24, 90_000, 4],
    ['200000 bytes, o limite é 100000', 24, 200_000, 4],
    ['4294967295 bytes, o limite é 100000', 20, 0xffffffff, 4],
    ['zip corrompido: ocupa no zip o mesmo lugar que outro arquivo', 20, 90_000, 4],
    ['zip corrompido: cabeçalho do arquivo não encontrado', 42, 1, 4],
    ['zip incompleto: faltam bytes do arquivo', 42, 0x7fffffff, 4],
    ['compressão não suportada ou arquivo cifrado', 10, 12, 2],
    ['compressão não suportada ou arquivo cifrado', 8, 1, 2],
    ['zip corrompido', 20, 30, 4],
  ] as const)('%s', async (reason, offset, value, width) => {
    const { acts, articles, rejected } = await damaged(offset, value, width)
    expect(acts.map(({ publication: { idMateria } }) => idMateria)).toEqual(['2'])
    expect(articles).toBe(2)
    expect(rejected).toEqual([
      { arquivo: 'a.xml', motivo: expect.stringContaining(reason) as string },
    ])
  })

  test('a stored file that is not as long as declared', async () => {
    const { rejected } = await damaged(20, 40, 4, 0)
    expect(rejected[0]?.motivo).toMatch(/^40 bytes, o zip declara \d+$/)
  })
})

test('a zip that is gone when its turn comes is a SourceError', async () => {
  const path = save(zipSync({ 'a.xml': article('1', 'um') }))
  const entries = await listZip(path, LIMITS)
  rmSync(path)
  expect(() => readChunk(entries, LIMITS)).toThrow(SourceError)
})

test('a damaged zip is refused or read in part, and never more', async () => {
  const files = { 'x_1.xml': article('1', 'um'), 'x_2.xml': article('2', 'dois') }
  const whole = zipSync(files)
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), {
    minLength: 1,
    maxLength: 6,
  })
  const kept = fc.oneof(fc.constant(whole.length), fc.nat(whole.length))
  await fc.assert(
    fc.asyncProperty(damage, kept, async (changes, length) => {
      const zip = whole.slice(0, length)
      for (const [at, value] of changes) if (at < length) zip[at] = value
      try {
        const { acts, articles, rejected } = await readZip(zip)
        expect(acts.length + rejected.length).toBe(articles)
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
      }
    }),
    { numRuns: 300 },
  )
})

test('a rule that fails at one act sets it aside, and the others are read', async () => {
  const content = zipSync({
    '1_20230320_1.xml': article('1', 'um'),
    '1_20230320_2.xml': article('2', 'dois'),
  })
  const entries = await listZip(save(content), LIMITS)
  const { acts, rejected } = readChunkInto(entries, LIMITS, ({ publication }) => {
    if (publication.titulo === 'ATO 1') throw new TypeError('a defect')
    return publication.titulo
  })
  expect(acts).toEqual(['ATO 2'])
  expect(rejected).toEqual([
    { arquivo: '1_20230320_1.xml', motivo: 'falha inesperada ao ler o artigo (TypeError)' },
  ])
})

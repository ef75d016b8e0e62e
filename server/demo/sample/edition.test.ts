import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import * as yauzl from 'yauzl'
import { MARK_IN_TEXT } from './act.ts'
import type { EditionOptions } from './edition-options.ts'
import { sampleEdition, zipEdition } from './edition.ts'

const options: EditionOptions = {
  seed: 7,
  date: '2026-11-20',
  pubName: 'DO3',
  editionNumber: '231',
  acts: 40,
  marked: true,
}
const sections = (['DO1', 'DO2', 'DO3'] as const).map((pubName) =>
  sampleEdition({ ...options, pubName, acts: 2000 }),
)
const files = sections.flatMap((edition) => edition.files)

const root = join(import.meta.dirname, '../../..')
const realFolder = resolve(root, process.env.REAL_EDITIONS ?? '../shared/dou')
const realZip = existsSync(realFolder)
  ? readdirSync(realFolder).findLast((name) => name.endsWith('.zip'))
  : undefined
if (!realZip) process.stdout.write('NOT TESTED: form of the sample against real editions\n')

const ATTRIBUTES =
  'id name idOficio pubName artType pubDate artClass artCategory artSize artNotes numberPage pdfPage editionNumber highlightType highlightPriority highlight highlightimage highlightimagename idMateria'
const BODY = 'Identifica Data Ementa Titulo SubTitulo Texto'

describe('determinism', () => {
  test('equal options give equal bytes, other seeds other acts', () => {
    const [a, b] = [zipEdition(sampleEdition(options)), zipEdition(sampleEdition(options))]
    expect(Buffer.compare(a, b)).toBe(0)
    const other = sampleEdition({ ...options, seed: 8 })
    expect(other.files[0]?.xml).not.toBe(sampleEdition(options).files[0]?.xml)
  })

  test('an edition is the same on every machine and day', () => {
    const hash = createHash('sha256')
    for (const { name, xml } of sampleEdition(options).files) hash.update(name).update(xml)
    expect(hash.digest('hex')).toBe(GOLDEN)
  })
})

describe('form', () => {
  test('files are XML of one article: BOM, no declaration, CRLF, elements in order', () => {
    for (const { xml } of files) {
      expect(xml.startsWith('\ufeff<xml><article ')).toBe(true)
      expect(xml.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const { attributes, elements } = read(xml)
      expect(attributes.join(' ')).toBe(ATTRIBUTES)
      expect(elements.slice(0, 10).join(' ')).toMatch(`xml article body ${BODY} Midias`)
    }
  })

  test('files are named as INLABS names them, parts numbered from 1', () => {
    for (const { name } of files) expect(name).toMatch(/^5(15|29|30)_20261120_\d{9}(-[1-6])?\.xml$/)
    const split = sections.flatMap(({ acts }) => acts).filter(({ parts }) => parts > 1)
    expect(split.length).toBeGreaterThan(2)
    for (const { idMateria } of split) {
      const parts = files.filter(({ name }) => name.includes(`_${idMateria}-`))
      const numbers = parts.map(({ name }) => Number(/-(\d)\.xml$/.exec(name)?.[1]))
      expect(numbers).toEqual(numbers.map((_, i) => i + 1))
      for (const [i, { xml }] of parts.entries()) {
        expect(xml.includes('<Identifica />')).toBe(i > 0)
      }
    }
  })

  test('extra editions carry their letter in number and journal', () => {
    const extra = sampleEdition({ ...options, pubName: 'DO1E', editionNumber: '231-C', acts: 1 })
    expect(extra.name).toBe('2026-11-20-DO1E.zip')
    expect(extra.files[0]?.name).toMatch(/^602_/)
    expect(extra.files[0]?.xml).toContain('editionNumber="231-C"')
  })

  test('identifiers are unique; only the printer’s own corrections share an idMateria', () => {
    const acts = sections.flatMap((edition) => edition.acts)
    expect(new Set(acts.map(({ id }) => id)).size).toBe(acts.length)
    expect(new Set(acts.map(({ idMateria }) => idMateria)).size).toBe(acts.length)
    const shared = acts.filter(({ id, idMateria }) => id !== idMateria)
    for (const act of shared) expect(act.html.join('')).toContain('(N. da Codou)')
    expect(shared.length).toBeGreaterThan(0)
  })

  test('too many acts are refused', () => {
    expect(() => sampleEdition({ ...options, pubName: 'DO1E', acts: 2501 })).toThrow(RangeError)
  })

  test.skipIf(!realZip)('agrees with real editions', async () => {
    const real = await readZip(join(realFolder, realZip ?? ''))
    for (const xml of real.values()) {
      const { attributes, elements } = read(xml)
      expect(attributes.join(' ')).toBe(ATTRIBUTES)
      expect(elements.slice(0, 10).join(' ')).toMatch(`xml article body ${BODY} Midias`)
      expect(xml.startsWith('\ufeff<xml><article ')).toBe(true)
      expect(xml.endsWith('\r\n</article></xml>')).toBe(true)
    }
  })
})

test('every act says that it is a sample, in title and first paragraph, unless told not to', () => {
  for (const { acts } of sections) {
    for (const { heading, html } of acts) {
      expect(heading[0]).toMatch(/\(AMOSTRA\)$/)
      const text = html.find((block) => !/class="(titulo|identifica|ementa)"/.test(block))
      expect(text).toBe(`<p>${MARK_IN_TEXT}</p>`)
    }
  }
  const [unmarked] = sampleEdition({ ...options, marked: false }).files
  expect(unmarked?.xml).not.toMatch(/AMOSTRA|fictícia,/)
})

test('lengths, types and quirks are about as often as measured', () => {
  const medians = sections.map(({ acts }) => median(acts.map(({ chars }) => chars)))
  for (const [i, measured] of [2300, 858, 768].entries()) {
    expect(Math.abs(medians[i]! / measured - 1)).toBeLessThan(0.15)
  }
  const portarias = sections[1]?.acts.filter(({ type }) => type === 'Portaria') ?? []
  expect(portarias.length / 2000).toBeCloseTo(0.86, 1)
  const texts = files.map(({ xml }) => xml)
  for (const quirk of ['<p />', '\u00a0', '<sup>', '&amp; FILHOS', 'rowspan="1" colspan="1" />']) {
    const share = texts.filter((xml) => xml.includes(quirk)).length / texts.length
    expect(share).toBeGreaterThan(0.001)
    expect(share).toBeLessThan(0.15)
  }
})

test('the zip holds the files as written', async () => {
  const edition = sampleEdition(options)
  const entries = await readZip(Buffer.from(zipEdition(edition)))
  expect([...entries.keys()]).toEqual(edition.files.map(({ name }) => name))
  for (const { name, xml } of edition.files) expect(entries.get(name)).toBe(xml)
})

/** Attribute names of the article and all element names, in order; throws if not well-formed. */
function read(xml: string): { attributes: string[]; elements: string[] } {
  const attributes: string[] = []
  const elements: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => {
    elements.push(tag.name)
    if (tag.name === 'article') attributes.push(...Object.keys(tag.attributes))
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return { attributes, elements }
}

async function readZip(source: string | Buffer): Promise<Map<string, string>> {
  const zip = await (typeof source === 'string'
    ? yauzl.openPromise(source)
    : yauzl.fromBufferPromise(source))
  const entries = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    entries.set(
      entry.fileName,
      (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'),
    )
  }
  return entries
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

const GOLDEN = '029f92848e4c949cda1b5f598aa231397b77d80756f8eb824896f6f9b4996cbd'

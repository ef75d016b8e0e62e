import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { type Zippable, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { ArticleError } from '../errors.ts'
import { bytesToRead, withFaults } from './bounds.ts'
import { listZip } from './list-source.ts'
import { openZips } from './open-zips.ts'
import { readEntry } from './read-entry.ts'
import { readHead } from './read-head.ts'
import type { SourceLimits, XmlEntry } from './source.ts'

const folder = mkdtempSync(join(tmpdir(), 'arauto-bounds-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LIMITS = { maxEntryBytes: 8e6, maxActBytes: 4e6, maxTotalBytes: 1e9, maxEntries: 100 }
const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1')
const TEXT = Buffer.from('<article pubDate="20/03/2023" pubName="DO2" idMateria="7">')

let count = 0
function saved(zip: Uint8Array): string {
  const path = join(folder, `${count++}.zip`)
  writeFileSync(path, zip)
  return path
}

/** A zip with each entry of its directory changed. */
function forged(files: Zippable, forge: (entry: Buffer, index: number) => void): string {
  const zip = Buffer.from(zipSync(files, { level: 9 }))
  let at = zip.indexOf(DIRECTORY_ENTRY)
  for (let index = 0; at >= 0; at = zip.indexOf(DIRECTORY_ENTRY, at + 4))
    forge(zip.subarray(at), index++)
  return saved(zip)
}

async function faults(path: string, limits: SourceLimits = LIMITS) {
  const entries = await listZip(path, limits)
  return Object.fromEntries(entries.map(({ name, fault }) => [name, fault]))
}

/** The result of reading a file: its length, or why it is set aside. */
function readingOf(entry: XmlEntry): number | string {
  using zips = openZips([entry])
  try {
    return readEntry(entry, zips.files).length
  } catch (error) {
    if (error instanceof ArticleError) return error.message
    throw error
  }
}

describe('a file is set aside, and the others are not', () => {
  test('that declares more than the limit', async () => {
    const path = forged({ 'a.xml': TEXT, 'b.xml': TEXT }, (entry, i) => {
      if (i === 0) entry.writeUInt32LE(4e9, 24)
    })
    expect(await faults(path)).toEqual({
      'a.xml': '4000000000 bytes, o limite é 8000000',
      'b.xml': null,
    })
  })

  test('whose packed size exceeds the limit', async () => {
    const path = forged({ 'a.xml': TEXT, 'b.xml': TEXT }, (entry, i) => {
      if (i === 1) entry.writeUInt32LE(9e6, 20)
    })
    expect(await faults(path)).toMatchObject({ 'b.xml': '9000000 bytes, o limite é 8000000' })
  })

  test('that unpacks to a hundred times its size or more, unless it is small', async () => {
    const path = saved(
      zipSync({ 'a.xml': Buffer.alloc(5e6), 'b.xml': Buffer.alloc(9e5), 'c.xml': TEXT }),
    )
    expect(await faults(path)).toEqual({
      'a.xml': expect.stringMatching(
        /^\d+ bytes que, descompactados, seriam 5000000: mais que 100/,
      ),
      'b.xml': null,
      'c.xml': null,
    })
  })

  test('that overlaps another', async () => {
    const sharing = forged({ 'a.xml': TEXT, 'b.xml': TEXT, 'c.xml': TEXT }, (entry, i) => {
      if (i === 1) entry.writeUInt32LE(0, 42)
    })
    const reason = 'zip corrompido: ocupa no zip o mesmo lugar que outro arquivo'
    expect(await faults(sharing)).toEqual({ 'a.xml': reason, 'b.xml': reason, 'c.xml': null })
    const quoting = forged({ 'a.xml': TEXT, 'b.xml': TEXT, 'c.xml': TEXT }, (entry, i) => {
      if (i === 0) entry.writeUInt32LE(100, 20)
    })
    expect(await faults(quoting)).toEqual({ 'a.xml': reason, 'b.xml': null, 'c.xml': null })
  })
})

test.each([
  [-1, `mais que os ${TEXT.length - 1} bytes declarados no zip`],
  [1, `${TEXT.length} bytes, o zip declara ${TEXT.length + 1}`],
])('a size that is not the real one (by %i) is found out', async (by, reason) => {
  const path = forged({ 'a.xml': TEXT }, (entry) => entry.writeUInt32LE(TEXT.length + by, 24))
  const [entry] = await listZip(path, LIMITS)
  expect(readingOf(entry!)).toBe(reason)
})

test('sizes of zip64 are sizes', async () => {
  const name = 'a.xml'
  const zip = Buffer.from(zipSync({ [name]: [TEXT, { extra: { 1: Buffer.alloc(16) } }] }))
  const at = zip.indexOf(DIRECTORY_ENTRY)
  const packed = zip.readUInt32LE(at + 20)
  zip.writeUInt32LE(0xffffffff, at + 20)
  zip.writeUInt32LE(0xffffffff, at + 24)
  zip.writeBigUInt64LE(5_000_000_000n, at + 46 + name.length + 4)
  zip.writeBigUInt64LE(BigInt(packed), at + 46 + name.length + 12)
  expect(await faults(saved(zip))).toEqual({ [name]: '5000000000 bytes, o limite é 8000000' })
})

test('a zip in a zip is not opened, whatever it is called', async () => {
  const inner = zipSync({ 'a.xml': Buffer.alloc(5e6) })
  const path = saved(zipSync({ 'b.zip': inner, '515_20240318_1.zip': inner, 'c.xml': TEXT }))
  expect(Object.keys(await faults(path))).toEqual(['515_20240318_1.zip', 'c.xml'])
})

test('the head of a large article is read without unpacking it', async () => {
  const large = Buffer.concat([TEXT, Buffer.alloc(7e6, 'Texto de um ato muito longo. ')])
  const files: Zippable = { 'a.xml': [large, { level: 0 }], 'b.xml': [large, { level: 1 }] }
  const entries = await listZip(saved(zipSync(files)), { ...LIMITS, maxTotalBytes: 1e9 })
  const loose = join(folder, 'c.xml')
  writeFileSync(loose, large)
  const all = [...entries, { ...entries[0]!, path: loose, zipped: null }]
  using zips = openZips(entries)
  for (const entry of all.map((entry) => ({ ...entry, fault: null })))
    expect(readHead(entry, zips.files)).toEqual({
      data: '2023-03-20',
      pubName: 'DO2',
      idMateria: '7',
    })
})

test('whatever a directory declares, nothing beyond the bounds is read, nor is any byte read twice', () => {
  const file = fc.record({
    size: fc.nat(2e7),
    offset: fc.nat(1e6),
    compressedSize: fc.oneof(fc.nat(1e4), fc.nat(2e7)),
  })
  fc.assert(
    fc.property(fc.array(file, { maxLength: 20 }), (files) => {
      const entries = files.map(({ size, ...where }, i): XmlEntry => {
        const zipped = { ...where, compression: 'deflated' as const, crc32: 0 }
        return { name: `${i}.xml`, path: 'x.zip', size, zipped, fault: null }
      })
      const read = withFaults(entries, LIMITS).filter(({ fault }) => fault === null)
      const places = read.map(({ zipped }) => zipped!).toSorted((a, b) => a.offset - b.offset)
      for (const [i, { offset, compressedSize }] of places.entries())
        expect(offset + compressedSize).toBeLessThan(places[i + 1]?.offset ?? Infinity)
      for (const entry of read) {
        expect(bytesToRead(entry)).toBeLessThanOrEqual(LIMITS.maxEntryBytes)
        const most = Math.max(2 ** 20, entry.zipped!.compressedSize * 100)
        expect(entry.size).toBeLessThanOrEqual(most)
      }
    }),
  )
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { SourceError } from '../errors.ts'
import { listFiles, listZip } from './list-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'arauto-list-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LIMITS = { maxEntryBytes: 1e6, maxActBytes: 1e6, maxTotalBytes: 1e7, maxEntries: 100 }
const XML = new TextEncoder().encode('<xml/>')

let count = 0
function file(bytes: Uint8Array | string): string {
  const path = join(folder, `${count++}.zip`)
  writeFileSync(path, bytes)
  return path
}
const zip = (names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, XML])))
const refusal = (path: string, limits = LIMITS) =>
  listZip(path, limits).then(
    () => 'accepted',
    (error: unknown) => (error instanceof SourceError ? error.message : error),
  )

describe('listZip', () => {
  test('lists the XML files by their base names, without other kinds', async () => {
    const path = file(
      zip([
        'a.xml',
        'pasta/B.XML',
        'foto.jpg',
        'pasta.xml/',
        '__MACOSX/._a.xml',
        'xml',
        'a.xml.txt',
      ]),
    )
    const entries = await listZip(path, LIMITS)
    expect(entries.map(({ name }) => name)).toEqual(['a.xml', 'B.XML'])
    expect(entries[0]).toMatchObject({
      path,
      size: 6,
      zipped: { offset: 0, compression: 'deflated' },
    })
  })

  test('a file with the name of an article counts as one, whatever its extension became', async () => {
    const names = ['515_20240318_1.xmk', '515_20240318_2', '515_20240318_3.jpg', '515_20240318_4/']
    const entries = await listZip(file(zip(names)), LIMITS)
    expect(entries.map(({ name }) => name)).toEqual(['515_20240318_1.xmk', '515_20240318_2'])
  })

  test('refuses a zip whose directory is longer than it declares', async () => {
    const bytes = Buffer.from(zip(['a.xml', 'b.xml', 'c.xml']))
    const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
    bytes.writeUInt16LE(2, end + 8)
    bytes.writeUInt16LE(2, end + 10)
    expect(await refusal(file(bytes))).toBe('zip corrompido: o índice dele não acaba onde devia')
  })

  test('ignores paths in the names of entries', async () => {
    const path = file(zip(['../../x.xml', '/etc/y.xml', 'C:\\z.xml', '..\\w.xml', '../..']))
    const names = (await listZip(path, LIMITS)).map(({ name }) => name)
    expect(names).toEqual(['x.xml', 'y.xml', 'z.xml', 'w.xml'])
  })

  test('two files may have the same name', async () => {
    expect(await listZip(file(zip(['a/x.xml', 'b/x.xml'])), LIMITS)).toHaveLength(2)
  })

  test.each([
    ['o arquivo está vazio', ''],
    ['não é um zip', 'qualquer coisa'],
    ['não é um zip, e sim uma página HTML ou XML', '\r\n<!DOCTYPE html><html>'],
    ['zip corrompido ou incompleto', zip(['a.xml', 'b.xml']).subarray(0, 150)],
    ['não contém nenhum arquivo XML', zip(['foto.jpg'])],
    ['não contém nenhum arquivo XML', zipSync({})],
  ])('refuses the whole file: %s', async (reason, bytes) => {
    expect(await refusal(file(bytes))).toBe(reason)
  })

  test('refuses a missing file', async () => {
    expect(await refusal(join(folder, 'ausente.zip'))).toContain('não foi possível abrir o arquivo')
    expect(await refusal(folder)).toContain('não foi possível ler o arquivo')
  })

  test('refuses a zip over the limits', async () => {
    const path = file(zip(['a.xml', 'b.xml', 'c.jpg']))
    expect(await refusal(path, { ...LIMITS, maxEntries: 2 })).toContain('3 arquivos, o limite é 2')
    expect(await refusal(path, { ...LIMITS, maxTotalBytes: 11 })).toContain(
      '12 bytes de XML descompactado, o limite é 11',
    )
    expect(await refusal(path, { ...LIMITS, maxEntryBytes: 1 })).toBe('accepted')
  })

  test('sets a file aside that is too large, and does not count it', async () => {
    const path = file(zipSync({ 'a.xml': new Uint8Array(2e7), 'b.xml': XML }, { level: 9 }))
    const entries = await listZip(path, LIMITS)
    expect(entries.map(({ name, fault }) => [name, fault])).toEqual([
      ['a.xml', '20000000 bytes, o limite é 1000000'],
      ['b.xml', null],
    ])
  })
})

describe('listFiles', () => {
  test('lists loose XML files', async () => {
    const path = join(folder, 'solto.xml')
    writeFileSync(path, XML)
    expect(await listFiles([path, join(folder, 'foto.jpg')], LIMITS)).toEqual([
      { name: 'solto.xml', path, size: 6, zipped: null, fault: null },
    ])
  })

  test('refuses files without XML, and unreadable ones', async () => {
    await expect(listFiles([join(folder, 'foto.jpg')], LIMITS)).rejects.toThrow(SourceError)
    await expect(listFiles([join(folder, 'ausente.xml')], LIMITS)).rejects.toThrow(
      'ausente.xml: não foi possível abrir o arquivo',
    )
  })
})

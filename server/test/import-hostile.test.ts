import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { expectConsistent, found } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, file, writeZip, zip } from './_editions.ts'

const SOUND: TestArticle = { idMateria: '1', titulo: 'PORTARIA SADIA' }
/** Quadratic work on a megabyte takes minutes, and fails by the time that a test may take. */
async function importPath(dataDir: string, path: string) {
  using archive = openArchive(dataDir)
  const { db } = archive
  const request = { paths: [path], notify: true, signal: new AbortController().signal }
  const result = await importFiles(archive, readConfig({ ARAUTO_DATA_DIR: dataDir }), {
    ...request,
    onProgress() {},
  })
  expectConsistent(db)
  return result
}

/** Articles that are large in one respect, with the result: their title, or why they were set aside. */
const LARGE: [what: string, article: TestArticle, outcome: string][] = [
  [
    'an attribute that nobody reads, of 500 KB',
    { idMateria: '2', attributes: { artNotes: 'a'.repeat(500_000), name: 'n'.repeat(500_000) } },
    'PORTARIA Nº 2',
  ],
  [
    'an attribute that is read, of 500 KB',
    { idMateria: '3', attributes: { artCategory: 'Ministério/'.repeat(50_000) } },
    'atributo artCategory longo demais: 550000 caracteres',
  ],
  [
    'a text of 300,000 characters and no space',
    { idMateria: '4', texto: `<p>${'a'.repeat(300_000)}</p>` },
    'PORTARIA Nº 4',
  ],
  ['a title of 300,000 characters', { idMateria: '5', titulo: 'T '.repeat(150_000) }, 'T T T'],
  [
    'tables within tables, 20,000 deep',
    { idMateria: '6', texto: `${'<table><tr><td>'.repeat(20_000)}x` },
    'PORTARIA Nº 6',
  ],
  [
    'a table of 100,000 cells',
    { idMateria: '7', texto: `<table><tr>${'<td>1</td>'.repeat(100_000)}</tr></table>` },
    'PORTARIA Nº 7',
  ],
  [
    'tags that never end',
    { idMateria: '8', texto: `<p>${'<a b="'.repeat(70_000)}${"<td c='".repeat(70_000)}` },
    'PORTARIA Nº 8',
  ],
  ['only signs of less', { idMateria: '9', texto: `<p>x${'<'.repeat(500_000)}` }, 'PORTARIA Nº 9'],
  [
    'entities of entities',
    { idMateria: '10', texto: `<p>&${'amp;'.repeat(150_000)} ${'&amp;'.repeat(60_000)}` },
    'PORTARIA Nº 10',
  ],
  [
    '30,000 signatories',
    { idMateria: '11', texto: '<p class="assina">FULANO</p>'.repeat(30_000) },
    'PORTARIA Nº 11',
  ],
  [
    'only white space but for a word',
    { idMateria: '12', texto: `<p>${' \u00a0\n'.repeat(200_000)}x</p>` },
    'PORTARIA Nº 12',
  ],
]

test.each(LARGE)('%s', async (_, article, outcome) => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const path = writeZip(folder, `${MONDAY}-DO1.zip`, [SOUND, article])
  const { rejected } = await importPath(dataDir, path)
  const titles = found(dataDir, '*')
  expect(titles).toContain('PORTARIA SADIA')
  expect([...rejected.map(({ motivo }) => motivo), ...titles].join('\n')).toContain(outcome)
})

test('all 300,000 characters are stored, and found', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const words = Array.from({ length: 40_000 }, (_, i) => `p${i}`).join(' ')
  const path = writeZip(folder, `${MONDAY}-DO1.zip`, [
    { ...SOUND, texto: `<p>${words} derradeira</p>` },
  ])
  await importPath(dataDir, path)
  expect(words.length).toBeGreaterThan(200_000)
  expect(found(dataDir, '"p39999 derradeira"')).toEqual(['PORTARIA SADIA'])
  using archive = openArchive(dataDir)
  const { db } = archive
  const row = db.prepare('SELECT conteudo_completo FROM publications').get()
  expect(decompressText(row?.conteudo_completo as Uint8Array)).toContain(`${words} derradeira`)
})

test('a bomb that declares its unpacked size, and one that does not', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const name = '515_20240318_2.xml'
  const bomb = zip([file(SOUND), [name, Buffer.alloc(80 * 2 ** 20, ' ')]])
  const path = join(folder, `${MONDAY}-DO1.zip`)
  writeFileSync(path, bomb)
  const declared = await importPath(dataDir, path)
  expect(declared.rejected).toMatchObject([
    { artigo: name, motivo: expect.stringMatching(/bytes, o limite é 16777216$/) },
  ])

  bomb.writeUInt32LE(500, bomb.lastIndexOf(name) - 22)
  writeFileSync(path, bomb)
  const silent = await importPath(dataDir, path)
  expect(silent.rejected).toMatchObject([{ motivo: 'mais que os 500 bytes declarados no zip' }])
  expect(found(dataDir, '*')).toEqual(['PORTARIA SADIA'])
})

test('entries that all stand for the same bytes are set aside', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const one = zip([['515_20240318_2.xml', Buffer.alloc(2 ** 20, ' ')]])
  const directory = one.lastIndexOf('PK\u0001\u0002', undefined, 'latin1')
  const end = one.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  const entry = one.subarray(directory, end)
  const count = 100
  const tail = Buffer.from(one.subarray(end))
  tail.writeUInt16LE(count, 8)
  tail.writeUInt16LE(count, 10)
  tail.writeUInt32LE(entry.length * count, 12)
  const path = join(folder, `${MONDAY}-DO1.zip`)
  const entries = Array.from({ length: count }, () => entry)
  writeFileSync(path, Buffer.concat([one.subarray(0, directory), ...entries, tail]))
  const { refused } = await importPath(dataDir, path)
  expect(refused).toMatchObject([
    { motivo: expect.stringContaining('o mesmo lugar que outro arquivo') },
  ])
})

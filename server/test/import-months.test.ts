import { appendFileSync, copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { dump, expectConsistent, found, rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle, type TestFile, file, writeZip } from './_editions.ts'
import { image, oldArticle, pageFragment } from './_monthly-base.ts'

const MONTH = 'S01032024.zip'
/** What was read; days that a month of the base lacks are `falha`. */
const LEDGER =
  "SELECT data, pub_name, estado, artigos, publicacoes, rejeitados FROM ledger WHERE estado <> 'falha'"

function createArchive() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  return {
    folder,
    dataDir,
    async importZips(...paths: string[]) {
      using archive = openArchive(dataDir)
      const request = { paths, notify: false, signal: new AbortController().signal }
      return await importFiles(archive, readConfig({ ARAUTO_DATA_DIR: dataDir }), {
        ...request,
        onProgress() {},
      })
    },
  }
}

describe('a month', () => {
  const contents: (TestArticle | TestFile)[] = [
    oldArticle({ idMateria: '1' }),
    oldArticle({ idMateria: '2', part: 1 }),
    image('1_MTESTE_18_001.jpg'),
    oldArticle({ idMateria: '3', data: TUESDAY }),
    oldArticle({ idMateria: '4', pubName: 'DO1E', attributes: { editionNumber: '54-A' } }),
    oldArticle({ idMateria: '2', part: 2 }),
    pageFragment({ idMateria: '5', data: TUESDAY }, 'AV'),
    pageFragment({ idMateria: '6', data: TUESDAY }, '(*'),
    // The name has what the attribute should have.
    file(oldArticle({ idMateria: '7', data: TUESDAY, attributes: { idMateria: undefined } })),
  ]

  test('gives each of its days and sections a row of the ledger', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const { summary, rejected } = await importZips(writeZip(folder, MONTH, contents))
    expect(rejected).toEqual([])
    expect(summary).toMatchObject({ arquivos: 1, edicoes: 3, artigos: 8, publicacoes: 5 })
    expect(summary).toMatchObject({ novas: 5, rejeitados: 0, fragmentos: 2 })
    const whole = { estado: 'completa', rejeitados: 0 }
    expect(rows(dataDir, LEDGER)).toEqual([
      { ...whole, data: MONDAY, pub_name: 'DO1', artigos: 3, publicacoes: 2 },
      { ...whole, data: MONDAY, pub_name: 'DO1E', artigos: 1, publicacoes: 1 },
      { ...whole, data: TUESDAY, pub_name: 'DO1', artigos: 4, publicacoes: 2, rejeitados: 2 },
    ])
    // The other weekdays of March 2024, without Good Friday.
    const missing = "SELECT count(*) AS n FROM ledger WHERE estado = 'falha' AND pub_name = 'DO1'"
    expect(rows(dataDir, missing)).toEqual([{ n: 18 }])
    expect(found(dataDir, 'continuacao')).toEqual([])
    using archive = openArchive(dataDir)
    const { db } = archive
    expectConsistent(db)
  })

  test('an article that cannot be read leaves only its own day incomplete', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const path = writeZip(folder, MONTH, [...contents, ['515_20240319_99.xml', '<']])
    expect((await importZips(path)).summary).toMatchObject({ publicacoes: 5, rejeitados: 1 })
    expect(rows(dataDir, 'SELECT data, pub_name, estado FROM ledger')).toEqual([
      { data: MONDAY, pub_name: 'DO1', estado: 'completa' },
      { data: MONDAY, pub_name: 'DO1E', estado: 'completa' },
      { data: TUESDAY, pub_name: 'DO1', estado: 'parcial' },
    ])
  })

  test('acts of another month or section do not count as complete', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const strays = [
      { idMateria: '1' },
      { idMateria: '2', pubName: 'DO2' },
      { idMateria: '3', data: '2024-04-01' },
    ]
    await importZips(writeZip(folder, MONTH, strays))
    expect(rows(dataDir, 'SELECT data, pub_name, estado FROM ledger')).toEqual([
      { data: MONDAY, pub_name: 'DO1', estado: 'completa' },
      { data: MONDAY, pub_name: 'DO2', estado: 'parcial' },
      { data: '2024-04-01', pub_name: 'DO1', estado: 'parcial' },
    ])
  })

  test('that is split is complete with all parts, and partial with one', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const parts = [1, 2].map((part) =>
      writeZip(folder, `S01032024_Parte${part}.zip`, [{ idMateria: String(part) }]),
    )
    await importZips(parts[1]!)
    expect(rows(dataDir, LEDGER)).toMatchObject([{ estado: 'parcial', publicacoes: 1 }])
    const { summary } = await importZips(...parts)
    expect(summary).toMatchObject({ arquivos: 1, publicacoes: 2, novas: 1, iguais: 1 })
    expect(rows(dataDir, LEDGER)).toMatchObject([{ estado: 'completa', publicacoes: 2 }])
    expect((await importZips(...parts)).summary).toMatchObject({ pulados: 1, iguais: 2 })
  })
})

describe('a source that was read completely before', () => {
  test('is not read again, by whatever name; --reler does', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const path = writeZip(folder, MONTH, [{ idMateria: '1' }, { idMateria: '2', data: TUESDAY }])
    const { summary } = await importZips(path)
    const before = dump(dataDir)
    const copy = join(folder, 'copia.zip')
    copyFileSync(path, copy)

    const again = await importZips(path, copy)
    const twice = { arquivos: 2, artigos: 4, publicacoes: 4 }
    expect(again.summary).toEqual({ ...summary, ...twice, novas: 0, iguais: 4, pulados: 2 })
    const reread = await cli(dataDir, 'importar', '--json', '--reler', path)
    expect(JSON.parse(reread.stdout)).toEqual({ ...summary, novas: 0, iguais: 2, pulados: 0 })
    expect(dump(dataDir)).toEqual(before)
  })

  test('is read again under a name that makes it complete', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const path = writeZip(folder, `${TUESDAY}-DO1.zip`, [{ idMateria: '1' }])
    await importZips(path)
    expect(rows(dataDir, LEDGER)).toMatchObject([{ data: MONDAY, estado: 'parcial' }])
    const renamed = join(folder, `${MONDAY}-DO1.zip`)
    copyFileSync(path, renamed)
    expect((await importZips(renamed)).summary).toMatchObject({ pulados: 0, iguais: 1 })
    expect(rows(dataDir, LEDGER)).toMatchObject([{ data: MONDAY, estado: 'completa' }])
  })

  test('is read again if an article could not be read', async () => {
    const { folder, importZips } = createArchive()
    const path = writeZip(folder, MONTH, [{ idMateria: '1' }, ['x.xml', '<']])
    await importZips(path)
    const { summary, rejected } = await importZips(path)
    expect(summary).toMatchObject({ pulados: 0, iguais: 1, rejeitados: 1 })
    expect(rejected).toHaveLength(1)
  })
})

describe('files of the same name', () => {
  test('keep the faults of each, until a sound one has the same acts', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const name = 'edicao.zip'
    const paths = ['a', 'b'].map((place, i) => {
      mkdirSync(join(folder, place))
      const data = [MONDAY, TUESDAY][i]!
      return writeZip(join(folder, place), name, [{ idMateria: '1', data }, [`${place}.xml`, '<']])
    })
    await importZips(...paths)
    const faulty = 'SELECT artigo FROM rejections ORDER BY artigo'
    expect(rows(dataDir, faulty)).toEqual([{ artigo: 'a.xml' }, { artigo: 'b.xml' }])

    await importZips(writeZip(folder, `${MONDAY}-DO1.zip`, [{ idMateria: '1', data: MONDAY }]))
    expect(rows(dataDir, faulty)).toEqual([{ artigo: 'b.xml' }])
  })

  test('a refused one is listed until a sound one with its name is imported', async () => {
    const { folder, dataDir, importZips } = createArchive()
    const path = writeZip(folder, MONTH, [{ idMateria: '1' }])
    const sound = join(folder, 'sound')
    copyFileSync(path, sound)
    appendFileSync(path, Buffer.alloc(70_000)) // its directory is not where it should be
    await importZips(path)
    const shown = await cli(dataDir, 'situacao')
    expect(shown.stdout).toMatch(
      /Arquivos recusados por inteiro .*\n {2}S01032024\.zip: zip corrompido ou incompleto \(/,
    )
    rmSync(path)
    copyFileSync(sound, path)
    await importZips(path)
    expect((await cli(dataDir, 'situacao')).stdout).not.toContain('recusados')
  })
})

test('oddly named files neither prevent parallel reading nor split acts', async () => {
  const { folder, dataDir, importZips } = createArchive()
  const part = (n: number) => ({ idMateria: '1', part: n, texto: `<p>parte${n}</p>` })
  const [, oddXml] = file(part(3))
  const others = Array.from({ length: 300 }, (_, i) => ({ idMateria: String(100 + i) }))
  const path = writeZip(folder, MONTH, [part(1), ...others, part(2), ['final.xml', oddXml]])
  const { summary } = await importZips(path)
  expect(summary).toMatchObject({ artigos: 303, publicacoes: 301 })
  expect(found(dataDir, 'parte1 parte2 parte3')).toHaveLength(1)
})

test('a folder of thousands of zips is imported, and skipped the second time', async () => {
  const { folder, dataDir, importZips } = createArchive()
  const editions = join(folder, 'edicoes')
  mkdirSync(editions)
  const days = 1_200
  for (let i = 0; i < days; i++) {
    const data = new Date(Date.UTC(2015, 0, 1 + i)).toISOString().slice(0, 10)
    writeZip(editions, `${data}-DO1.zip`, [{ idMateria: '1', data }])
  }
  expect((await importZips(editions)).summary).toMatchObject({ arquivos: days, novas: days })
  const { summary } = await importZips(editions)
  expect(summary).toMatchObject({ arquivos: days, pulados: days, iguais: days, edicoes: days })
  expect(rows(dataDir, "SELECT count(*) AS n FROM ledger WHERE estado = 'completa'")).toEqual([
    { n: days },
  ])
})

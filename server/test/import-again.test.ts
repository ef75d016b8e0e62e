import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { readConfig } from '../src/config.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { dump, found, rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import {
  MONDAY,
  TUESDAY,
  type TestArticle,
  type TestFile,
  manyArticles,
  writeZip,
} from './_editions.ts'

/** A new archive, and a short way to import zips into it. */
function createArchive() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  async function importZip(
    name: string,
    contents: (TestArticle | TestFile)[],
    ...options: string[]
  ) {
    const path = writeZip(folder, name, contents)
    const { code, stdout, stderr } = await cli(dataDir, 'importar', '--json', ...options, path)
    expect({ code, stderr }).toMatchObject({ code: 0 })
    return { summary: JSON.parse(stdout), stderr }
  }
  /** Those of acts and editions; those of rows have tests of their own. */
  const events = () =>
    rows(dataDir, `SELECT tipo, dados FROM events WHERE tipo <> 'linha.nova' ORDER BY seq`).map(
      ({ tipo, dados }) => ({
        tipo,
        ...JSON.parse(String(dados)),
      }),
    )
  return { folder, dataDir, importZip, events }
}

const EDITION = `${MONDAY}-DO1.zip`

describe('the same file again', () => {
  test('changes no row of any table and fires nothing', async () => {
    const { dataDir, importZip } = createArchive()
    const contents: (TestArticle | TestFile)[] = [
      { idMateria: '1' },
      { idMateria: '2', part: 1 },
      { idMateria: '2', part: 2 },
      { idMateria: '3', pubName: 'DO1E', attributes: { editionNumber: '54-A' } },
      { idMateria: '4', data: TUESDAY },
      ['broken.xml', '<'],
    ]
    const first = await importZip(EDITION, contents, '--notificar')
    const before = dump(dataDir)
    expect(before.publications).toHaveLength(4)
    expect(before.rejections).toHaveLength(1)

    for (const options of [[], ['--notificar']]) {
      const again = await importZip(EDITION, contents, ...options)
      expect(again.summary).toEqual({ ...first.summary, novas: 0, iguais: 4 })
      expect(again.stderr).toBe(first.stderr)
      expect(dump(dataDir)).toEqual(before)
    }
  })

  test('under another name or in another zip, the acts are still the same acts', async () => {
    const { dataDir, importZip } = createArchive()
    await importZip(EDITION, [{ idMateria: '1' }, { idMateria: '2' }])
    const { publications, segment_rows } = dump(dataDir)
    const { summary } = await importZip('copia.zip', [{ idMateria: '2' }, { idMateria: '1' }])
    expect(summary).toMatchObject({ publicacoes: 2, novas: 0, alteradas: 0, iguais: 2 })
    expect(dump(dataDir)).toMatchObject({ publications, segment_rows })
  })
})

describe('an act that has changed', () => {
  const before: TestArticle = {
    idMateria: '1',
    titulo: 'DECRETO Nº 1',
    ementa: 'Ementa.',
    texto: '<p>Nomeia jabuticaba.</p>',
  }
  const after = { ...before, texto: '<p>Nomeia pitanga.</p>' }

  test('gets a new version, the old one is kept, search finds the new words only', async () => {
    const { dataDir, importZip, events } = createArchive()
    await importZip(EDITION, [before, { idMateria: '2' }])
    expect(found(dataDir, 'jabuticaba')).toEqual(['DECRETO Nº 1'])

    const { summary } = await importZip(EDITION, [after, { idMateria: '2' }])
    expect(summary).toMatchObject({ publicacoes: 2, novas: 0, alteradas: 1, iguais: 1 })
    expect(found(dataDir, 'jabuticaba')).toEqual([])
    expect(found(dataDir, 'pitanga')).toEqual(['DECRETO Nº 1'])
    expect(found(dataDir, '*')).toEqual(['DECRETO Nº 1', 'PORTARIA Nº 2'])
    expect(rows(dataDir, 'SELECT versao FROM publications ORDER BY key')).toEqual([
      { versao: 2 },
      { versao: 1 },
    ])

    const [kept, ...others] = rows(dataDir, 'SELECT * FROM publication_versions')
    expect(others).toEqual([])
    expect(kept).toMatchObject({ versao: 1 })
    const record = decompressText(kept?.record as Uint8Array)
    expect(JSON.parse(record)).toMatchObject({
      id: kept?.id,
      titulo: 'DECRETO Nº 1',
      conteudo_completo: expect.stringContaining('jabuticaba'),
    })
    // Two versions are one act.
    expect(rows(dataDir, 'SELECT publicacoes, tentativas FROM ledger')).toEqual([
      { publicacoes: 2, tentativas: 2 },
    ])
    expect(events()).toEqual([])
  })

  test('an older file does not undo a newer change', async () => {
    const { dataDir, importZip } = createArchive()
    await importZip(EDITION, [before])
    await importZip(EDITION, [after])
    const { summary } = await importZip(EDITION, [before])
    expect(summary).toMatchObject({ alteradas: 0, iguais: 1 })
    expect(found(dataDir, 'pitanga')).toEqual(['DECRETO Nº 1'])
  })

  test('is counted in its new edition when it moves', async () => {
    const { dataDir, importZip } = createArchive()
    const sections = 'SELECT numero, publicacoes FROM edition_sections'
    await importZip(EDITION, [before, { idMateria: '2' }])
    expect(rows(dataDir, sections)).toEqual([{ numero: '54', publicacoes: 2 }])
    await importZip(EDITION, [
      { ...before, attributes: { editionNumber: '55' } },
      { idMateria: '2', attributes: { editionNumber: '55' } },
    ])
    expect(rows(dataDir, sections)).toEqual([{ numero: '55', publicacoes: 2 }])
    const { stdout } = await cli(dataDir, 'situacao', '--json')
    expect(JSON.parse(stdout)).toMatchObject({ publicacoes: 2, edicoes: 1 })
  })

  test('becomes an event only with --notificar, with the fields that changed', async () => {
    const { dataDir, importZip, events } = createArchive()
    await importZip(EDITION, [before])
    expect(events()).toEqual([])
    const [{ id } = {}] = rows(dataDir, 'SELECT id FROM publications')

    await importZip(EDITION, [after], '--notificar')
    const retitled = { ...after, titulo: 'DECRETO Nº 1-A' }
    await importZip(EDITION, [retitled], '--notificar')
    expect(events()).toEqual([
      {
        tipo: 'publicacao.atualizada',
        publicacao: id,
        versao: 2,
        campos_alterados: ['conteudo_completo'],
        motivo: 'reprocessamento',
        por: null,
        alcance: null,
        parte: null,
        situacao: 'publicada',
        antes: 'publicada',
      },
      {
        tipo: 'publicacao.atualizada',
        publicacao: id,
        versao: 3,
        campos_alterados: ['titulo', 'conteudo_completo'],
        motivo: 'reprocessamento',
        por: null,
        alcance: null,
        parte: null,
        situacao: 'publicada',
        antes: 'publicada',
      },
    ])
  })
})

test('a changed edition whose import is interrupted counts as partial until it is complete', async () => {
  const { folder, dataDir, importZip } = createArchive()
  const articles = manyArticles(500)
  await importZip(EDITION, articles)
  const ledger = 'SELECT estado, artigos, publicacoes, tentativas FROM ledger'
  const whole = { estado: 'completa', artigos: 500, publicacoes: 500, tentativas: 1 }
  expect(rows(dataDir, ledger)).toEqual([whole])

  const changed = articles.map((article) => ({ ...article, ementa: 'Ementa que faltava.' }))
  const contents = [...changed, { idMateria: '1' }]
  {
    using archive = openArchive(dataDir)
    const interrupt = new AbortController()
    const request = {
      paths: [writeZip(folder, EDITION, contents)],
      notify: false,
      signal: interrupt.signal,
      onProgress: () => interrupt.abort(),
    }
    await expect(
      importFiles(archive, readConfig({ ARAUTO_DATA_DIR: dataDir }), request),
    ).rejects.toThrow(/aborted/)
  }
  expect(rows(dataDir, ledger)).toEqual([{ ...whole, estado: 'parcial' }])
  const [{ n } = {}] = rows(dataDir, 'SELECT count(*) AS n FROM publication_versions')

  const { summary } = await importZip(EDITION, contents)
  expect(summary).toMatchObject({ novas: 1, alteradas: 500 - Number(n), iguais: n })
  expect(rows(dataDir, ledger)).toEqual([
    { estado: 'completa', artigos: 501, publicacoes: 501, tentativas: 2 },
  ])
})

describe('events for new acts', () => {
  test('one per act, in order, and one per edition when it is complete', async () => {
    const { dataDir, importZip, events } = createArchive()
    const extra = { pubName: 'DO1E', attributes: { editionNumber: '54-A' } }
    const acts = [{ idMateria: '1' }, { idMateria: '2' }, { idMateria: '3', ...extra }]
    await importZip(EDITION, [...acts, ['broken.xml', '<']], '--notificar')
    const ids = rows(dataDir, 'SELECT id FROM publications ORDER BY key').map(({ id }) => id)
    const news = ids.map((publicacao) => ({
      tipo: 'publicacao.nova',
      publicacao,
      situacao: 'publicada',
    }))
    expect(events()).toEqual(news)

    // The section's sound file completes its edition; the extra one is another section.
    await importZip(EDITION, acts, '--notificar')
    const whole = { tipo: 'edicao.publicada', data: MONDAY, numero: '54' }
    expect(events()).toEqual([...news, whole])

    await importZip(`${MONDAY}-DO1E.zip`, [{ idMateria: '3', ...extra }], '--notificar')
    const extraWhole = { tipo: 'edicao.publicada', data: MONDAY, numero: '54-A' }
    expect(events()).toEqual([...news, whole, extraWhole])

    // Another section of the same edition does not announce it again.
    await importZip(`${MONDAY}-DO2.zip`, [{ idMateria: '4', pubName: 'DO2' }], '--notificar')
    expect(events().slice(5)).toEqual([
      {
        tipo: 'publicacao.nova',
        publicacao: expect.stringMatching(/^pub_/),
        situacao: 'publicada',
      },
    ])
    const ulids = rows(dataDir, 'SELECT id FROM events').map(({ id }) => String(id))
    expect(new Set(ulids).size).toBe(ulids.length)
    for (const id of ulids) expect(id).toMatch(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  test('events repeated after a restore keep their ids; two events have two', async () => {
    const act: TestArticle = { idMateria: '1', texto: '<p>um</p>' }
    const changed = { ...act, texto: '<p>dois</p>' }
    const history = async () => {
      const { dataDir, importZip } = createArchive()
      await importZip(EDITION, [act, { idMateria: '2' }], '--notificar')
      await importZip(EDITION, [changed, { idMateria: '2' }], '--notificar')
      return rows(dataDir, 'SELECT id FROM events ORDER BY seq').map(({ id }) => String(id))
    }
    const first = await history()
    expect(new Set(first).size).toBe(first.length)
    expect(await history()).toEqual(first)

    const { dataDir, importZip } = createArchive()
    await importZip(EDITION, [changed, { idMateria: '2' }], '--notificar')
    const [other, ...same] = rows(
      dataDir,
      `SELECT id FROM events WHERE tipo <> 'linha.nova' ORDER BY seq`,
    )
    expect(first).not.toContain(other?.id) // another text is another event
    expect(first).toEqual(expect.arrayContaining(same.map(({ id }) => id)))
  })

  test('a silently imported edition is never announced later', async () => {
    const { importZip, events } = createArchive()
    await importZip(EDITION, [{ idMateria: '1' }])
    await importZip(EDITION, [{ idMateria: '1' }], '--notificar')
    expect(events()).toEqual([])
  })
})

describe('parts of a split act', () => {
  const parts = (...numbers: number[]) =>
    numbers.map((part) => ({
      idMateria: '7',
      part,
      titulo: 'EDITAL',
      texto: `<p>parte${part}</p>`,
    }))
  const KEPT = /1 ato mantido como estava/

  test.each([
    { given: [1], what: 'fewer' },
    { given: [2, 3], what: 'fewer, without the first' },
    { given: [4], what: 'one that is missing here, alone' },
    { given: [2, 3, 4], what: 'as many, but others' },
  ])('$what ($given) never replace parts 1, 2 and 3', async ({ given }) => {
    const { dataDir, importZip } = createArchive()
    await importZip(EDITION, parts(1, 2, 3))
    const { publications } = dump(dataDir)

    const { summary, stderr } = await importZip('de-novo.zip', parts(...given))
    expect(summary).toMatchObject({ publicacoes: 1, novas: 0, alteradas: 0, iguais: 1 })
    expect(stderr).toMatch(KEPT)
    expect(dump(dataDir)).toMatchObject({ publications })
    expect(found(dataDir, '"parte1 parte2 parte3"')).toEqual(['EDITAL'])
  })

  test.each([
    { held: [1, 3], given: [1, 2, 3], what: 'more' },
    { held: [2], given: [1, 2], what: 'the first' },
  ])('$what ($given) complete the parts $held', async ({ held, given }) => {
    const { dataDir, importZip } = createArchive()
    await importZip(EDITION, parts(...held))
    const { summary, stderr } = await importZip(EDITION, parts(...given))
    expect(summary).toMatchObject({ publicacoes: 1, alteradas: 1 })
    expect(stderr).toBe('')
    expect(found(dataDir, `"${given.map((n) => `parte${n}`).join(' ')}"`)).toEqual(['EDITAL'])
  })

  test('an act that is no longer split replaces its parts', async () => {
    const { dataDir, importZip } = createArchive()
    await importZip(EDITION, parts(1, 2))
    const whole = { idMateria: '7', titulo: 'EDITAL', texto: '<p>inteiro</p>' }
    expect((await importZip(EDITION, [whole])).summary).toMatchObject({ alteradas: 1 })
    expect(found(dataDir, 'inteiro')).toEqual(['EDITAL'])
    expect((await importZip(EDITION, parts(1, 2))).summary).toMatchObject({ iguais: 1 })
    expect(found(dataDir, 'inteiro')).toEqual(['EDITAL'])
  })
})

test('a rejected article is forgotten when the file is imported without the damage', async () => {
  const { dataDir, importZip } = createArchive()
  const ledger = 'SELECT estado, artigos, publicacoes, rejeitados FROM ledger'
  await importZip(EDITION, [{ idMateria: '1' }, ['515_20240318_2.xml', '<']])
  expect(rows(dataDir, ledger)).toEqual([
    { estado: 'parcial', artigos: 2, publicacoes: 1, rejeitados: 1 },
  ])
  await importZip(EDITION, [{ idMateria: '1' }, { idMateria: '2' }])
  expect(rows(dataDir, ledger)).toEqual([
    { estado: 'completa', artigos: 2, publicacoes: 2, rejeitados: 0 },
  ])
  expect(rows(dataDir, 'SELECT * FROM rejections')).toEqual([])

  // A damaged copy of a complete file is reported, and changes nothing.
  const damaged = await importZip('copia.zip', [{ idMateria: '1' }, ['x.xml', '<']])
  expect(damaged.stderr).toMatch(/^Aviso: copia\.zip: x\.xml separado com erro/)
  expect(rows(dataDir, ledger)).toMatchObject([{ estado: 'completa', publicacoes: 2 }])
})

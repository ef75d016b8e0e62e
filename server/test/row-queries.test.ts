import { expect, test } from 'vitest'
import { KEYS_PER_DAY } from '../engine/port.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { unpackMovement } from '../src/gazette/rows/packed-movement.ts'
import { relationRules } from '../src/gazette/relations/rules.ts'
import type { AskedFilters } from '../src/search/search-reader.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { createRowQueries } from '../src/service/rows/row-queries.ts'
import { createArchiveStore } from '../src/store/archive/archive-store.ts'
import { searchEmbedded } from '../src/store/index/search-embedded.ts'
import { startApi } from './_api.ts'
import type { TestArticle } from './_editions.ts'

const act = (idMateria: string, pubName: string): TestArticle => ({
  idMateria,
  pubName,
  texto: '<p>Obras.</p>',
})

test.each<[AskedFilters, string[]]>([
  [{}, ['2', 'extra']],
  [{ secoes: ['2'] }, ['2']],
  [{ situacoes: ['revogada'] }, []],
])('a query for rows finds the acts that can have some alone: %j', async (filters, sections) => {
  await using api = await startApi([
    act('1', 'DO1'),
    act('2', 'DO2'),
    act('3', 'DO3'),
    act('4', 'DO2E'),
  ])
  using archive = openArchive(api.dataDir)
  const store = createArchiveStore({
    sql: archive.sql,
    search: searchEmbedded(archive.index, archive.indexVersion),
    rules: relationRules,
    keysPerDay: KEYS_PER_DAY,
    unpackMovement,
  })
  const rows = createRowQueries(
    { name: 'pessoal', secoes: ['2'], readerOf: ({ personnel }) => personnel },
    async () => [],
  )
  const found = await store.read(async (view) => {
    const acts = { termo: 'obras', filters, leitura: READING_VERSION }
    const params = { own: {}, acts, order: 'recentes' as const, after: null, limite: 1 }
    const { among } = await rows.filterOf(view, params)
    return view.actHeads(among!)
  })
  expect(found.map(({ secao }) => secao).toSorted()).toEqual(sections)
})

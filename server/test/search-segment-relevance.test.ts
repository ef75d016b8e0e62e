import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createRandom } from '../demo/sample/random.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { readQuery } from '../src/search/reading/reading.ts'
import { type ActKey, type IndexChange, type SearchableAct, KEYS_PER_DAY } from '../engine/port.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { FIRST_DAY, createRandomArchive } from './_random-archive.ts'
import { rank } from './_reference-relevance.ts'

test('the order by relevance equals that computed act by act, on every page', () => {
  const random = createRandom('relevance')
  const supply = createRandomArchive(random)
  const index = createIndex()
  const archive = new Map<ActKey, SearchableAct>()
  for (let round = 0; round < 12; round++) {
    for (let batch = 0; batch < 4; batch++) {
      index.apply(Array.from({ length: 25 }, change))
      if (random.chance(0.5)) index.mergeStep(random.below(10))
    }
    for (let i = 0; i < 40; i++) {
      const query = supply.query()
      const expected = rank(query, archive)
      const offset = random.pick([0, 0, 3, 50])
      const limit = random.pick([5, 20, 1_000])
      const page = { filters: {}, order: 'relevancia', offset, limit } as const
      const found = index.search({ query, ...page })
      expect({ query, ...found }).toEqual({
        query,
        total: expected.length,
        keys: expected.slice(offset, offset + limit),
      })
    }
  }

  function change(): IndexChange {
    const known = [...archive.keys()]
    const isOld = known.length > 0 && random.chance(0.15)
    const key = isOld ? random.pick(known) : keyOf(random.below(100_000))
    if (isOld && random.chance(0.5)) {
      archive.delete(key)
      return { kind: 'remove', key }
    }
    const act = supply.act()
    archive.set(key, act)
    return { kind: 'put', key, act: analyzeAct(act) }
  }
})

test('skipping stripes changes nothing: many acts, few that stand out', () => {
  const random = createRandom('stripes')
  const index = createIndex()
  const archive = new Map<ActKey, SearchableAct>()
  // Long acts first, so that the average length changes after the first segments were written.
  for (let batch = 0; batch < 8; batch++) {
    const changes = Array.from({ length: 700 }, (_, i): IndexChange => {
      const key = keyOf(batch * 1_000 + i)
      const act = plainAct(batch, random.below(1_000))
      archive.set(key, act)
      return { kind: 'put', key, act: analyzeAct(act) }
    })
    index.apply(changes)
    if (batch % 3 === 0) while (index.mergeStep(50));
  }
  for (const termo of [
    'edital',
    'edital contrato',
    'contrato de edital',
    'contrato palavras ato',
    'edital OU contrato',
    '"edital contrato"',
    'obra',
    'homologação',
    'homologar edital',
    'contrato homologação edital',
    'homologar OU edital',
  ]) {
    const { query } = readQuery(termo)
    const ranked = rank(query, archive)
    for (const offset of [0, 10, 3_000]) {
      const page = { filters: {}, order: 'relevancia', offset, limit: 20 } as const
      expect(index.search({ query, ...page }).keys).toEqual(ranked.slice(offset, offset + 20))
    }
  }

  function plainAct(batch: number, n: number): SearchableAct {
    const filler = 'palavras de um ato comum '.repeat(batch < 4 ? 40 : 1 + (n % 5))
    const edital = n < 900 ? 'edital '.repeat(1 + (n % 3)) : ''
    const contrato = n % 2 === 0 ? 'contrato ' : ''
    const homologado = `${n % 3 === 0 ? 'homologado '.repeat(1 + (n % 4)) : ''}${n % 5 < 2 ? 'homologação ' : ''}`
    return {
      titulo: n === 7 ? 'edital de obra' : 'aviso',
      ementa: null,
      conteudo_completo: `${edital}${contrato}${homologado}${filler}${n < 4 ? 'edital '.repeat(300) : ''}`,
      orgao: 'Ministério da Saúde',
      assinatura: '',
      tipo_ato: 'Aviso',
      secao: '3',
      secao_base: '3',
      edicao: '1',
      data_publicacao: '2023-05-12',
    }
  }
})

function keyOf(i: number): ActKey {
  return (FIRST_DAY + Math.floor(i / 500)) * KEYS_PER_DAY + (i % 500)
}

function createIndex() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  return createSegmentIndex(db)
}

import { describe, expect, test } from 'vitest'
import { parseWritten, printQuery, rememberStopWords } from '../../../engine/query.ts'
import { phraseKeys } from './lexicon.ts'
import { readSameThing, readSynonym, spelledForm, SYNONYM_GROUPS } from './synonyms.ts'
import { SYNONYM_ROWS } from './synonym-table.ts'
import type { Run } from './widening.ts'

const runOf = (text: string): Run => {
  const query = rememberStopWords(parseWritten(text))
  return (query.kind === 'and' ? query.children : [query]).filter((one) => one.kind === 'word')
}
const keyOf = (form: string) => phraseKeys(form).join(' ')

describe('every row of the table', () => {
  test('is written as the table says', () => {
    const rows = SYNONYM_ROWS.trim().split('\n').map((row) => row.trim()) // prettier-ignore
    for (const row of rows)
      expect(row).toMatch(
        /^(?:|# .+|[^,=>|]+(?: = [^,=>|]+)+(?: > [^,=>|]+)?|[^,=>|]+(?:(?:, | \| )[^,=>|]+)*(?: > [^,=>|]+(?:, [^,=>|]+)*)?)$/,
      )
    expect(SYNONYM_GROUPS.length).toBeGreaterThan(2_500)
  })

  test.each(SYNONYM_GROUPS.map((group) => [group.typed[0]!, group] as const))(
    '%s: has forms that the analysis does not unite already',
    (_, { found }) => {
      expect(new Set(found.map(keyOf)).size).toBeGreaterThan(1)
      expect(new Set(found).size).toBe(found.length)
    },
  )

  test.each(SYNONYM_GROUPS.flatMap(({ typed }) => typed))(
    '%s: is read wholly, and as other forms',
    (form) => {
      const run = runOf(form)
      const from = run.findIndex(({ word }) => phraseKeys(word).length > 0)
      const widening = readSynonym(run.slice(from))
      expect(widening?.length).toBe(run.length - from)
      expect(widening?.added.length).toBeGreaterThan(0)
    },
  )

  test('is the only one for what is typed', () => {
    const typed = SYNONYM_GROUPS.flatMap(({ typed }) => typed.map(keyOf))
    expect(typed.filter((key, i) => typed.indexOf(key) !== i)).toEqual([])
  })
})

test.each([
  ['remédios', ['medicamento', 'farmaco']],
  [
    'caixões',
    [
      'ataude',
      '"urna funeraria"',
      '"urnas funerarias"',
      '"urna funerarias"',
      '"urnas funeraria"',
      '"urna mortuaria"',
      '"urnas mortuarias"',
      '"urna mortuarias"',
      '"urnas mortuaria"',
    ],
  ],
  ['aluguel', ['alugar', 'locacao', 'locar']],
  ['titulo:geladeira', ['titulo:refrigerador']],
])('%s', (termo, added) => {
  expect(readSynonym(runOf(termo))?.added.map((query) => printQuery(query))).toEqual(added)
})

test.each([
  ['hanseníase', 'lepra', 'leproso'],
  ['dependente químico', 'drogado', 'viciado'],
  ['morador de rua', 'mendigo', 'mendigo'],
  ['surdez', 'mudo', 'mudo'],
  ['gay', 'transexual', 'LGBT'],
  ['aprendiz', 'estágio', 'estagiária'],
  ['javali', '"mexilhao dourado"', 'mexilhao'],
  ['cigano', 'terreiro', '"matriz africana"'],
  ['samba', 'forró', 'frevo'],
  ['COFINS', 'PIS', 'PASEP'],
])('%s means nothing that insults or is something else', (typed, ...strange) => {
  const added = readSynonym(runOf(typed))?.added.map((query) => printQuery(query)) ?? []
  expect(added).not.toHaveLength(0)
  expect(added.filter((one) => strange.map(folded).includes(folded(one)))).toEqual([])
})

test('a conflict of interests is no war', () => {
  expect(readSynonym(runOf('conflito de interesse'))).toBeNull()
})

test('a bed of a hospital is no apple', () => {
  expect(spelledForm('maca')).toBe('maca')
})

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

test('a wider word does not mean a narrower one', () => {
  expect(readSynonym(runOf('carros'))?.added).toContainEqual({
    kind: 'word',
    field: null,
    word: 'veiculo',
  })
  expect(readSynonym(runOf('veículos'))).toBeNull()
})

test('the most words are read together', () => {
  expect(readSynonym(runOf('van escolar usada'))?.length).toBe(2)
  expect(readSynonym(runOf('licença sem nenhum salário'))).toBeNull()
})

test('two names of one thing are also read strictly', () => {
  expect(readSameThing(runOf('GLP'))?.added.map((query) => printQuery(query))).toContain(
    '"gas liquefeito de petroleo"',
  )
  expect(readSameThing(runOf('gás de cozinha'))).toBeNull()
})

test('of two names of one thing, what is wider is not read strictly', () => {
  const addedBy = (read: typeof readSynonym) =>
    read(runOf('EUA'))?.added.map((query) => printQuery(query)) ?? []
  expect(addedBy(readSynonym)).toContain('"estados unidos"')
  expect(addedBy(readSameThing)).not.toContain('"estados unidos"')
  expect(addedBy(readSameThing)).toContain('"estados unidos da america"')
})

test.each([
  ['pintar', ['pintura', 'pintor']],
  ['drenagem', ['drenar']],
  ['doa', ['doar', 'doacao']],
  ['vendeu', ['vender', 'venda']],
])('%s: words of the same root', (termo, added) => {
  expect(readSynonym(runOf(termo))?.added.map((query) => printQuery(query))).toEqual(added)
})

test('a form of several words is sought with the noun and the verb that it begins with', () => {
  const added = readSynonym(runOf('pediu demissão'))?.added.map((query) => printQuery(query))
  expect(added).toEqual(expect.arrayContaining(['"exoneracao a pedido"', '"exonerar a pedido"']))
})

test('of a form of two words one may be in the plural alone', () => {
  const added = readSynonym(runOf('comida por sonda'))?.added.map((query) => printQuery(query))
  expect(added).toEqual(
    expect.arrayContaining(['"dieta enteral"', '"dietas enterais"', '"dietas enteral"']),
  )
})

test('a form of a verb is read as the verb', () => {
  const added = readSynonym(runOf('viaja'))?.added.map((query) => printQuery(query))
  expect(added).toEqual(expect.arrayContaining(['viajar', 'viagem', '"afastamento do pais"']))
  expect(readSynonym(runOf('casa'))).toBeNull()
  expect(readSynonym(runOf('nomeia'))).toBeNull() // the stemmer knows
})

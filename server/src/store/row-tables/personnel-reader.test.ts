import { expect, test } from 'vitest'
import { statementsOf } from '../../../test/_query-plans.ts'
import { unpackMovement } from '../../gazette/rows/packed-movement.ts'
import { levelsFrom, readLevelCode } from '../../gazette/rows/personnel/level-keys.ts'
import type { PersonnelFilter } from '../../service/rows/personnel-rows.ts'
import { createPersonnelReader } from './personnel-reader.ts'

const above = (...codes: string[]) => codes.flatMap((code) => levelsFrom(readLevelCode(code)!)!)

/** What the counts of these rows take, and a page of them. */
const listing = (filter: PersonnelFilter) =>
  statementsOf(async (sql) => {
    const reader = createPersonnelReader(sql, { keysPerDay: 2 ** 20, unpackMovement })
    await reader.sums(filter)
    for (const column of ['tipo_movimentacao', 'sigla_funcao', 'codigo'] as const)
      await reader.counts(filter, column)
    await reader.days(filter)
    await reader.page(filter, { order: 'recentes', after: null, limit: 20 })
  })

test('any number of levels makes the same statements', async () => {
  const [two, many] = await Promise.all(
    [above('FCE 1.19'), above('FCE 1.02', 'CCE 5', 'CD 4')].map((niveis_min) =>
      listing({ niveis_min }),
    ),
  )
  expect(many).toEqual(two)
})

test.each<[string, PersonnelFilter]>([
  ['by_tipo', { tipos: ['nomeacao'] }],
  ['by_tipo', { tipos: ['nomeacao', 'exoneracao'], substituto: false }],
  ['by_orgao', { orgaos: ['Ministério de Teste'], substituto: true }],
  ['by_sigla', { siglas: ['FCE'] }],
  ['by_grau', { niveis_min: above('FCE 1.15') }],
  ['by_grau', { niveis: above('FCE 1.20'), substituto: false }],
  ['by_sigla', { tipos: ['nomeacao'], siglas: ['FCE'], secoes: ['2'] }],
  ['by_orgao', { orgaos: ['Ministério de Teste'], secoes: ['2'] }],
  ['by_grau', { niveis: above('FCE 1.20'), secoes: ['2'] }],
  ['by_sigla', { siglas: ['FCE'], secoes: ['2'] }],
  ['in_order', { acts: { from: 1, to: 2 }, secoes: ['2'] }],
])('%s: counting reads this index alone, and so does finding the rows', async (name, filter) => {
  for (const { plan } of await listing(filter))
    expect(plan).toContain(`SEARCH c USING COVERING INDEX pessoal_${name}`)
})

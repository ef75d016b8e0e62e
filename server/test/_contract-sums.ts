import { expect, test } from 'vitest'
import { systemClock } from '../src/lib/time/clock.ts'
import type { ContractFilter } from '../src/service/rows/contract-rows.ts'
import { countWrongSums, rebuildSums } from '../src/store/row-tables/check-sums.ts'
import { createContractReader } from '../src/store/row-tables/contract-reader.ts'
import { contratos } from '../src/store/row-tables/tables.ts'
import { present } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'

const DAY = 2 ** 20
const KINDS = ['contrato', 'termo_aditivo', 'ata_registro_precos']
const BIDS = ['pregao', 'dispensa', null]
const BODIES = ['Ministério A', 'Ministério B/Secretaria']

/** At the limits of bands of amounts, within them, and far apart. */
const AMOUNTS = [
  -1, 0, 7, 10, 99, 100, 109, 110, 1_234_567, 999_999, 1_000_000, 1_000_001, 1_099_999, 1_100_000,
  98_765_432_109,
]

/** Three rows to an act, each third act's with a total in common; three acts to a day. */
const rows = Array.from({ length: 90 }, (_, i) => {
  const act = Math.floor(i / 3)
  const isCommon = act % 3 === 0
  return {
    key: (Math.floor(act / 3) + 8_000) * DAY + (act % 3),
    seq: i % 3,
    orgao: BODIES[act % 2]!,
    tipo_instrumento: KINDS[(isCommon ? act : i) % 3]!,
    modalidade: BIDS[act % BIDS.length]!,
    uasg: null,
    fornecedor: null,
    valor: isCommon || i % 5 === 0 ? null : AMOUNTS[i % AMOUNTS.length]!,
    valor_comum: isCommon ? act * 1_000 : null,
    instrumento: isCommon ? 0 : i % 3,
    data_assinatura: i % 4 === 0 ? null : `2023-05-${String(10 + (i % 7))}`,
    vigencia_fim: i % 6 === 0 ? null : `2024-0${1 + (i % 5)}-${i % 2 === 0 ? '01' : '31'}`,
    numero: null,
    ano: null,
    licitacao: null,
    licitacao_ano: null,
    processo: null,
    contratante: null,
    contratante_nome: null,
    fornecedor_nome: null,
    linha: new Uint8Array(),
  }
})
type Row = (typeof rows)[number]

/** Each amount with each, as they are and beside one another; those without a limit, too. */
const LIMITS = [undefined, ...AMOUNTS.flatMap((one) => [one - 1, one])]

const days = (from: number, to: number) => ({
  acts: { from: (8_000 + from) * DAY, to: (8_000 + to + 1) * DAY - 1 },
})

const CASES: [string, ContractFilter, (row: Row) => boolean][] = [
  ['all', {}, () => true],
  ['an open period', { acts: { from: undefined, to: undefined } }, () => true],
  ['days', days(2, 4), ({ key }) => key >= 8_002 * DAY && key < 8_005 * DAY],
  ['within days', { acts: { from: 8_000 * DAY + 1 } }, ({ key }) => key > 8_000 * DAY],
  [
    'ranges without limits, as they are asked over HTTP',
    {
      valor: { from: undefined, to: undefined },
      data_assinatura: { from: undefined, to: undefined },
      vigencia_fim: { from: undefined, to: undefined },
    },
    () => true,
  ],
  [
    'a month of ends',
    { vigencia_fim: { from: '2024-02-01', to: '2024-02-31' } },
    (row) => row.vigencia_fim?.startsWith('2024-02') === true,
  ],
  [
    'ends until a day, of a kind',
    { vigencia_fim: { to: '2024-03-01' }, tipos: ['contrato'] },
    (row) =>
      row.vigencia_fim !== null &&
      row.vigencia_fim <= '2024-03-01' &&
      row.tipo_instrumento === 'contrato',
  ],
  [
    'signatures since a day, of a form of bid',
    { data_assinatura: { from: '2023-05-13' }, modalidades: ['pregao'] },
    (row) =>
      row.data_assinatura !== null &&
      row.data_assinatura >= '2023-05-13' &&
      row.modalidade === 'pregao',
  ],
  [
    'amounts of a kind and a form of bid',
    { valor: { from: 105, to: 1_050_000 }, tipos: ['contrato'], modalidades: ['dispensa'] },
    (row) =>
      row.valor !== null &&
      row.valor >= 105 &&
      row.valor <= 1_050_000 &&
      row.tipo_instrumento === 'contrato' &&
      row.modalidade === 'dispensa',
  ],
  ['a kind', { tipos: ['contrato'] }, (row) => row.tipo_instrumento === 'contrato'],
  ['bids', { modalidades: ['pregao', 'dispensa'] }, (row) => row.modalidade !== null],
  ['a body', { orgaos: [BODIES[1]!] }, (row) => row.orgao === BODIES[1]],
  [
    'a body and amounts',
    { orgaos: [BODIES[1]!], valor: { from: 105 } },
    ({ orgao, valor }) => orgao === BODIES[1] && valor !== null && valor >= 105,
  ],
  [
    'bodies and ends',
    { orgaos: [...BODIES], vigencia_fim: { from: '2024-02-01', to: '2024-03-01' } },
    ({ vigencia_fim: end }) => end !== null && end >= '2024-02-01' && end <= '2024-03-01',
  ],
  [
    'a body and days',
    { orgaos: [BODIES[1]!], ...days(2, 4) },
    ({ orgao, key }) => orgao === BODIES[1] && key >= 8_002 * DAY && key < 8_005 * DAY,
  ],
]

const RANGES = LIMITS.flatMap((from) => LIMITS.map((to) => ({ from, to })))

/** Sums that are not those of the rows are found, and made anew, on any database. */
export function testWrongSums(open: () => Promise<Sql>): void {
  test('wrong sums are counted, also where writers have noted more, and made anew', async () => {
    const sql = await open()
    const insert = contratos.insert()
    const write = (some: Row[]) =>
      sql.transaction(async (tx) => {
        for (const row of some) await insert(tx, row)
      })
    await write(rows.slice(0, 60))
    const rewrite = (row: Row) =>
      sql.transaction(async (tx) => {
        await tx.run('DELETE FROM contratos WHERE key = $1 AND seq = $2', [row.key, row.seq])
        await insert(tx, { ...row, orgao: BODIES[0]! })
      })
    const { addUpContracts } = sql.dialect
    if (addUpContracts !== null) await sql.transaction((tx) => tx.one(present, addUpContracts))
    await write(rows.slice(60))
    expect(await countWrongSums(sql, DAY)).toBe(0)
    await sql.run(`UPDATE contratos_por_dia SET soma = soma + 1 WHERE dia = 8001`)
    const wrongDays = await countWrongSums(sql, DAY)
    expect(wrongDays).toBeGreaterThan(0)
    await sql.run(`DELETE FROM contratos_por_orgao WHERE orgao = '${BODIES[0]}'`)
    await sql.run(`UPDATE contratos_por_faixa SET linhas = linhas + 1`)
    await sql.run(`INSERT INTO contratos_por_dia VALUES (1, 'contrato', '', 2, 0, 0)`)
    expect(await countWrongSums(sql, DAY)).toBeGreaterThan(wrongDays + 1)
    // Others write meanwhile, and another wants to do the same.
    const rebuilding = [rebuildSums(sql, systemClock, DAY), rebuildSums(sql, systemClock, DAY)]
    await Promise.all([
      Promise.allSettled(rebuilding),
      ...rows.filter(({ seq }) => seq === 2).map(rewrite),
      sql.run('DELETE FROM contratos WHERE seq = 0'),
    ])
    expect(await countWrongSums(sql, DAY)).toBe(0)
    const ended = await Promise.allSettled(rebuilding)
    expect(ended.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { codigo: 'conflito' } },
    ])
    expect(ended).toContainEqual({ status: 'fulfilled', value: 0 })
    expect(await rebuildSums(sql, systemClock, DAY)).toBe(0)
    // What is written from then on is added to them.
    await sql.run('DELETE FROM contratos WHERE seq = 1')
    expect(await countWrongSums(sql, DAY)).toBe(0)
  })
}

/** What the sums of contracts are, on any database: those of its rows, also when some are gone. */
export function testContractSums(open: () => Promise<Sql>): void {
  test('sums of any amounts are those of the rows', async () => {
    const sql = await open()
    const insert = contratos.insert()
    await sql.transaction(async (tx) => {
      for (const row of rows) await insert(tx, row)
    })
    const reader = createContractReader(sql, DAY)
    for (const { from, to } of RANGES) {
      const found = rows.filter(
        ({ valor }) =>
          (from === undefined && to === undefined) ||
          (valor !== null && valor >= (from ?? valor) && valor <= (to ?? valor)),
      )
      const sums = await reader.sums({ valor: { from, to } })
      expect({ from, to, linhas: sums.reduce((sum, { linhas }) => sum + linhas, 0) }).toEqual({
        from,
        to,
        linhas: found.length,
      })
      if (from === undefined && to === undefined) continue
      const cents = sums.reduce((sum, { valor }) => sum + Math.round(valor * 100), 0)
      expect({ from, to, cents }).toEqual({
        from,
        to,
        cents: found.reduce((sum, { valor }) => sum + valor!, 0),
      })
    }
  })

  test.each(CASES)(
    'sums are those of the rows, also when some are gone: %s',
    async (_, filter, finds) => {
      const sql = await open()
      const insert = contratos.insert()
      await sql.transaction(async (tx) => {
        for (const row of rows) await insert(tx, row)
        await tx.run(`DELETE FROM contratos WHERE key % ${DAY} = 1 OR key < ${8_001 * DAY}`)
      })
      const left = rows.filter(({ key }) => key % DAY !== 1 && key >= 8_001 * DAY).filter(finds)
      const reader = createContractReader(sql, DAY)
      await expectSums()
      const { addUpContracts } = sql.dialect
      if (addUpContracts === null) return
      await sql.transaction((tx) => tx.one(present, addUpContracts))
      await expectSums()

      async function expectSums() {
        expect(await counted('tipo_instrumento')).toEqual(addedUp((row) => row.tipo_instrumento))
        expect(await counted('modalidade')).toEqual(addedUp((row) => row.modalidade))
        expect(await counted('orgao')).toEqual(addedUp((row) => row.orgao))
        const byDay = new Map<string, [number, number, number]>()
        for (const { first, total, com_valor, soma } of await reader.days(filter)) {
          const day = String(Math.floor(first / DAY))
          const before = byDay.get(day) ?? [0, 0, 0]
          byDay.set(day, [before[0] + total, before[1] + com_valor, before[2] + soma])
        }
        expect(byDay).toEqual(addedUp(({ key }) => String(Math.floor(key / DAY))))
      }

      async function counted(facet: 'tipo_instrumento' | 'modalidade' | 'orgao') {
        const counts = await reader.counts(filter, facet)
        return new Map(
          counts.map(({ valor, total, com_valor, soma }) => [valor, [total, com_valor, soma]]),
        )
      }

      function addedUp(valueOf: (row: Row) => string | null): Map<string, number[]> {
        const groups = Map.groupBy(left, valueOf)
        groups.delete(null)
        return new Map(
          [...groups].map(([value, all]) => {
            const shared = new Map(
              all.flatMap((row) =>
                row.valor_comum === null
                  ? []
                  : [[`${row.key} ${row.instrumento}`, row.valor_comum]],
              ),
            )
            const own = all.reduce((sum, { valor }) => sum + (valor ?? 0), 0)
            const common = [...shared.values()].reduce((sum, one) => sum + one, 0)
            const withAmount = all.filter((row) => row.valor !== null || row.valor_comum !== null)
            return [value!, [all.length, withAmount.length, own + common]]
          }),
        )
      }
    },
  )
}

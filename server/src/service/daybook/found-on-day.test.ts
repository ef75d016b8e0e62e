import { expect, test } from 'vitest'
import { type StoredAlert, newAlert } from '../../alerts/alert.ts'
import { Problem } from '../../lib/errors/problem.ts'
import { type FindingDeps, foundOnDay } from './found-on-day.ts'

const NOW = new Date('2026-03-16T12:00:00.000Z')
const day = {
  data: '2026-03-16',
  now: NOW,
  reports: [],
  log: { pendingSince: null, sections: [], editions: [], roots: new Map<string, string>() },
}
const alertWith = (emails: string[]): StoredAlert =>
  newAlert(
    { nome: 'Tudo', consulta: 'a*', canais: { emails } },
    { id: 'alr_1', conta_id: 'cta_1', now: NOW },
  )
const ids = (count: number) => Array.from({ length: count }, (_, at) => `pub_${at}`)

/** An archive that has as many acts as are asked for, and one more. */
const deps: FindingDeps = {
  alerts: { seeking: () => Promise.resolve(null) },
  rows: { acts: async () => ({ acts: [], avisos: [] }), near: async () => [] },
  archive: {
    matching: (_params, limit) => Promise.resolve(ids(limit).map((id) => ({ id, termos: [] }))),
  },
}

test('an alert with more acts than a search returns is not told as checked', async () => {
  const [finding] = await foundOnDay(deps, [alertWith([])], [], day)
  expect([finding!.isChecked, finding!.matches.length]).toEqual([false, 5_000])
})

test('nor are alerts of a day with more records than are read', async () => {
  const recorded = ids(50_000).map((publicacao) => ({ alertaId: 'alr_2', publicacao, evento: '' }))
  const isChecked = async (count: number) =>
    (await foundOnDay(deps, [alertWith(['a@exemplo.br'])], recorded.slice(0, count), day))[0]!
      .isChecked
  expect(await isChecked(49_999)).toBe(true)
  expect(await isChecked(50_000)).toBe(false)
})

test('an alert of too many rows is told as unchecked, with what was recorded, and others as ever', async () => {
  const linhas = { tabela: 'contratos', vigencia_fim_em_dias: 90 } as const
  const broad = newAlert(
    { nome: 'Contratos que acabam', filtros: { linhas } },
    { id: 'alr_2', conta_id: 'cta_1', now: NOW },
  )
  const near = () => Promise.reject(new Problem('parametro_invalido', 'encontra 25000 linhas'))
  const rows = { ...deps.rows, near }
  const recorded = [{ alertaId: 'alr_2', publicacao: 'pub_1', evento: 'evt_1' }]
  const alerts = [broad, alertWith([])]
  const findings = await foundOnDay({ ...deps, rows }, alerts, recorded, day)
  expect(findings[0]).toEqual({
    alertaId: 'alr_2',
    matches: [{ publicacao: 'pub_1', evento: 'evt_1', termos: [] }],
    isChecked: false,
  })
  expect(findings[1]!.matches).toHaveLength(5_000)
})

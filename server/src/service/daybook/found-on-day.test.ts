import { expect, test } from 'vitest'
import { type StoredAlert, newAlert } from '../../alerts/alert.ts'
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

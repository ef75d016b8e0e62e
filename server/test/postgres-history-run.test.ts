import { expect, test } from 'vitest'
import type { HistoryRun } from '../src/service/operation/history-run.ts'
import { createHistoryRunStore, readHistoryRun } from '../src/store/operation/history-run.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const runBegunAt = (at: string): HistoryRun => ({
  estado: 'trazendo',
  de: '2012-01',
  ate: '2013-12',
  mes: null,
  meses: 24,
  meses_prontos: 0,
  falta_ms: null,
  motivo: null,
  comecou_em: at,
  visto_em: at,
})

test.runIf(hasPostgres('one historico at a time'))(
  'of many that begin at once, one has the archive, until it is silent',
  async () => {
    await using postgres = await openTestPostgres()
    const store = createHistoryRunStore(postgres.sql)
    const runs = [1, 2, 3, 4].map((i) => runBegunAt(`2026-11-20T12:00:00.00${i}Z`))
    const claim = (run: HistoryRun) => store.claim(run, '2026-11-20T11:59:00.000Z')
    const claimed = await Promise.all(runs.map(claim))
    expect(claimed.filter(Boolean)).toHaveLength(1)
    const first = runs[claimed.indexOf(true)]!
    expect(await store.note(first)).toBe(true)
    const next = runBegunAt('2026-11-20T12:01:01.000Z')
    expect(await store.claim(next, '2026-11-20T12:00:01.000Z')).toBe(true)
    expect(await store.note(first)).toBe(false)
    expect(await readHistoryRun(postgres.sql)).toMatchObject({ comecou_em: next.comecou_em })
  },
)

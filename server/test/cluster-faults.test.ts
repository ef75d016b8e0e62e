import { describe, expect, onTestFinished, test } from 'vitest'
import { KINDS } from '../../bench/faults/faults.ts'
import { runFaults } from '../../bench/faults/run-faults.ts'
import { temporaryFolder } from './_cli.ts'
import { hasOpenSearch } from './_opensearch.ts'
import { hasPostgres } from './_postgres.ts'

const what = 'faults of a cluster'

/** The short form of bench/faults: each kind once, on one node. */
describe.runIf(hasPostgres(what) && hasOpenSearch(what))('a cluster to which things happen', () => {
  test('loses nothing, repeats at most what was in flight, and never answers partially', async () => {
    const home = temporaryFolder() // it goes last
    const cleanup = new AsyncDisposableStack()
    onTestFinished(() => cleanup.disposeAsync())
    const result = await runFaults(
      home,
      {
        seed: 'curta',
        faults: KINDS.length,
        kinds: KINDS,
        isLong: false,
        lanes: 3,
        longStopMs: 12_000,
        longestMs: 240_000,
        quietMs: 180_000,
        nodes: 1,
        receivers: 6,
        collected: { days: 4, acts: 10, pauseMs: 500 },
        fed: { days: 40, acts: 10 },
      },
      cleanup,
    )
    expect(result.violations).toEqual([])
    expect(result.faults.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted())
  }, 600_000)
})

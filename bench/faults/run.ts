/*
 * node bench/faults/run.ts [--longas] [--falhas 300] [--minutos 60] [--semente 1] [--rapido] [--pasta DIR]
 *
 * Runs a whole cluster of real processes on this machine: six of the service, PostgreSQL, three nodes of
 * OpenSearch. While acts come in, are delivered and searched for, it kills and stops processes, cuts
 * connections, kills, stops and restarts the database and nodes, delays the index's answers, deletes the
 * index or its alias, tries to move an archive in, and sets clocks an hour off. After each fault every process
 * is asked whether it finds what was committed, or tells what it lacks. --longas: only what takes the
 * index away or lasts a minute, once each, one after the other. Prints Markdown for RESULTS.md. Exits with
 * 1 if anything was lost or wrong, or was written by a process that held no lease for it.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { load, machine } from '../lib/machine.ts'
import { progressDone } from '../lib/progress.ts'
import { KINDS, LONG_KINDS } from './faults.ts'
import { report } from './report.ts'
import { runFaults } from './run-faults.ts'

const { values } = parseArgs({
  options: {
    falhas: { type: 'string' },
    minutos: { type: 'string', default: '60' },
    semente: { type: 'string', default: '1' },
    longas: { type: 'boolean', default: false },
    rapido: { type: 'boolean', default: false },
    pasta: { type: 'string' },
  },
})
const { rapido: quick, longas: isLong } = values
const kinds = isLong ? LONG_KINDS : KINDS
const faults = Number(values.falhas ?? (isLong || quick ? kinds.length : 300))

await using cleanup = new AsyncDisposableStack()
const home = values.pasta ? resolve(values.pasta) : mkdtempSync(join(tmpdir(), 'arauto-faults-'))
mkdirSync(home, { recursive: true })
if (!values.pasta) cleanup.defer(() => rmSync(home, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanup.disposeAsync().finally(() => process.exit(1)))

const loadBefore = load()
const result = await runFaults(
  home,
  {
    seed: values.semente,
    faults,
    kinds,
    isLong,
    lanes: isLong ? 1 : quick ? 3 : 4,
    longStopMs: quick ? 15_000 : 60_000,
    longestMs: Number(values.minutos) * 60_000,
    quietMs: 10 * 60_000,
    nodes: quick ? 1 : 3,
    receivers: 6,
    collected: quick
      ? { days: 10, acts: 10, pauseMs: 1_000 }
      : { days: 40, acts: 10, pauseMs: 4_000 },
    fed: { days: 500, acts: 10 },
  },
  cleanup,
)
progressDone()
console.log(
  [`${machine()}; load ${loadBefore} before, ${load()} after.`, report(result)].join('\n\n'),
)
process.exitCode = result.violations.length === 0 ? 0 : 1

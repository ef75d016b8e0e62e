/*
 * node bench/rows/row-times.ts
 *
 * What reading the rows of all tables takes, of each real act: on average, and the longest ones by their best of five.
 */
import { prepareRows } from '../../server/src/ingest/prepare-rows.ts'
import { round, table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

const LONGEST = 10
const TIMES = 5
const acts = [...(await readRealActs()).values()]

if (acts.length === 0) console.log('NOT TESTED: no real editions')
else {
  for (const act of acts) prepareRows(act) // warm
  const before = process.cpuUsage()
  const took = acts.map((act) => ({ act, time: timeOf(() => prepareRows(act)) }))
  const { user, system } = process.cpuUsage(before)
  const average = round((user + system) / 1_000 / acts.length)
  console.log(`${acts.length} acts, ${average} ms of processor an act\n`)
  const longest = took.toSorted((a, b) => b.time - a.time).slice(0, LONGEST)
  const lines = longest.map(({ act }) => {
    const times = Array.from({ length: TIMES }, () => timeOf(() => prepareRows(act)))
    return [act.id, act.conteudo_completo.length.toLocaleString('en'), round(Math.min(...times))]
  })
  console.log(table(['act', 'characters', 'ms of processor'], lines))
}

function timeOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/*
 * node bench/deadlines/run.ts [held-out|tuning]
 *
 * Precision and recall of the openings and deadlines of the labelled acts, each half apart, and what a reading costs.
 * With the name of a half, its differences, too.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deadline } from '../../server/src/gazette/deadlines/deadline.ts'
import { deadlinesIn } from '../../server/src/gazette/deadlines/deadlines-in.ts'
import { readRealActs } from '../lib/real-acts.ts'

/** By half and act; `publicação` says that a term counts from there. */
type Labels = Record<string, Record<string, string[]>>

const shown = process.argv[2]
const labels = JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8')) as Labels // written for this
const acts = await readRealActs()
for (const [half, byAct] of Object.entries(labels)) {
  let [right, found, wanted] = [0, 0, 0]
  for (const [id, label] of Object.entries(byAct)) {
    const { conteudo_completo, data_publicacao } = acts.get(id)!
    const read = deadlinesIn(conteudo_completo, data_publicacao).map(keyOf)
    right += read.filter((key) => label.includes(key)).length
    found += read.length
    wanted += label.length
    if (half === shown && read.toSorted().join() !== label.toSorted().join())
      console.log(id, { read, label })
  }
  const percent = (of: number) => `${right}/${of} (${((100 * right) / of).toFixed(0)}%)`
  console.log(`${half}: precision ${percent(found)}, recall ${percent(wanted)}`)
}
const begun = performance.now()
let slowest = 0
for (const { conteudo_completo, data_publicacao } of acts.values()) {
  const start = performance.now()
  deadlinesIn(conteudo_completo, data_publicacao)
  slowest = Math.max(slowest, performance.now() - start)
}
const mean = (performance.now() - begun) / acts.size
console.log(`${acts.size} acts: ${mean.toFixed(3)} ms each, the slowest ${slowest.toFixed(1)} ms`)

function keyOf({ tipo, data, hora, desde, dias, dias_uteis, calculada }: Deadline): string {
  if (dias !== null)
    return `${tipo} ${dias}${dias_uteis ? ' úteis' : ''}${calculada ? ' publicação' : ''}`
  const time = hora === null ? '' : `T${hora}`
  if (data === null) return `${tipo} ${desde}${time}/`
  return `${tipo} ${desde === null ? '' : `${desde}/`}${data}${time}`
}

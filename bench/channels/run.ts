/*
 * node bench/channels/run.ts [--atos 10000] [--rapido] [--pasta DIR]
 *
 * Sends `--atos` messages to the stand-in of each chat service, which answers one in twenty with a 429, a 500 or not
 * at all, and then an edition of as many matches at once. Counts what was lost, told twice, and sent sooner or longer
 * than the service allows; fails if anything was. Prints Markdown for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type ChatOutcome, type EmbeddedChatRun, runChannel } from '../../server/test/_chat-run.ts'
import { CHANNELS, PACES } from '../../server/test/_chat-stand-ins.ts'
import { runBench } from '../lib/bench.ts'
import { round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'

const HEAD = ['to', 'deliveries', 'requests', 'faults', 'told again', 'lost, twice, hurried']

await runBench({ acts: 10_000, quickActs: 100 }, async ({ acts: deliveries, folder }) => {
  const rows: string[][] = []
  for (const host of Object.keys(CHANNELS)) {
    const { messages, perMs } = PACES[host]! // one for each channel
    // Apart by more than it takes, so that each goes alone until faults let them wait for one another.
    const apartMs = Math.ceil((perMs / messages) * 2.5)
    const run = { host, deliveries, faulty: 0.05, seed: 1 }
    rows.push(await measure({ ...run, apartMs, dataDir: join(folder, host) }, 'one by one'))
    rows.push(
      await measure({ ...run, apartMs: 0, dataDir: join(folder, `${host}-edition`) }, 'at once'),
    )
  }
  progressDone()
  console.log([`${machine()}; load ${load()}.`, table(HEAD, rows)].join('\n\n'))
})

async function measure(run: EmbeddedChatRun, how: string): Promise<string[]> {
  progress(run.host, how)
  const outcome = await runChannel(run)
  const { requests, faults, toldAgain, lost, toldTwice, tooSoon, malformed }: ChatOutcome = outcome
  assert.equal(lost + toldTwice + tooSoon + malformed, 0, JSON.stringify(outcome))
  const faulty = Object.values(faults).reduce((sum, count) => sum + count, 0)
  return [
    `${run.host}, ${how}`,
    round(run.deliveries),
    round(requests),
    round(faulty),
    round(toldAgain),
    '0',
  ]
}

import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chatServiceOf } from '../src/webhooks/chat/service.ts'
import { runChannel } from './_chat-run.ts'
import { CHANNELS } from './_chat-stand-ins.ts'
import { temporaryFolder } from './_cli.ts'

const NONE = { lost: 0, toldTwice: 0, tooSoon: 0, malformed: 0 }

// bench/channels/run.ts does the same with ten thousand.
describe.each(Object.keys(CHANNELS))('%s', (host) => {
  const { most } = chatServiceOf(`https://${host}${CHANNELS[host]}`)!
  const dataDir = () => join(temporaryFolder(), 'data')

  test('an edition goes in as few messages as it has room for, in order', async () => {
    const run = {
      host,
      dataDir: dataDir(),
      deliveries: 2 * most + 1,
      apartMs: 0,
      faulty: 0,
      seed: 1,
    }
    const outcome = await runChannel(run)
    expect(outcome).toMatchObject({ ...NONE, messages: 3, toldAgain: 0, isInOrder: true })
  })

  test('refusals, errors and hang-ups lose nothing, and hurry nothing', async () => {
    const run = { host, dataDir: dataDir(), deliveries: 150, apartMs: 7_000, faulty: 0.3, seed: 7 }
    const outcome = await runChannel(run)
    expect(outcome).toMatchObject(NONE)
    expect(Math.min(...Object.values(outcome.faults))).toBeGreaterThan(0)
  })
})

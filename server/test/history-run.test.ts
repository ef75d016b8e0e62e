import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHistoryPace } from '../src/cli/historico/history-pace.ts'
import { keepRun } from '../src/cli/historico/run-keeper.ts'
import { readConfig } from '../src/config.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { runAt } from '../src/service/operation/history-run.ts'
import { createHistoryRunStore, readHistoryRun } from '../src/store/operation/history-run.ts'
import { hasService, lockDataDir } from '../src/store/sqlite/lock.ts'
import { makeArchive } from './_make-archive.ts'
import { temporaryFolder } from './_cli.ts'

const SPAN = { de: '2012-01', ate: '2013-12', meses: 24 }

/** A run on an archive, whose clock moves with its waits alone; `everySecond` is called after each of them. */
async function startRun({ load = 0, isServed = true, everySecond = async () => {} } = {}) {
  const dataDir = join(temporaryFolder(), 'data')
  makeArchive(dataDir)
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const store = createHistoryRunStore(archive.sql)
  const time = { now: Date.parse('2026-11-20T12:00:00Z'), waits: 0, load }
  const clock = () => new Date(time.now)
  const states = new Set<string>()
  const read = async () => (await readHistoryRun(archive.sql))!
  const pace = createHistoryPace(clock)
  const keeper = await keepRun(SPAN, {
    store,
    config: readConfig({ ARAUTO_DATA_DIR: dataDir }),
    clock,
    async sleep(ms) {
      states.add((await read()).estado)
      time.now += ms
      time.waits++
      await everySecond()
    },
    signal: new AbortController().signal,
    otherLoad: () => time.load,
    hasService: async () => isServed,
    isLocked: true,
    pace,
  })
  return { keeper, store, time, states, read, pace, clock }
}

test('who asks for a pause gets it until they end it', async () => {
  let seconds = 0
  const run = await startRun({
    async everySecond() {
      if (++seconds === 100) await run.store.askPause(false)
    },
  })
  run.keeper.month('2013-12')
  await run.store.askPause(true)
  await run.keeper.between()
  expect([...run.states]).toEqual(['pausado'])
  expect(run.time.waits).toBe(100)
  expect(await run.read()).toMatchObject({ estado: 'trazendo', mes: '2013-12', meses_prontos: 0 })
})

test('it yields to others, but not for ever', async () => {
  const run = await startRun({ load: availableParallelism() })
  await run.keeper.between()
  expect([...run.states]).toEqual(['cedendo'])
  expect(run.time.waits).toBe(60)
})

test('without a service there is nobody to yield to', async () => {
  const run = await startRun({ load: availableParallelism(), isServed: false })
  await run.keeper.between()
  expect(run.time.waits).toBe(0)
})

test('a service is seen while it runs', async () => {
  const dataDir = temporaryFolder()
  expect(hasService(dataDir)).toBe(false)
  const lock = lockDataDir(dataDir)
  expect(hasService(dataDir)).toBe(true)
  lock[Symbol.dispose]()
  expect(hasService(dataDir)).toBe(false)
})

test('it goes on as soon as the others rest', async () => {
  let seconds = 0
  const run = await startRun({
    load: availableParallelism(),
    async everySecond() {
      if (++seconds === 3) run.time.load = 0
    },
  })
  await run.keeper.between()
  expect(run.time.waits).toBe(3)
})

test('waits do not count for what the rest takes', async () => {
  const run = await startRun({ load: availableParallelism() })
  run.pace.begin()
  run.pace.reading()
  run.time.now += 10_000
  await run.keeper.between()
  expect(run.pace.left({ xmlBytes: 1_000 }, 0.5, 0)).toBe(10_000)
})

test('a month that is only recognised says nothing of how long the rest takes', async () => {
  const { pace, time } = await startRun()
  const month = { xmlBytes: 1_000 }
  pace.begin()
  time.now += 10_000
  expect(pace.left(month, 0.9, 1_000)).toBeNull()
  pace.end(month)
  expect(pace.rest(1_000)).toBeNull()
  pace.begin()
  pace.reading()
  time.now += 10_000
  expect(pace.left(month, 0.5, 500)).toBe(20_000)
  pace.end(month)
  pace.begin()
  time.now += 1
  expect(pace.left(month, 0.5, 500)).toBe(10_000)
})

test('its end is told, and a kill shows by its silence', async () => {
  const run = await startRun()
  await run.keeper.between()
  const silent = new Date(run.time.now + 61_000)
  expect(runAt(await run.read(), run.clock())).toMatchObject({ estado: 'trazendo' })
  expect(runAt(await run.read(), silent)).toMatchObject({
    estado: 'parado',
    motivo: 'O comando foi interrompido; dado de novo, ele continua.',
  })
  await run.keeper.end(true)
  expect(runAt(await run.read(), silent)).toMatchObject({ estado: 'terminado', motivo: null })
})

test('without a lock, a run begins only where no other gives signs of life', async () => {
  const run = await startRun()
  const config = readConfig({})
  const start = () =>
    keepRun(SPAN, {
      store: run.store,
      config,
      clock: run.clock,
      async sleep() {},
      signal: new AbortController().signal,
      otherLoad: () => 0,
      hasService: async () => false,
      isLocked: false,
      pace: run.pace,
    })
  run.time.now += 59_000
  await run.store.askPause(true)
  await expect(start()).rejects.toThrow('Já há um historico em andamento.')
  expect(await run.store.isPauseAsked()).toBe(true)
  run.time.now += 1_000
  await start()
  expect(await run.read()).toMatchObject({ estado: 'trazendo', meses_prontos: 0 })
  await expect(run.keeper.between()).rejects.toThrow('Já há um historico em andamento.')
  await run.keeper.stop(new Error('killed'))
  expect(await run.read()).toMatchObject({ estado: 'trazendo' })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { importMonths } from '../src/cli/historico/import-months.ts'
import { createMonthFetcher } from '../src/cli/historico/month-fetcher.ts'
import { expectRoomForZip } from '../src/cli/historico/room.ts'
import { readConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { temporaryFolder } from './_cli.ts'

test('after a month that does not fit, nothing more is fetched, and parts in the folder wait', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => told.mockRestore())
  const fetched: string[] = []
  const left: Record<string, readonly string[]> = {}
  const month = (mes: string) => ({
    mes,
    secoes: ['1'],
    split: ['1'],
    paths: [],
    articles: 1,
    xmlBytes: Number.MAX_SAFE_INTEGER,
    pictureBytes: 0,
  })
  const isDone = await importMonths(['2012-03', '2012-02', '2012-01'], {
    config: readConfig({ ARAUTO_DATA_DIR: temporaryFolder() }),
    clock: systemClock,
    found: [month('2012-02')],
    needsPortal: () => true,
    async fetch(mes) {
      fetched.push(mes)
      return { isDone: true, unfinished: [] }
    },
    async find(mes, unfinished) {
      left[mes] = unfinished
      return month(mes)
    },
    bring: () => expect.unreachable(),
    discard: () => expect.unreachable(),
    keep: async () => ({
      month() {},
      left() {},
      monthDone() {},
      async between() {},
      async end() {},
      async stop() {},
    }),
  })
  expect([isDone, fetched]).toEqual([false, ['2012-03']])
  expect(left).toEqual({ '2012-03': [], '2012-02': ['1', '2', '3'] })
  expect(told.mock.calls.flat().join('\n')).toMatch(/2012-03 {2}fica para depois.*nada mais/s)
})

test('a pause is heard before each zip', async () => {
  const steps: string[] = []
  const fetch = await createMonthFetcher({
    base: {
      month: async () => ({
        kind: 'links',
        links: ['S01012013.zip', 'S02012013.zip'].map((arquivo) => ({ arquivo, path: '/' })),
      }),
      async download({ arquivo }) {
        steps.push(arquivo)
        return { kind: 'saved' }
      },
      async [Symbol.asyncDispose]() {},
    },
    ask: { signal: new AbortController().signal, onProgress() {} },
    folder: temporaryFolder(),
    isKnown: () => false,
    tell() {},
    warn() {},
  })
  await fetch('2013-01', async () => void steps.push('between'))
  expect(steps).toEqual(['between', 'S01012013.zip', 'between', 'S02012013.zip'])
})

test('of each zip that does not come it is told', async () => {
  const told: string[] = []
  const fetch = await createMonthFetcher({
    base: {
      month: async () => ({
        kind: 'links',
        links: ['S01012013.zip', 'S02012013.zip', 'S03012013.zip'].map((arquivo) => ({
          arquivo,
          path: '/',
        })),
      }),
      download: async ({ arquivo }) =>
        arquivo === 'S02012013.zip'
          ? { kind: 'saved' }
          : { kind: 'failure', motivo: 'erro_http', mensagem: 'HTTP 500' },
      async [Symbol.asyncDispose]() {},
    },
    ask: { signal: new AbortController().signal, onProgress() {} },
    folder: temporaryFolder(),
    isKnown: () => false,
    tell() {},
    warn: (line) => void told.push(line),
  })
  expect(await fetch('2013-01', async () => {})).toEqual({
    isDone: false,
    unfinished: ['1', '3'],
  })
  expect(told).toEqual(['2013-01  S01012013.zip: HTTP 500', '2013-01  S03012013.zip: HTTP 500'])
})

test('where the portal is not heard, parts in the folder wait', async () => {
  const failure = { kind: 'failure', motivo: 'sem_conexao', mensagem: 'sem conexão' } as const
  const fetch = await createMonthFetcher({
    base: {
      month: async () => failure,
      download: () => expect.unreachable(),
      async [Symbol.asyncDispose]() {},
    },
    ask: { signal: new AbortController().signal, onProgress() {} },
    folder: temporaryFolder(),
    isKnown: () => false,
    tell() {},
    warn() {},
  })
  expect(await fetch('2013-01', async () => {})).toEqual({
    isDone: false,
    unfinished: ['1', '2', '3'],
  })
})

test('a zip that leaves less than a gigabyte is refused with the way out', async () => {
  const folder = temporaryFolder()
  await expectRoomForZip(folder, 0)
  await expect(expectRoomForZip(folder, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    message: 'Não há espaço para mais um zip da base.',
  })
})

import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openThreadedService } from '../src/threads/service/service.ts'
import { temporaryFolder } from './_cli.ts'

const ONE_PLACE = { threads: 1, maxQueue: 1, timeoutMs: 10_000 }

test('a preview waits among searches, and keeps nobody from what is saved', async () => {
  const config = readConfig({ ARAUTO_DATA_DIR: temporaryFolder() })
  const service = await openThreadedService(config, ONE_PLACE, ONE_PLACE)
  onTestFinished(() => service[Symbol.asyncDispose]())
  const { archive, bulletins } = service.queries
  const preview = () =>
    bulletins.preview('cta_1', 'bol_1', { data: '2024-03-18', publicUrl: '', mostTermos: 1 })
  const list = () => bulletins.list('cta_1')
  const refusedAmongSearches = async (ask: () => Promise<unknown>) => {
    const asked = [archive.summary(), archive.summary(), ask()]
    const answers = await Promise.allSettled(asked)
    return answers.filter(({ status }) => status === 'rejected').length
  }
  expect(await preview()).toEqual({ refused: 'boletim_inexistente' })
  expect(await refusedAmongSearches(preview)).toBe(1)
  expect(await refusedAmongSearches(list)).toBe(0)
})

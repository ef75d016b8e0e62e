import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { int, row } from '../src/store/rows.ts'
import { homeOf } from '../src/threads/home/home-of.ts'
import { temporaryFolder } from './_cli.ts'

const [NORMAL, FULL] = [1, 2]

test.each([
  [{}, FULL],
  [{ isRepeatable: true }, NORMAL],
])('with %o, commits wait for the disk as in %i', async (deps, synchronous) => {
  const config = readConfig({ ARAUTO_DATA_DIR: temporaryFolder() })
  const part = await homeOf(config).openPart({ holder: 'teste', clock: systemClock, ...deps })
  onTestFinished(() => part[Symbol.asyncDispose]())
  const found = await part.sql.one(
    row({ synchronous: int }),
    'SELECT synchronous FROM pragma_synchronous',
  )
  expect(found).toEqual({ synchronous })
})

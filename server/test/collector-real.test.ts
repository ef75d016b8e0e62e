import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { expectConsistent } from './_archive.ts'
import { serveCollecting } from './_collecting-service.ts'

const REAL = resolve(import.meta.dirname, '../..', process.env.REAL_EDITIONS ?? '../shared/dou')
const hasReal = existsSync(REAL)
if (!hasReal) process.stdout.write(`NOT TESTED: collecting real editions, ${REAL} is absent\n`)

test.skipIf(!hasReal)(
  'servir alone fills an empty archive with the real editions',
  async () => {
    const zips = readdirSync(REAL).filter((name) => name.endsWith('.zip'))
    const service = await serveCollecting(REAL, '2019-05-01')
    await service.filled(zips.length)
    expect(await service.states('2023-03-19', '2023-03-20')).toEqual([
      ['2023-03-20', '1', expect.stringMatching(/falha|pendente/), 'secao_ausente'],
      ['2023-03-20', '2', 'completa', null],
      ['2023-03-20', '3', expect.stringMatching(/falha|pendente/), 'secao_ausente'],
    ])
    expect(await service.stop()).toMatchObject({ code: 0 })
    using archive = openArchive(service.dataDir)
    const { db } = archive
    expectConsistent(db)
  },
  180_000,
)

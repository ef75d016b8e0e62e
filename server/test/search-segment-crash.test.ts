import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '../demo/sample/random.ts'
import type { ActKey, SearchableAct } from '../engine/port.ts'
import { createRandomArchive } from './_random-archive.ts'
import { matches } from './_reference-search.ts'
import { changesOf, openLoaded } from './_segment-load.ts'

const KILLS = 8

test('kill -9 during loads and merges leaves all commits intact', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-segment-'))
  try {
    const file = join(folder, 'index.db')
    const random = createRandom('kill')
    const expected = createExpected()
    for (let kill = 0; kill < KILLS; kill++) {
      await loadAndKill(file, random.between(5, 60))
      check(file, expected)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Kills the loader at any point after this many batches. */
async function loadAndKill(file: string, batches: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '_segment-load.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let seen = 0
  child.stdout.on('data', (dots: Buffer) => {
    seen += dots.length
    if (seen >= batches) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
}

/** What the index must contain after this many batches; the number only grows. */
function createExpected() {
  const archive = new Map<ActKey, SearchableAct>()
  let known = 0
  return (batches: number) => {
    for (; known < batches; known++)
      for (const { change, act } of changesOf(known)) {
        if (act === null) archive.delete(change.key)
        else archive.set(change.key, act)
      }
    return archive
  }
}

function check(file: string, expected: ReturnType<typeof createExpected>): void {
  const { db, index } = openLoaded(file)
  const batches = Number(db.prepare('SELECT count(*) AS n FROM batches').get()?.n)
  const archive = expected(batches)
  const supply = createRandomArchive(createRandom(`queries ${batches}`))
  for (let i = 0; i < 40; i++) {
    const query = supply.query()
    const keys = [...archive].filter(([, act]) => matches(query, act)).map(([key]) => key)
    const all = { filters: {}, order: 'antigas', offset: 0, limit: 10_000 } as const
    expect(index.search({ query, ...all }).keys).toEqual(keys.toSorted((a, b) => a - b))
  }
  db.close()
}

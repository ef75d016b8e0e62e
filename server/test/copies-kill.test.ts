import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { expectCopyFolder } from '../src/store/copies/copy-folder.ts'
import { verifyCopies } from '../src/store/copies/verify-copies.ts'
import { rows } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'

/** A process that ends by SIGKILL before it changes a folder of copies for the nth time. */
const KILLER = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
let left = Number(process.env.KILL_AT)
for (const name of ['writeSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'rmSync']) {
  const real = fs[name]
  fs[name] = (...args) => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL')
    return real(...args)
  }
}
syncBuiltinESMExports()
`

test('killed before any of its writes, it loses no copy, and the next one is whole', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const copies = join(folder, 'copias')
  mkdirSync(copies)
  const importDay = async (data: string, acts: number) => {
    const zip = writeZip(folder, `${data}-DO1.zip`, manyArticles(acts, { data }))
    expect(await cli(dataDir, 'importar', zip)).toMatchObject({ code: 0 })
  }
  const args = ['backup', '--incremental', '--json', '--manter', '1', copies]
  await importDay(MONDAY, 50)
  const killer = join(folder, 'killer.mjs')
  writeFileSync(killer, KILLER)
  expect(await cli(dataDir, ...args)).toMatchObject({ code: 0 })
  await importDay(TUESDAY, 2)
  {
    using archive = openArchive(dataDir)
    archive.db.exec('VACUUM') // so that most of the first copy's blocks go with it
  }
  let kills = 0
  for (;;) {
    const env = { NODE_OPTIONS: `--import ${killer}`, KILL_AT: String(kills + 1) }
    const { signal, code } = await startCli(dataDir, args, env).ended
    if (code === 0) break
    expect(signal).toBe('SIGKILL')
    kills++
    const found = await verified(copies)
    expect(found, `after kill ${kills}`).toMatchObject({ danificados: 0, incompletas: [] })
    expect(found.copias).toBeGreaterThan(0)
  }
  expect(kills).toBeGreaterThan(8)
  const restored = join(folder, 'restaurado')
  expect(await cli(restored, 'restaurar', copies)).toMatchObject({ code: 0 })
  expect(rows(restored, 'SELECT count(*) AS n FROM publications')).toEqual([{ n: 52 }])
  expect(readdirSync(join(copies, 'copias'))).toHaveLength(1)
  const packs = readdirSync(join(copies, 'pacotes'))
  expect(packs.filter((name) => !name.endsWith('.pacote'))).toEqual([])
}, 300_000)

/** Reads all packs. */
function verified(copies: string) {
  return verifyCopies(expectCopyFolder(copies), {
    clock: () => new Date(0),
    signal: new AbortController().signal,
    goOn: () => true,
    onProgress() {},
  })
}

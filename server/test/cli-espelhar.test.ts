import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { startApi } from './_api.ts'
import { expectConsistent } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { manyArticles } from './_editions.ts'
import { mcpAddress } from './_mcp.ts'
import { actsOf } from './_mirror.ts'

const KILLS = 3
const ACTS = 1_500

function countOf(dataDir: string): number {
  try {
    using db = new DatabaseSync(join(dataDir, 'arauto.db'), { readOnly: true })
    return Number(db.prepare('SELECT count(*) AS n FROM publications').get()?.n)
  } catch {
    return 0 // it has not begun
  }
}

describe('arauto espelhar', () => {
  test('killed with SIGKILL again and again, it goes on behind what came, and ends like its origin', async () => {
    await using api = await startApi(manyArticles(ACTS))
    const base = (await mcpAddress(api)).origin
    const dataDir = temporaryFolder()
    const args = ['espelhar', base, '--chave', api.chave, '--uma-vez', '--json']
    for (let kills = 0; kills < KILLS; kills++) {
      const before = countOf(dataDir)
      const run = startCli(dataDir, args)
      while (run.running() && countOf(dataDir) <= before) await pause(20)
      run.kill()
      expect(await run.ended).toMatchObject({ signal: 'SIGKILL', stderr: '' })
      expect(countOf(dataDir)).toBeGreaterThan(before)
    }
    const last = await cli(dataDir, ...args)
    expect(last).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(last.stdout).novas).toBeLessThan(ACTS)
    using mirror = openArchive(dataDir)
    using origin = openArchive(api.dataDir)
    expect(await actsOf(mirror, dataDir)).toEqual(await actsOf(origin, api.dataDir))
    expectConsistent(mirror.db)
    expect((await cli(dataDir, ...args.slice(0, -1))).stdout).toBe('Nada mudou na origem.\n')
  })

  test('says in plain words what is wrong with the address, the key and the archive', async () => {
    await using api = await startApi()
    const base = (await mcpAddress(api)).origin
    const run = async (args: string[], env = {}) =>
      (await startCli(temporaryFolder(), ['espelhar', ...args, '--uma-vez'], env).ended).stderr
    expect(await run(['arauto'])).toMatch(/não é um endereço só/)
    expect(await run([base])).toMatch(/--chave/)
    expect(await run([base, '--chave', 'ar_errada'])).toMatch(/A origem recusou a chave/)
    const inlabs = { ARAUTO_INLABS_EMAIL: 'a@b.c', ARAUTO_INLABS_PASSWORD: 'x' }
    expect(await run([base, '--chave', api.chave], inlabs)).toMatch(/coleta do INLABS/)
  })
})

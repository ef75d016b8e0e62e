import { expect } from 'vitest'
import { type RunningCli, startCli, temporaryFolder } from './_cli.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { eventually } from './_push.ts'

const DAYS = ['04', '05', '06', '07', '08', '11'].map((day) => `2024-03-${day}`)
const ACTS = 40

export interface Rereading {
  dataDir: string
  env: Record<string, string>
  /** The number in the only row of a query. */
  count(sql: string): Promise<number>
  /** Makes the acts those of an older program, which kept no structure. */
  forget(): Promise<void>
  /** Makes every file that was read take a moment more, in which a process can be killed. */
  slow(): Promise<void>
}

const KEPT = 'SELECT count(*) AS n FROM publications WHERE estrutura IS NOT NULL'
const READ = 'SELECT count(*) AS n FROM reread_files'

/** Re-reads an archive with the program, which is killed in the middle; another run goes on from there. */
export async function expectResumed({
  dataDir,
  env,
  count,
  forget,
  slow,
}: Rereading): Promise<void> {
  const folder = temporaryFolder()
  const zips = DAYS.map((data) => writeZip(folder, `${data}-DO1.zip`, manyArticles(ACTS, { data })))
  const run = (...options: string[]): RunningCli =>
    startCli(dataDir, ['importar', '--json', ...options, ...zips], env)
  expect(await run().ended).toMatchObject({ code: 0, stderr: '' })
  await forget()
  expect(await count(KEPT)).toBe(0)
  await slow()

  const killed = run('--reler')
  await eventually(() => count(READ)).toBeGreaterThan(0)
  killed.kill()
  expect(await killed.ended).toMatchObject({ signal: 'SIGKILL' })
  const read = await count(READ)
  expect(read).toBeLessThan(DAYS.length)

  const all = DAYS.length * ACTS
  const resumed = await run('--reler').ended
  expect(resumed.code).toBe(0)
  expect(JSON.parse(resumed.stdout)).toMatchObject({ pulados: read, iguais: all, alteradas: 0 })
  expect([await count(KEPT), await count(READ)]).toEqual([all, 0])
  expect(await count('SELECT count(*) AS n FROM events')).toBe(0)
  const again = await run('--reler').ended
  expect(JSON.parse(again.stdout)).toMatchObject({ pulados: 0, iguais: all })
}

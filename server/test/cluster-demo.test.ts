import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'
import { hasOpenSearch } from './_opensearch.ts'
import { hasPostgres } from './_postgres.ts'

const what = 'the demonstration of a cluster'
/** Seven processes start one after the other, perhaps on a busy machine. */
const PATIENCE = { timeout: 400_000, interval: 100 }

describe.runIf(hasPostgres(what) && hasOpenSearch(what))('demo --cluster', () => {
  test('one process of each kind is killed, and nothing is partial or lost', async () => {
    const env = { ARAUTO_PORT: '0' }
    const demo = startCli(temporaryFolder(), ['demo', '--cluster'], env)
    const printed = collect(demo.process)
    await expect.poll(() => printed.text, PATIENCE).toMatch(/todos chegaram/)
    const [, folder = ''] = /Tudo fica em (\S+),/.exec(printed.text) ?? []

    for (const name of ['arauto-1', 'opensearch-1', 'postgres']) {
      const before = printed.text.length
      process.kill(pidOf(printed.text, name), 'SIGKILL')
      const since = () => printed.text.slice(before)
      await expect.poll(since, PATIENCE).toContain(`${name} voltou`)
      // Acts published after it came back arrive, too, and are found.
      const after = () => since().split(`${name} voltou`)[1] ?? ''
      await expect.poll(after, PATIENCE).toMatch(/busca: \d+ publicações[^]*todos chegaram/)
    }
    demo.process.kill('SIGINT')
    const { code, stdout, stderr } = await demo.ended
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).not.toMatch(/MENOS DO QUE ANTES|assinatura falsa/)
    for (const [, pid] of stdout.matchAll(/^\S+ +(\d+)$|pid (\d+)$/gm))
      expect(isAlive(Number(pid))).toBe(false)
    expect(existsSync(folder)).toBe(false)
  }, 1_500_000)
})

function collect({ stdout }: ChildProcess): { text: string } {
  const printed = { text: '' }
  stdout?.on('data', (text: string) => (printed.text += text))
  return printed
}

/** Reads the table that it prints. */
function pidOf(text: string, name: string): number {
  const [, pid] = new RegExp(`^${name} +(\\d+)$`, 'm').exec(text) ?? []
  return Number(pid)
}

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`)
}

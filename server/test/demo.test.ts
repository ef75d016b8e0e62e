import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'

const TYPES = ['publicacao.nova', 'edicao.publicada', 'alerta.match']

test('the demonstration serves, and pushes an edition to a receiver that verifies it', async () => {
  const demo = startCli(temporaryFolder(), ['demo'], { ARAUTO_PORT: '0' })
  const pushed: string[] = []
  for await (const line of createInterface(demo.process.stdout!)) {
    if (line.includes('assinatura')) pushed.push(line)
    if (TYPES.every((tipo) => pushed.some((text) => text.includes(tipo)))) break
  }
  demo.process.kill('SIGINT')
  const { code, stdout, stderr } = await demo.ended
  expect(stdout).toContain('X-API-Key: ar_')
  expect(pushed.join('\n')).toMatch(/✔ assinatura confere {2}publicacao\.nova .*\(AMOSTRA\) \[/)
  expect(stdout).not.toContain('NÃO CONFERE')
  expect(stderr).toBe('')
  expect(code).toBe(0)
}, 60_000)

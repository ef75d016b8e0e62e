import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { untilReady } from './until-ready.ts'

const folder = mkdtempSync(join(tmpdir(), 'arauto-until-ready-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['', 'Ele não disse nada.'],
  ['a porta está ocupada\n', 'Por último ele disse:\n    a porta está ocupada'],
])(
  'what a process said that did not start is told, because its log goes: %j',
  async (said, told) => {
    const log = join(folder, 'arauto-1.log')
    writeFileSync(log, said)
    const never = () => Promise.resolve(false)
    const { signal } = new AbortController()
    await expect(untilReady({ name: 'arauto-1', log }, never, signal, 0)).rejects.toMatchObject({
      detalhes: [{ campo: 'arauto-1', sugestao: told }],
    })
  },
)

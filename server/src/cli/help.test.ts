import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { programHelp } from './help.ts'

test('what commands do begins in one column', () => {
  const lines = programHelp(commands).split('\n')
  const places = commands.map(({ resumo }) =>
    lines.map((line) => line.indexOf(resumo)).find((at) => at >= 0),
  )
  expect(new Set(places)).toEqual(new Set([37]))
})

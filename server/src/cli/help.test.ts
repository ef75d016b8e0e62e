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

test.each([60, 80, 120])(
  'in %i columns no line is broken by the terminal, and no word is lost',
  (width) => {
    const help = programHelp(commands, width)
    const [, list = ''] = help.split('Comandos:\n')
    const [listed = ''] = list.split('\n\n')
    for (const line of listed.split('\n')) expect(line.length).toBeLessThan(width)
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
    expect(words(help)).toEqual(words(programHelp(commands)))
  },
)

import { settingsTable } from '../server/src/settings/describe.ts'
import { writeOrCheck } from './generated.ts'

/* Writes the settings into docs/operations.md from their table; with --check, compares them. */
const BEGIN = '<!-- settings: written by npm run settings -->'
const END = '<!-- settings: end -->'

writeOrCheck('docs/operations.md', 'npm run settings', (page) => {
  const begin = page.indexOf(BEGIN)
  const end = page.indexOf(END)
  if (begin === -1 || end < begin) throw new Error(`docs/operations.md lacks ${BEGIN} … ${END}`)
  return `${page.slice(0, begin + BEGIN.length)}\n${settingsTable()}\n${page.slice(end)}`
})

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeOrCheckPart } from './generated.ts'

/* Lists the decisions in docs/adr/README.md; with --check, compares. A number stands for one decision. */
const FOLDER = join(import.meta.dirname, '../docs/adr')

const decisions = globSync('[0-9]*.md', { cwd: FOLDER }).toSorted().map(readDecision)
const twice = decisions.find(({ number }, at) => decisions[at + 1]?.number === number)
if (twice !== undefined) throw new Error(`Two decisions have the number ${twice.number}.`)
const lines = decisions.map(
  ({ file, number, title, status }) => `- [${number}. ${title}](${file}). ${status}`,
)
writeOrCheckPart('docs/adr/README.md', 'decisions', lines.join('\n'))

function readDecision(file: string) {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
  const [, status] = /^\*\*Status\.\*\* (.+)$/m.exec(text) ?? []
  if (
    title === undefined ||
    status === undefined ||
    Number(number) !== Number(basename(file).slice(0, 4))
  )
    throw new Error(`${file} needs its number and title in the first line, and a status.`)
  return { file, number: Number(number), title, status }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Writes a generated file of the repository; with `--check` on the command line, fails instead if
 * the committed file differs. `render` gets the committed text (empty: none), for files that are
 * generated only in part; `command` is the command that writes it.
 */
export function writeOrCheck(
  file: string,
  command: string,
  render: (committed: string) => string,
): void {
  const path = join(ROOT, file)
  const committed = readCommitted(path)
  const wanted = render(committed)
  if (!process.argv.includes('--check')) {
    writeFileSync(path, wanted)
  } else if (committed !== wanted) {
    console.error(`${file} is not what the code says. Run: ${command}`)
    process.exitCode = 1
  }
}

/** The same for a part of a page, between two comments that name it. */
export function writeOrCheckPart(file: string, name: string, text: string): void {
  const command = `npm run ${name}`
  const first = `<!-- ${name}: written by ${command} -->\n\n`
  const last = `\n\n<!-- ${name}: end -->`
  writeOrCheck(file, command, (page) => {
    const begin = page.indexOf(first)
    const end = page.indexOf(last)
    if (begin === -1 || end < begin)
      throw new Error(`${file} lacks ${first.trim()} … ${last.trim()}`)
    return page.slice(0, begin + first.length) + text + page.slice(end)
  })
}

function readCommitted(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

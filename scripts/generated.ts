import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Writes a file of the repository that is made from code; with `--check` on the command line, fails instead when the
 * committed file is another. `render` is given what is committed (empty: nothing), for files of which
 * only a part is made; `command` writes it.
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

/** The same for a part of a page, which stands between two comments that name it. */
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

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

function readCommitted(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface LintHouse extends Disposable {
  /** Puts a file there. */
  plant(path: string, code: string): void
  /** Plants a file and returns the rules that it breaks. */
  lint(path: string, code: string): string[]
  /** The same for many files, in one run. A path that is given again gets another name. */
  lintAll(files: readonly (readonly [path: string, code: string])[]): string[][]
}

/** The JSON that oxlint prints, as far as it is read here. */
interface Report {
  diagnostics: { code: string; filename: string }[]
}

/** A folder with the lint of this project and nothing else. */
export function lintHouse(): LintHouse {
  const house = mkdtempSync(join(tmpdir(), 'arauto-lint-'))
  cpSync(join(root, 'oxlint.config.ts'), join(house, 'oxlint.config.ts'))
  cpSync(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))

  function plant(path: string, code: string): void {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), code)
  }

  function broken(paths: readonly string[]): string[][] {
    const { diagnostics } = JSON.parse(oxlint(house, paths)) as Report
    return paths.map((path) =>
      diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code),
    )
  }

  return {
    plant,
    lint(path, code) {
      plant(path, code)
      return broken([path])[0]!
    },
    lintAll(files) {
      const taken = new Set<string>()
      const paths = files.map(([path, code], i) => {
        const free = taken.has(path) ? path.replace(/(?=\.\w+$)/, `-${i}`) : path
        taken.add(free)
        plant(free, code)
        return free
      })
      return broken(paths)
    },
    [Symbol.dispose]: () => rmSync(house, { recursive: true }),
  }
}

function oxlint(cwd: string, paths: readonly string[]): string {
  try {
    const file = join(root, 'node_modules/.bin/oxlint')
    return execFileSync(file, ['--format', 'json', ...paths], { cwd, encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

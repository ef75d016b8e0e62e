import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface LintHouse extends Disposable {
  /** Puts a file there. */
  plant(path: string, code: string): void
  /** What oxlint says of one planted file. */
  lint(path: string, code: string): string
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

  return {
    plant,
    lint(path, code) {
      plant(path, code)
      try {
        return execFileSync(join(root, 'node_modules/.bin/oxlint'), [path], {
          cwd: house,
          encoding: 'utf8',
        })
      } catch (error) {
        if (error instanceof Error && 'stdout' in error) return String(error.stdout)
        throw error
      }
    },
    [Symbol.dispose]: () => rmSync(house, { recursive: true }),
  }
}

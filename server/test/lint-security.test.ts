import { afterAll, expect, test } from 'vitest'
import { lintHouse } from './_lint.ts'

const house = lintHouse()
afterAll(() => house[Symbol.dispose]())

test.each([
  ['no-shell', 'server/src/cli/x.ts', "import { exec } from 'node:child_process'\nexec('ls')\n"],
  ['no-shell', 'scripts/x.ts', "import * as processes from 'node:child_process'\nprocesses.x()\n"],
  [
    'no-shell',
    'server/src/cli/x.ts',
    "import { spawn } from 'node:child_process'\nspawn('ls', [], { shell: true })\n",
  ],
  ['no-sql', 'server/src/http/x.ts', "export const a = 'SELECT 1 FROM people'\n"],
  ['no-sql', 'server/src/service/x.ts', 'export const a = (b: string) => `DELETE FROM ${b} x`\n'],
  [
    'no-sql-of-values',
    'server/src/store/x.ts',
    "export const a = (b: string) => `SELECT 1 FROM people WHERE id = '${b}'`\n",
  ],
  [
    'no-sql-of-values',
    'server/src/store/x.ts',
    'export const a = (query: { ordem: string }) => `SELECT 1 FROM people ORDER BY ${query.ordem}`\n',
  ],
  [
    'no-sql-of-values',
    'server/src/store/x.ts',
    "export const a = (b: string) => 'SELECT 1 FROM people WHERE id = ' + b\n",
  ],
  [
    'no-insert-by-position',
    'server/src/store/x.ts',
    "export const a = 'INSERT INTO people (id, nome) VALUES ($1, $2)'\n",
  ],
  [
    'no-insert-by-position',
    'server/src/store/x.ts',
    'export const a = (b: string) => `INSERT INTO people (${b})\n VALUES ($1, $2)`\n',
  ],
  [
    'no-insert-by-position',
    'server/src/cli/x.ts',
    "export const a = 'INSERT OR REPLACE INTO people VALUES ($1)'\n",
  ],
  [
    'no-update-by-position',
    'server/src/store/x.ts',
    "export const a = 'UPDATE people SET nome = $2, email = $3 WHERE id = $1'\n",
  ],
  [
    'no-raw-html',
    'web/src/act/X.tsx',
    'export const X = (p: { t: string }) => <p dangerouslySetInnerHTML={{ __html: p.t }} />\n',
  ],
  [
    'no-raw-html',
    'web/src/act/x.ts',
    'export function x(e: Element, t: string) {\n  e.innerHTML = t\n}\n',
  ],
  [
    'no-raw-html',
    'web/src/act/x.ts',
    "export const x = (e: Element, t: string) => e.insertAdjacentHTML('beforeend', t)\n",
  ],
  ['no-math-random', 'server/src/access/x.ts', 'export const token = () => Math.random()\n'],
  ['no-math-random', 'web/src/lib/x.ts', 'export const id = () => Math.random()\n'],
  ['escaped-html', 'server/src/mail/x.ts', 'export const a = (name: string) => `<p>${name}</p>`\n'],
  [
    'escaped-html',
    'server/src/mail/x.ts',
    "export const a = (names: string[]) => `<p>${names.map((name) => name).join('')}</p>`\n",
  ],
  ['no-eval', 'server/src/lib/text/x.ts', 'export const a = (b: string) => eval(b)\n'],
])('lint refuses: %s in %s', (rule, path, code) => {
  expect(house.lint(path, code).join(' ')).toContain(`(${rule})`)
})

test.each([
  [
    'server/src/cli/x.ts',
    "import { execFile } from 'node:child_process'\nexecFile('ls', ['-l'])\n",
  ],
  [
    'server/src/store/x.ts',
    'export const a = (columns: string) => `SELECT ${columns} FROM people WHERE id = $1`\n',
  ],
  ['server/src/store/x.ts', "export const a = 'INSERT INTO notes (id) VALUES ($1)'\n"],
  ['server/src/http/x.ts', "export const a = 'Select a date from the list'\n"],
  [
    'server/src/mail/x.ts',
    "import { escapeHtml } from '../lib/text/escape-html.ts'\nconst STYLE = ''\nexport const a = (names: string[]) =>\n  `<p style='${STYLE}'>${names.map((name) => `<b>${escapeHtml(name)}</b>`).join('')}</p>`\n",
  ],
  ['server/src/threads/push/push.ts', 'export const random = Math.random\n'],
])('lint allows the safe way in %s', (path, code) => {
  expect(house.lint(path, code).join(' ')).not.toContain('security(')
})

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHEETS } from '../web/guide/sheets.ts'

/*
 * Builds the page if its sources have changed since, or if it was never built. --if-possible: does
 * nothing if the tools are missing (npm ci --omit=dev); the service then reports that it has no
 * page.
 */
const WEB = join(import.meta.dirname, '../web')
const STAMP = join(WEB, 'dist/stamp.txt')
const PAGE = ['src/**/*.*', 'public/*', 'index.html', 'vite.config.ts', '../package-lock.json']

/** A digest of every source file of the page, and of the versions of its libraries. */
function digest(): string {
  const guide = SHEETS.map(({ file }) => `../docs/${file}`)
  const sources = PAGE.concat('guide/**/*.*', '../spec/openapi.json', '../docs/guia/*', guide)
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: WEB }).sort())
    hash.update(file).update(readFileSync(join(WEB, file)))
  return hash.digest('hex')
}

const wanted = digest()
// Otherwise Vite uses a test's value, and builds React for developers: 85 KB more.
process.env.NODE_ENV = 'production'
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  const vite = await import('vite').catch(() => null)
  if (vite === null) {
    if (!process.argv.includes('--if-possible')) {
      console.error('A página não foi construída: falta o Vite (npm ci sem --omit=dev).')
      process.exitCode = 1
    }
  } else {
    console.log('Construindo a página…')
    await vite.build({ root: WEB, logLevel: 'warn' })
    writeFileSync(STAMP, wanted)
  }
}

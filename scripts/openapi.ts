import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '../server/src/http/openapi-document.ts'

/*
 * Writes spec/openapi.json from the routes of the API; with --check, fails when the committed file is
 * not what the routes say.
 */
const FILE = join(import.meta.dirname, '../spec/openapi.json')

const wanted = `${JSON.stringify(await openApiDocument(), null, 2)}\n`
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, wanted)
} else if (readCommitted() !== wanted) {
  console.error('spec/openapi.json is not what the routes say. Run: npm run openapi')
  process.exitCode = 1
}

function readCommitted(): string | null {
  try {
    return readFileSync(FILE, 'utf8')
  } catch {
    return null
  }
}

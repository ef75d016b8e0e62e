import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const manifest: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
)

/** The version of this program. */
export const VERSION = (manifest as { version: string }).version // of our own package.json

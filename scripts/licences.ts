import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Licences of what is shipped: permissive ones, and those of the fonts. */
const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]
/** Our tools may have further licences, because none of them is shipped. */
const TOOLS = [...SHIPPED, 'MPL-2.0']

/** The parts of package-lock.json that are read here. */
interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
}

/** The packages without an accepted licence: `name: licence`. */
export function refusedLicences({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { license = '', dev }]) => !isTaken(license, dev === true ? TOOLS : SHIPPED))
    .map(([path, { license }]) => `${path.replace(/^.*node_modules\//, '')}: ${license ?? 'none'}`)
}

/** SPDX: either side of `OR` suffices, both sides of `AND` are needed. */
function isTaken(expression: string, taken: readonly string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((one) => one.split(' AND ').every((id) => taken.includes(id)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
  const refused = refusedLicences(JSON.parse(lock) as Lock) // npm's own format
  for (const one of refused) console.error(`${one} is not a licence of scripts/licences.ts`)
  if (refused.length > 0) process.exitCode = 1
}

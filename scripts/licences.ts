import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What may be shipped with the program: permissive, and the fonts'. */
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
/** What our tools may have besides: nothing of them is shipped. */
const TOOLS = [...SHIPPED, 'MPL-2.0']

/** package-lock.json, as far as it is read here. */
interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
}

/** The packages whose licence is not one that this project takes: `name: licence`. */
export function refusedLicences({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([, { license = '', dev }]) => !isTaken(license, dev === true ? TOOLS : SHIPPED))
    .map(([path, { license }]) => `${path.replace(/^.*node_modules\//, '')}: ${license ?? 'none'}`)
}

/** SPDX: of `A OR B` one is enough, of `A AND B` both are needed. */
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

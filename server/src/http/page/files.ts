import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

/** A file of the page, with its compressed forms, made when the page was built. */
export interface PageFile {
  type: string
  /** Its name changes with its content, so it may be cached for ever. */
  immutable: boolean
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

export interface PageFiles {
  /** index.html, with `__NONCE__` where each answer puts its nonce. */
  template: string
  /** By address, such as `/assets/index-1a2b.js`; a page of the guide goes without `.html`. */
  files: Map<string, PageFile>
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
  '.webp': 'image/webp',
}
const TEMPLATE = 'index.html'

/** The output of `npm run page:build`, read once; null when the page has not been built. */
export function readPageFiles(folder: string): PageFiles | null {
  const index = join(folder, TEMPLATE)
  if (!existsSync(index)) return null
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.flatMap((name): [string, PageFile][] => {
    const type = TYPES[extname(name)]
    if (type === undefined || name === TEMPLATE) return []
    const path = join(folder, name)
    const immutable = name.startsWith(`assets${sep}`)
    const file = {
      type,
      immutable,
      plain: readFileSync(path),
      br: readIfThere(`${path}.br`),
      gzip: readIfThere(`${path}.gz`),
    }
    return [[`/${name.replaceAll(sep, '/').replace(/\.html$/, '')}`, file]]
  })
  return { template: readFileSync(index, 'utf8'), files: new Map(files) }
}

function readIfThere(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null
}

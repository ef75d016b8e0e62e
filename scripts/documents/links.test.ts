import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = ['*.md', '{bench,clients,deploy,docs,server,spec,web}/**/*.md']

const pages = globSync(PAGES, {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.*/**'],
})

test('every link within the project leads to a file, and to a heading of it', () => {
  const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, link })))
  expect(links.length).toBeGreaterThan(300)
  expect(links.filter(({ page, link }) => !leadsSomewhere(page, link))).toEqual([])
})

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(join(ROOT, file))) return false
  return anchor === undefined || !file.endsWith('.md') || anchorsOf(file).includes(anchor)
}

/** Those that name neither another site nor an address of the service. */
function linksOf(page: string): string[] {
  return [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^([a-z]+:|\/)/.test(link))
}

/** As GitHub makes them of headings, and those that a page sets itself. */
function anchorsOf(page: string): string[] {
  const text = textOf(page)
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...headings, ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)]
}

/** Without blocks of code. */
function textOf(page: string): string {
  return readFileSync(join(ROOT, page), 'utf8').replaceAll(/^ *```[^]*?^ *```$/gm, '')
}

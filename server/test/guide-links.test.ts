import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderSheet } from '../../web/guide/render.ts'
import { SHEETS, addressOf } from '../../web/guide/sheets.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Every address within the guide: its sheets, and the headings of each. */
const addresses = SHEETS.flatMap(({ file, slug }) => {
  const { html } = renderSheet(file, readFileSync(join(ROOT, 'docs', file), 'utf8'))
  const sections = [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => `#${id}`)
  return ['', ...sections].map((section) => addressOf(slug) + section)
})

function sourcesOf(folder: string): { file: string; text: string }[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), 'utf8'),
  }))
}

test('the guide has every page that errors and screens link to', () => {
  const named = [...sourcesOf('server/src'), ...sourcesOf('web/src')].flatMap(({ file, text }) =>
    // routes.ts has patterns of addresses, `/guia/:folha`.
    [...text.matchAll(/\/guia(?:\/(?!:)[\w-]+)?(?:#[\wÀ-ÿ-]+)?(?![/\w])/g)].map(([address]) => ({
      file,
      address,
    })),
  )
  expect(named.map(({ address }) => address)).toContain('/guia/webhooks-api#slack-teams-e-discord')
  expect(named.filter(({ address }) => !addresses.includes(address))).toEqual([])
})

test('no message names a document of the guide by its file', () => {
  const files = SHEETS.map(({ file }) => `docs/${file}`)
  const lines = sourcesOf('server/src')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
  expect(lines.filter((line) => files.some((file) => line.includes(file)))).toEqual([])
})

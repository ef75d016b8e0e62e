import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Document } from '../../web/guide/reference/document.ts'
import { renderSheet } from '../../web/guide/render.ts'
import { SHEETS, addressOf } from '../../web/guide/sheets.ts'

const ROOT = join(import.meta.dirname, '../..')

const API = JSON.parse(readFileSync(join(ROOT, 'spec/openapi.json'), 'utf8')) as Document

const htmlOf = (file: string) =>
  renderSheet(file, readFileSync(join(ROOT, 'docs', file), 'utf8'), API).html

/** Every address within the guide: its sheets, and the headings of each. */
const addresses = SHEETS.flatMap(({ file, slug }) => {
  const sections = [...htmlOf(file).matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => `#${id}`)
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

test.each([
  ['contratos.md', 'arauto.contratos(tipo_instrumento="contrato", valor_min=10000, '],
  ['contratos.md', 'arauto_save_table("contratos.parquet", "contratos", formato = "parquet", '],
  ['exportar.md', 'await writeFile("marco.csv", await arauto.exportar({ formato: "csv", '],
  ['alertas.md', '"filtros": {"secoes": ["3", "extra"]}', 'secoes = c("3", "extra")'],
  ['webhooks.md', 'arauto.webhooks.alterar("wh_…", { envio: {"juntar_minutos":15'],
  ['pastas.md', 'arauto.pastas.guardar("pst_…", "pub_…", nota="Conferir o item 4."'],
])('the guide %s has its commands in other languages: %s', (file, ...written) => {
  const html = htmlOf(file).replaceAll('&quot;', '"')
  for (const each of written) expect(html).toContain(each)
})

import { expect, test } from 'vitest'
import { readInlabsPage } from './pages.ts'

const link = (href: string, text = 'x') => `<a href="${href}" title="Baixar Arquivo">${text}</a>`
const size = (bytes: number) => `<td><span title="${bytes} bytes">3.78 MB</span></td>`
const row = (href: string, bytes: number) => `<tr><td>${link(href)}</td>${size(bytes)}</tr>`
const inside = (html: string) => `<nav>Olá a@b.example <a href="logout.php">Sair</a></nav>${html}`
const DAY = '2026-09-11'

test('the files of a day, with their exact sizes; not the PDFs', () => {
  const html = inside(
    row(`?p=${DAY}&amp;dl=${DAY}-DO1.zip`, 3_959_655) +
      row(`index.php?p=${DAY}&dl=${DAY}-DO2E.zip`, 2_148) +
      row(`?p=${DAY}&amp;dl=2026_09_11_ASSINADO_do1.pdf`, 54_000_000) +
      `<tr><td>${link(`?p=${DAY}&amp;dl=${DAY}-DO3.zip`)}</td></tr>`,
  )
  expect(readInlabsPage(html, DAY)).toEqual({
    kind: 'day',
    files: [
      { pubName: 'DO1', bytes: 3_959_655 },
      { pubName: 'DO2E', bytes: 2_148 },
      { pubName: 'DO3', bytes: 0 },
    ],
  })
})

test('a day with only PDFs, or nothing, still exists', () => {
  const pdf = row(`?p=${DAY}&amp;dl=2026_09_11_ASSINADO_do1.pdf`, 1)
  expect(readInlabsPage(inside(pdf), DAY)).toEqual({ kind: 'day', files: [] })
  const path = `<a href="?p=">início</a> / <a href="?p=${DAY}">${DAY}</a>`
  expect(readInlabsPage(inside(path), DAY)).toEqual({ kind: 'day', files: [] })
})

test('the list of dates, also in place of a day', () => {
  const html = inside(link('?p=2026-09-11') + link('?p=2026-09-10') + link('?p=documentos'))
  const root = { kind: 'root', dates: ['2026-09-10', '2026-09-11'] }
  expect(readInlabsPage(html, null)).toEqual(root)
  expect(readInlabsPage(html, '2026-09-12')).toEqual(root)
  expect(readInlabsPage(inside(''), '2026-09-12')).toEqual({ kind: 'root', dates: [] })
})

test.each([
  ['blocked', '<html><title>Request Rejected</title></html>'],
  ['blocked', 'The requested URL was rejected. Please consult with your administrator.'],
  ['login', '<form action="logar.php" method="post"></form>'],
  ['unknown', '<h1>It works!</h1>'],
  ['unknown', ''],
])('%s: %s', (kind, html) => {
  expect(readInlabsPage(html, DAY)).toEqual({ kind })
  expect(readInlabsPage(html, null)).toEqual({ kind })
})

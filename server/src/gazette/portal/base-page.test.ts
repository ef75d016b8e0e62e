import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/_linear.ts'
import { baseLinks, basePath } from './base-page.ts'

const SITE = 'https://portal.exemplo/'

test('a month has a page, by its name', () => {
  expect(basePath('2026-03')).toBe(
    'acesso-a-informacao/dados-abertos/base-de-dados?ano=2026&mes=Mar%C3%A7o',
  )
})

test('zips of the month are links; other months, sites and files are not', () => {
  const html = `
    <a href="/documents/49035712/1/S01082026.zip/9b-0c?version=1.0&amp;t=1&amp;download=true">1</a>
    <a href='https://portal.exemplo/documents/49035712/2/S02082026.zip'>2</a>
    <a href="/documents/49035712/2/S02082026.zip">again</a>
    <a href="/documents/49035712/3/S03082026_Parte1.zip/7?x">3</a>
    <a href="/documents/49035712/4/S01072026.zip">another month</a>
    <a href="https://outro.exemplo/documents/1/S03082026.zip">another site</a>
    <a href="/documents/1/leiame.pdf">no zip</a>`
  expect(baseLinks(html, '2026-08', SITE)).toEqual([
    {
      arquivo: 'S01082026.zip',
      path: '/documents/49035712/1/S01082026.zip/9b-0c?version=1.0&t=1&download=true',
    },
    { arquivo: 'S02082026.zip', path: '/documents/49035712/2/S02082026.zip' },
    { arquivo: 'S03082026_Parte1.zip', path: '/documents/49035712/3/S03082026_Parte1.zip/7?x' },
  ])
})

test.each(['/documents/a', '<a href="/documents/a', 'href =', 'href="a/documents/a.zip" '])(
  'time is linear in a page of %j',
  (part) => {
    expectLinear(400, (times) => {
      const html = `<a href="${part.repeat(times)}">`
      return () => baseLinks(html, '2026-08', SITE)
    })
  },
)

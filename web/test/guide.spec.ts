import type { Page } from '@playwright/test'
import { SHEETS, addressOf } from '../guide/sheets.ts'
import { expect, test } from './story.ts'
import { examine } from './wcag.ts'

/** Colours do not depend on the width, nor what fits on the colours. */
const LOOKS = [
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 1440 },
] as const

/** Every address within the installation that the open page links to. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href))
  const origin = new URL(page.url()).origin
  return [...new Set(links.filter((link) => link.startsWith(origin)))]
}

function isGuide(link: string): boolean {
  return /\/guia(\/[a-z-]+)?$/.test(new URL(link).pathname)
}

/** All pages reachable from /guia by following links. */
async function sheetsFrom(page: Page, first: string): Promise<Map<string, string[]>> {
  const sheets = new Map<string, string[]>()
  const waiting = [first]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    await page.goto(next)
    const links = await linksOf(page)
    sheets.set(next, links)
    const more = links.filter(isGuide).map((link) => new URL(link).pathname)
    waiting.push(...new Set(more).difference(new Set([...sheets.keys(), ...waiting])))
  }
  return sheets
}

async function expectNothingCut(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}

test('every link and every picture of the guide works', async ({ stranger: page }) => {
  const sheets = await sheetsFrom(page, '/guia')
  expect(sheets.size).toBe(SHEETS.length)
  const links = [...new Set([...sheets.values()].flat())]
  for (const link of new Set(links.map((one) => one.split('#')[0]!)))
    expect((await page.request.get(link)).status(), link).toBe(200)
  for (const link of links.filter((one) => isGuide(one) && new URL(one).hash !== '')) {
    await page.goto(link)
    await expect(page.locator(':target'), link).toBeInViewport()
  }
  for (const sheet of sheets.keys()) {
    await page.goto(sheet)
    const missing = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0),
      )
    expect(missing, sheet).toEqual([])
  }
})

test('the help leads to the guide, and the guide back to the page', async ({ visitor: page }) => {
  await page.getByRole('button', { name: 'Ajuda e atalhos' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Guia' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guia da página' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar à página' }).click()
  await expect(page.getByRole('combobox', { name: 'O que procurar' })).toBeVisible()
})

test('the guide keeps the colour scheme chosen on the page', async ({ visitor: page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Usar cores escuras' }).click()
  await page.goto('/guia')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
})

test('in English, the page says that guide and reference are in Portuguese', async ({
  member: page,
}) => {
  const note = page.getByText(/in Portuguese only/)
  await page.goto('/guia/busca')
  await expect(note).toBeHidden()
  await page.evaluate(() => localStorage.setItem('arauto-idioma', 'en'))
  for (const path of ['/guia/busca', '/referencia']) {
    await page.goto(path)
    await expect(note).toBeVisible()
    await expect(note).toHaveAttribute('lang', 'en')
  }
})

test('a page that does not exist has the fonts of the page', async ({ stranger: page }) => {
  await page.goto('/nao-existe')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    )
  await expect.poll(loaded).toEqual(['Public Sans', 'Source Serif'])
})

test('guide, reference and page have the same left edge', async ({ visitor: page }) => {
  const edge = async (what: string) => (await page.locator(what).first().boundingBox())?.x
  const main = await edge('main :is(form, h1)')
  for (const path of ['/guia', '/referencia']) {
    await page.goto(path)
    expect(await edge('.beside'), path).toBe(main)
  }
})

for (const { scheme, width } of LOOKS)
  test(`the guide in ${scheme} at ${width}: nothing cut, no violation`, async ({
    stranger: page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 900 })
    for (const sheet of SHEETS.map(({ slug }) => addressOf(slug))) {
      await page.goto(sheet)
      await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
      await expectNothingCut(page, sheet)
      await examine(page, sheet)
    }
  })

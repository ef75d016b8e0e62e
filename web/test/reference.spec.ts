import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'
import { examine } from './wcag.ts'

const SHEETS = [
  '/referencia',
  '/referencia/consulta',
  '/referencia/webhooks',
  '/referencia/alertas',
  '/referencia/chaves-e-contas',
  '/referencia/operacao',
  '/referencia/pessoas',
  '/referencia/eventos',
]

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function expectNothingCut(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over, `${where} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** Together these have every kind of element; checking all sheets would take long. */
const CHECKED = ['/referencia', '/referencia/chaves-e-contas', '/referencia/eventos']

// Colours do not depend on the width, nor what fits on the colours.
for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const)
  test(`the reference, ${colorScheme}, ${width} px: no violation`, async ({ stranger: page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    for (const sheet of CHECKED) {
      await page.goto(sheet)
      await openAll(page)
      await examine(page, sheet)
    }
  })

test('nothing in the reference is cut off, whatever is open', async ({ stranger: page }) => {
  for (const sheet of SHEETS) {
    await page.goto(sheet)
    await openAll(page)
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNothingCut(page, `${sheet} at ${width}`)
    }
  }
})

test('an operation is found with the keyboard, and the way back, too', async ({ member: page }) => {
  await page.goto('/referencia')
  await page.keyboard.press('/')
  await page.keyboard.type('entregas webhook')
  const menu = page.getByRole('navigation', { name: 'Referência' }).first()
  await expect(menu.getByRole('status')).toHaveText(/^\d operações$/)
  await menu.getByRole('link', { name: 'Lista as entregas' }).click()
  await expect(page).toHaveURL(/\/referencia\/webhooks#listarEntregas$/)
  await expect(page.getByRole('heading', { name: 'Lista as entregas' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Webhooks' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: 'Voltar à página' }).click()
  await expect(page.getByRole('navigation', { name: 'Páginas' }).first()).toBeVisible()
})

test('a word without results says so', async ({ stranger: page }) => {
  await page.goto('/referencia')
  await page.keyboard.press('/')
  await page.keyboard.type('xilofone')
  await expect(page.getByRole('status').first()).toHaveText('Nenhuma operação')
})

test('a sample names this installation, and can be copied', async ({ stranger: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/referencia/consulta#buscar')
  const sample = page.getByRole('figure').filter({ hasText: 'Requisição' }).first()
  await sample.getByRole('button', { name: 'Copiar' }).click()
  await expect(sample.getByRole('button', { name: 'Copiado' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const { origin } = new URL(page.url())
  expect(copied).toContain(`curl -G '${origin}/api/v1/buscar'`)
  expect(copied).toContain(`--data-urlencode 'termo=gestão documentos'`)
})

test('an error leads to its explanation', async ({ stranger: page }) => {
  await page.goto('/referencia/webhooks#criarWebhook')
  await page.getByRole('link', { name: '413 corpo_grande_demais' }).first().click()
  await expect(page).toHaveURL(/\/referencia#CorpoGrandeDemais$/)
  await expect(page.locator(':target')).toBeInViewport()
})

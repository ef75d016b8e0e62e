import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { type Service, startService } from './service.ts'
import { expect, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

const MINUTE = 60_000

/** The days of two months that a collector has looked at, as it writes them. */
function collected({ folder }: Service): void {
  using db = new DatabaseSync(join(folder, 'arauto.db'), { timeout: MINUTE })
  const whole = db.prepare(
    `INSERT INTO ledger (data, pub_name, estado, primeira_em, ultima_em, begun_at, whole_at)
     VALUES (?1, ?2, 'completa', ?3, ?3, ?3, ?3)`,
  )
  const seen = db.prepare(
    'INSERT INTO source_files (data, pub_name, offered_at, unoffered_at) VALUES (?, ?, ?, ?)',
  )
  const sent = db.prepare(
    'INSERT INTO section_deliveries (data, pub_name, last_sent_at) VALUES (?, ?, ?)',
  )
  for (let age = 0; age < 45; age++) {
    const noon = new Date(Date.now() - age * 24 * 60 * MINUTE)
    const data = noon.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    const offered = Date.parse(`${data}T01:35:00-03:00`)
    const here = offered + (age % 9 === 4 ? 95 : 1) * MINUTE
    for (const pubName of ['DO1', 'DO2', 'DO3']) {
      whole.run(data, pubName, new Date(here).toISOString())
      const looks = [offered, offered - 5 * MINUTE].map((at) => new Date(at).toISOString())
      seen.run(data, pubName, ...(looks as [string, string]))
      sent.run(data, pubName, here + 9_000)
    }
  }
}

test('anybody sees how late the service is, where the operator shows it', async ({ page }) => {
  await using service = await startService({ ARAUTO_STATUS_PAGE: 'publica' }, [])
  collected(service)
  await page.goto(service.url)
  await page.getByRole('link', { name: 'Situação', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Situação do serviço' })).toBeVisible()
  await expect(page.getByText('O serviço está em dia.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Seção 1' })).toBeVisible()
  const months = page.getByRole('table')
  await expect(months.getByText('1 h 40 min').first()).toBeVisible()
  await expect(months.getByText('9 s').first()).toBeVisible()
  await expect(page.getByText('Aqui não há nada de conta nenhuma.')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolation(page, `${colorScheme}, ${width} px`)
      await expectNoScroll(page)
    }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeHidden()
  await expect(months).toBeVisible()
})

test('a day that never came is still told when another has begun', async ({ page }) => {
  await using service = await startService({ ARAUTO_STATUS_PAGE: 'publica' }, [])
  collected(service)
  using db = new DatabaseSync(join(service.folder, 'arauto.db'), { timeout: MINUTE })
  db.exec(`DELETE FROM ledger WHERE data <> (SELECT max(data) FROM ledger)
             AND pub_name = 'DO2' AND data > date((SELECT max(data) FROM ledger), '-7 days')`)
  await page.goto(`${service.url}/situacao`)
  await expect(page.getByText('ainda falta alguma seção').first()).toBeVisible()
  await expect(page.getByText('Nunca pedida').first()).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolation(page, `${width} px`)
    await expectNoScroll(page)
  }
})

test('nothing was measured yet, and the page says so', async ({ page }) => {
  await using service = await startService({ ARAUTO_STATUS_PAGE: 'publica' }, [])
  await page.goto(`${service.url}/situacao`)
  await expect(page.getByText('Nada foi medido nos últimos meses.')).toBeVisible()
  await expect(page.getByText('Nunca pedida')).toHaveCount(3)
})

test('by default the address does not exist, and nothing leads there', async ({
  page,
  service,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Criar uma conta' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Situação', exact: true })).toHaveCount(0)
  const answer = await page.goto(`${service.url}/situacao`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Esta página não existe' })).toBeVisible()
})

async function expectNoScroll(page: Page): Promise<void> {
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: innerWidth,
  }))
  expect(scrolled).toBeLessThanOrEqual(width)
}

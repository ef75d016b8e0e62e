import { test as base, expect, type Page } from '@playwright/test'
import { type Service, startService } from './service.ts'

interface Fixtures {
  /** A page whose visitor is signed in; it fails the test when its policy or a script was violated. */
  visitor: Page
}

/** The stories' `test`: one service for all of a worker. */
export const test = base.extend<Fixtures, { service: Service }>({
  service: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using service = await startService()
      await use(service)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ service }, use) => await use(service.url),
  visitor: async ({ page, service }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (line) => {
      if (/Content.Security.Policy/i.test(line.text())) faults.push(line.text())
    })
    await page.goto('/')
    await signIn(page, service)
    await use(page)
    expect(faults).toEqual([])
  },
})

async function signIn(page: Page, { key }: Service): Promise<void> {
  await page.getByLabel('Chave da API', { exact: true }).fill(key)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Páginas' }).first()).toBeVisible()
}

export { expect }

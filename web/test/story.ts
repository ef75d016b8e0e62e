import { type Browser, type Page, test as base, expect } from '@playwright/test'
import { type Service, startService } from './service.ts'

interface Fixtures {
  /** A page without a session; it fails the test when its policy or a script was violated. */
  stranger: Page
  /** The same for an administrator. */
  visitor: Page
}

let visitors = 0

/** The service of a worker's stories. None of them imports: those after it would meet another archive. */
export type SharedService = Omit<Service, 'bring'>

/** The stories' `test`: one service for each worker. */
export const test = base.extend<Fixtures, { service: SharedService }>({
  service: [
    async ({ browser }, use) => {
      await using service = await startService()
      await (await openFirst(browser, service)).close()
      await use(service)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ service }, use) => await use(service.url),
  stranger: async ({ page, service: _service }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (line) => {
      if (/Content.Security.Policy/i.test(line.text())) faults.push(line.text())
    })
    // Each from its own address: one address may sign in twenty times a minute.
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.100.${++visitors}` })
    await page.goto('/')
    await use(page)
    expect(faults).toEqual([])
  },
  visitor: async ({ stranger, service }, use) => {
    await signIn(stranger, service)
    await use(stranger)
  },
})

/** A page of the administrator of a new installation. */
export async function openFirst(browser: Browser, service: Service): Promise<Page> {
  const page = await browser.newPage({ baseURL: service.url })
  await acceptFirst(page, service)
  return page
}

/** Follows the link that a new installation prints. */
export async function acceptFirst(
  page: Page,
  { firstLink, email, password }: Service,
): Promise<void> {
  await page.goto(firstLink)
  await page.getByRole('heading', { name: 'Crie a conta de quem administra' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Nome da conta').fill('Escritório de Exemplo')
  await acceptInvitation(page, { password })
}

/** Enters a name and a password on the page of an invitation, which signs in. */
export async function acceptInvitation(
  page: Page,
  { password }: Pick<Service, 'password'>,
): Promise<void> {
  await page.getByLabel('Seu nome').fill('Pessoa de Exemplo')
  await page.getByLabel('Nova senha').fill(password)
  await page.getByRole('button', { name: 'Criar e entrar' }).click()
  await page.getByRole('navigation', { name: 'Páginas' }).first().waitFor()
}

export async function signIn(
  page: Page,
  { email, password }: Pick<Service, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('navigation', { name: 'Páginas' }).first().waitFor()
}

export { expect }

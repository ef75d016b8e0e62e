import { type Browser, type Page, test as base, expect } from '@playwright/test'
import { EDITIONS_OF_STORIES, type Service, startService } from './service.ts'

interface Fixtures {
  /** A page without a session; it fails the test when its policy or a script was violated. */
  stranger: Page
  /** The same for an administrator who has no screen open yet: for stories that begin with another than the search. */
  member: Page
  /** The same, who has the search open. */
  visitor: Page
}

/** The service of a worker's stories. None of them imports: those after it would meet another archive. */
export type SharedService = Omit<Service, 'bring'>

interface Shared {
  /** Its files; stories that `use` other ones share another service. */
  editions: string[]
  service: SharedService
}

let visitors = 0

/** The stories' `test`: one service for each worker. */
export const test = base.extend<Fixtures, Shared>({
  editions: [EDITIONS_OF_STORIES, { scope: 'worker', option: true }],
  service: [
    async ({ browser, editions }, use) => {
      await using service = await startService({}, editions)
      await (await openFirst(browser, service)).context().close()
      await use(service)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ service }, use) => await use(service.url),
  // Each from its own address: one address may sign in twenty times a minute.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) =>
    await use({ 'X-Forwarded-For': `198.51.100.${++visitors}` }),
  page: async ({ page }, use) => {
    await saveData(page)
    await use(page)
  },
  stranger: async ({ page }, use) => {
    const faults = faultsOf(page)
    await page.goto('/')
    await use(page)
    expect(faults).toEqual([])
  },
  member: async ({ page, service }, use) => {
    const faults = faultsOf(page)
    await enter(page, service)
    // A picture: requests and what the browser stores have their origin.
    await page.goto('/sinal.svg')
    await use(page)
    expect(faults).toEqual([])
  },
  visitor: async ({ member: page }, use) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Páginas' }).first()).toBeVisible()
    await use(page)
  },
})

/**
 * Parts of the page load on demand, and not all of them in each story: broken.spec.ts has the story of the others,
 * which load while the browser is idle.
 */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

/** Violations of the page's policy, and errors of its scripts, from now on. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (line) => {
    if (/Content.Security.Policy/i.test(line.text())) faults.push(line.text())
  })
  return faults
}

/** Opens a session without the form, which takes longer than many a story. */
export async function enter(page: Page, { url, email, password }: SharedService): Promise<void> {
  const answer = await page.request.post(`${url}/api/v1/sessao`, {
    headers: { 'X-Requested-With': 'arauto' },
    data: { email, senha: password },
  })
  expect(answer.status()).toBe(201)
}

/** A page of the administrator of a new installation, in a browser of their own. */
export async function openFirst(browser: Browser, service: Service): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: service.url })).newPage()
  // Other services may be starting.
  page.setDefaultTimeout(120_000)
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

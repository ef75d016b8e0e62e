import { type BrowserContext, type Page, expect, test } from '@playwright/test'
import { ask, endSession } from './ask.ts'
import { type Identities, freePort, startProvider } from './provider.ts'
import { type Service, startService } from './service.ts'
import { openFirst } from './story.ts'
import { expectNoViolation } from './wcag.ts'

let provider: Identities
let service: Service
/** The administrator, who has a password. */
let owner: Page

test.beforeAll(async ({ browser }) => {
  const port = String(await freePort())
  const publicUrl = `http://127.0.0.1:${port}`
  provider = await startProvider(publicUrl)
  service = await startService(
    {
      ...provider.settings,
      ARAUTO_PUBLIC_URL: publicUrl,
      ARAUTO_PORT: port,
      ARAUTO_TRUST_PROXY: '127.0.0.1',
    },
    [],
  )
  owner = await openFirst(browser, service)
})
test.afterAll(async () => {
  await owner.context().close()
  await service[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

/** A page in another person's browser; the test fails if the policy of the page is violated. */
async function visit(newContext: () => Promise<BrowserContext>, path: string): Promise<Page> {
  const page = await (await newContext()).newPage()
  page.on('console', (line) => {
    if (/Content.Security.Policy/i.test(line.text())) throw new Error(line.text())
  })
  await page.goto(service.url + path)
  return page
}

/** Signs in on the provider's page; who does so for the first time must agree. */
async function signInThere(page: Page, login: string, { isFirst = true } = {}): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('qualquer')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  if (isFirst) await page.getByRole('button', { name: 'Continue' }).click()
}

const inside = (page: Page) => page.getByRole('navigation', { name: 'Páginas' }).first()

/** In both colour schemes. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // Elements that are fading in do not have their final colours.
    await page.waitForFunction(() =>
      document.getAnimations().every((one) => !(one instanceof CSSTransition)),
    )
    await expectNoViolation(page, `${where}, ${colorScheme}`)
  }
}

/** Accepts an invitation of the owner's with an identity. */
async function joinThere(newContext: () => Promise<BrowserContext>, login: string): Promise<Page> {
  const { url } = await ask(owner, 'POST', '/convites', {})
  const { pathname, hash } = new URL(url)
  const page = await visit(newContext, pathname + hash)
  await expect(page.getByRole('button', { name: 'Aceitar com Entidade' })).toBeVisible()
  await expectAccessible(page, 'invitation')
  await page.getByRole('button', { name: 'Aceitar com Entidade' }).click()
  await signInThere(page, login)
  await expect(inside(page)).toBeVisible()
  return page
}

test('a person joins with an identity, returns to their page, and continues after the session ends', async ({
  browser,
}) => {
  const page = await joinThere(() => browser.newContext(), 'ana')
  expect((await ask(page, 'GET', '/sessao')).pessoa).toMatchObject({
    nome: 'Ana de Exemplo',
    email: 'ana@entidade.exemplo.br',
  })

  await endSession(page)
  await page.goto(`${service.url}/edicoes?ano=2023`)
  await expect(page.getByRole('button', { name: 'Entrar com Entidade' })).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await page.getByRole('button', { name: 'Entrar com Entidade' }).click()
  await expect(inside(page)).toBeVisible()
  await expect(page).toHaveURL(/\/edicoes\?ano=2023$/)

  await page.getByRole('link', { name: 'Alertas' }).first().click()
  await endSession(page)
  // The sign-in may already lie above the link: any request finds out that the session has ended.
  await page.getByRole('link', { name: 'Webhooks' }).first().dispatchEvent('click')
  const over = page.getByRole('dialog', { name: /sessão terminou/ })
  await expect(over).toBeVisible()
  await expectAccessible(page, 'ended session')
  const opened = page.context().waitForEvent('page')
  await over.getByRole('link', { name: 'Entrar com Entidade' }).click()
  const tab = await opened
  await expect(tab.getByRole('heading', { name: 'Pronto' })).toBeVisible()
  await expectAccessible(tab, 'done in another tab')
  await expect(over).toBeHidden()
  await expect(page).toHaveURL(/\/webhooks$/)
  await page.context().close()
})

test('a link on another site starts no sign-in', async ({ browser }) => {
  const page = await joinThere(() => browser.newContext(), 'caio')
  await endSession(page)
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') begun.push(request.url())
  })
  for (const para of ['entrar', 'confirmar']) {
    await page.goto(`${service.url}/entrar/provedor?para=${para}`)
    await expect(page.getByRole('button', { name: / com Entidade$/ })).toBeVisible()
  }
  await expectAccessible(page, 'departure')
  expect(begun).toEqual([])

  await page.goto(`${service.url}/entrar/provedor?para=entrar`)
  await page.getByRole('button', { name: 'Entrar com Entidade' }).click()
  await expect(page.getByRole('heading', { name: 'Pronto' })).toBeVisible()
  await page.context().close()
})

test('a person without a password confirms at the provider, sets one, and unlinks the identity', async ({
  browser,
}) => {
  const page = await joinThere(() => browser.newContext(), 'bia')
  await page.goto(`${service.url}/conta`)
  await expect(page.getByRole('heading', { name: 'Entrar com Entidade' })).toBeVisible()
  await expect(page.getByText('Inativo: nenhum código é pedido ao entrar.')).toBeVisible()
  await expectAccessible(page, 'account')
  await page.getByRole('button', { name: 'Desvincular' }).click()
  const asked = page.getByRole('dialog', { name: 'Confirme que é você' })
  await expect(asked.getByLabel('Senha')).toHaveCount(0)
  await expectAccessible(page, 'confirmation')
  const opened = page.context().waitForEvent('page')
  await asked.getByRole('link', { name: 'Confirmar com Entidade' }).click()
  const tab = await opened
  await signInThere(tab, 'bia', { isFirst: false })
  await expect(tab.getByRole('heading', { name: 'Pronto' })).toBeVisible()
  await tab.close()
  await expect(asked).toBeHidden()
  await expect(page.getByText(/^É a única forma de você entrar/)).toBeVisible()

  await page.getByLabel('Nova senha').fill('quatro palavras bem diferentes')
  await page.getByRole('button', { name: 'Definir uma senha' }).click()
  await expect(page.getByText('Senha alterada. As outras sessões foram encerradas.')).toBeVisible()
  await page.getByRole('button', { name: 'Desvincular' }).click()
  await expect(page.getByText('Nenhuma identidade vinculada.')).toBeVisible()
  await expect(page.getByLabel('Senha atual')).toBeVisible()

  await page.getByRole('button', { name: 'Vincular Entidade' }).click()
  await expect(page).toHaveURL(/\/conta$/)
  await expect(page.getByText('bia@entidade.exemplo.br').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desvincular' })).toBeVisible()
  await page.context().close()
})

test('errors are explained: cancelled, an unlinked identity, no provider', async ({ browser }) => {
  // From another address: the stories together sign in more often than one may in a minute.
  const elsewhere = { extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.7' } }
  const page = await visit(() => browser.newContext(elsewhere), '/')
  await page.getByRole('button', { name: 'Entrar com Entidade' }).click()
  await page.getByRole('link', { name: /Cancel/ }).click()
  await expect(page.getByRole('heading', { name: 'Não deu certo' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Você não concluiu a entrada')
  await expectAccessible(page, 'turned back')
  await page.getByRole('link', { name: 'Voltar ao login' }).click()
  await page.getByRole('button', { name: 'Entrar com Entidade' }).click()
  await signInThere(page, 'ninguem')
  await expect(page.getByRole('alert')).toContainText('não está vinculada a ninguém daqui')
  await expect(page).toHaveURL(/\/entrar\/retorno$/)
  await page.goto(`${service.url}/entrar/retorno`)
  await expect(page.getByRole('alert')).toContainText('não é de um pedido em aberto')

  await provider[Symbol.asyncDispose]()
  await page.goto(`${service.url}/entrar/retorno?code=x&state=entrar.x`)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.context().close()
})

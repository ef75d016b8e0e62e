import type { Page } from '@playwright/test'
import { ask, endSession, send } from './ask.ts'
import { acceptInvitation, expect, signIn, test } from './story.ts'

/** Every screen, the link that leads to it, and a heading that proves that it is shown. */
const SCREENS: [path: string, heading: RegExp][] = [
  ['/?termo=limpeza', /atos$/],
  ['/publicacao/pub_NJSHN184EJ5Y3Q5P', /PORTARIA MTE/],
  ['/edicoes?ano=2023', /Edições de 2023/],
  ['/alertas', /alerta/i],
  ['/webhooks', /webhook/i],
  ['/chaves', /chave/i],
  ['/conta', /Sua conta/],
  ['/pessoas', /Pessoas/],
  ['/auditoria', /Auditoria/],
  ['/operacao', /Operação/],
]

test('signed out, every screen asks visitors to sign in, and then opens', async ({
  stranger: page,
  service,
}) => {
  for (const [path] of SCREENS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeAttached()
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toHaveCount(0)
  }
  await page.goto('/edicoes?ano=2023')
  await signIn(page, service)
  await expect(page.getByRole('heading', { name: /Edições de 2023/ })).toBeVisible()
})

test('after a session was ended elsewhere, every screen asks visitors to sign in', async ({
  visitor: page,
  service,
}) => {
  for (const link of ['Edições', 'Alertas', 'Webhooks', 'Chaves', 'Operação']) {
    await page.goto('/?termo=limpeza')
    await expect(page.getByRole('article').first()).toBeVisible()
    const sessions = await ask(page, 'GET', '/sessoes')
    const here = await ask(page, 'GET', '/sessao')
    expect(sessions.map(({ id }: { id: string }) => id)).toContain(here.sessao.id)
    await endSession(page)

    // The sign-in may already lie above the link: any request finds out that the session has ended.
    await page.getByRole('link', { name: link, exact: true }).first().dispatchEvent('click')
    const dialog = page.getByRole('dialog', { name: /Sua sessão terminou/ })
    await dialog.getByLabel('E-mail').fill(service.email)
    await dialog.getByLabel('Senha', { exact: true }).fill(service.password)
    await dialog.getByRole('button', { name: 'Entrar' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
})

test('when another person signs in in another tab, the open page starts over', async ({
  visitor: page,
}) => {
  const { url } = await ask(page, 'POST', '/convites', {})
  await page.goto('/alertas')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

  const tab = await page.context().newPage()
  const { pathname, hash } = new URL(url)
  await tab.goto(pathname + hash)
  await tab.getByLabel('E-mail').fill('colega@exemplo.com.br')
  await acceptInvitation(tab, { password: 'quatro palavras de uma colega' })
  // Like the page that the provider redirects to, which tells the other tabs.
  await tab.evaluate(() => new BroadcastChannel('arauto-provedor').postMessage(null))
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
})

test('a member of another account sees and changes nothing of this one', async ({
  visitor: page,
  service,
  browser,
}) => {
  const webhook = await ask(page, 'POST', '/webhooks', {
    nome: 'Só desta conta',
    url: 'https://nao-existe.exemplo.com.br/a',
    eventos: ['publicacao.nova'],
  })
  const alert = await ask(page, 'POST', '/alertas', {
    nome: 'Segredo nosso',
    consulta: 'limpeza',
    canais: { emails: [], webhooks: [webhook.id] },
  })
  const key = await ask(page, 'POST', '/chaves', {
    nome: 'Chave desta conta',
    escopos: ['consulta'],
  })
  await ask(page, 'POST', '/sessao/confirmar', { senha: service.password })
  const invitation = await ask(page, 'POST', '/convites', { conta: null })

  const other = await (await browser.newContext({ baseURL: service.url })).newPage()
  const { pathname, hash } = new URL(invitation.url)
  await other.goto(pathname + hash)
  await other.getByLabel('E-mail').fill('outro@exemplo.com.br')
  await acceptInvitation(other, { password: 'quatro palavras de outra conta' })

  for (const [path, text] of [
    ['/alertas', 'Segredo nosso'],
    ['/webhooks', 'Só desta conta'],
    ['/chaves', 'Chave desta conta'],
    ['/pessoas', service.email],
    ['/operacao', 'Há espaço em disco?'],
  ] as const) {
    await other.goto(path)
    await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(other.getByText(text)).toHaveCount(0)
  }
  await other.goto(`/webhooks/${webhook.id}`)
  await expect(other.getByRole('heading', { name: 'Este webhook não existe' })).toBeVisible()

  for (const [method, path, data] of [
    ['GET', `/webhooks/${webhook.id}`, undefined],
    ['PATCH', `/webhooks/${webhook.id}`, { ativo: false }],
    ['POST', `/webhooks/${webhook.id}/test`, { tipo: 'publicacao.nova' }],
    ['DELETE', `/webhooks/${webhook.id}`, undefined],
    ['PATCH', `/alertas/${alert.id}`, { ativo: false }],
    ['DELETE', `/alertas/${alert.id}`, undefined],
    ['PATCH', `/chaves/${key.id}`, { nome: 'x' }],
    ['DELETE', `/chaves/${key.id}`, undefined],
    ['DELETE', `/convites/${invitation.id}`, undefined],
  ] as const)
    expect([method, path, (await send(other, method, path, data)).status()]).toEqual([
      method,
      path,
      404,
    ])
  for (const [method, path, data] of [
    ['GET', '/operacao', undefined],
    ['GET', '/contas', undefined],
    ['POST', '/operacao/coletas', { data: '2024-03-15' }],
    ['POST', '/convites', { papel: 'administrador' }],
  ] as const)
    expect([path, (await send(other, method, path, data)).status()]).toEqual([path, 403])
  await other.context().close()
  for (const path of [`/alertas/${alert.id}`, `/webhooks/${webhook.id}`])
    await ask(page, 'DELETE', path)
})

test('without a mouse: a key is created, kept and revoked', async ({ visitor: page }) => {
  await page.goto('/chaves')
  const create = page.getByRole('button', { name: 'Criar chave' }).first()
  await create.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Nome')).toBeFocused()
  await page.keyboard.type('Pelo teclado')
  await page.keyboard.press('Enter')
  const kept = page.getByRole('checkbox', { name: 'Copiei a chave para um lugar seguro' })
  await expect(kept).toBeVisible()
  for (let steps = 0; steps < 8 && !(await isFocused(kept)); steps++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /Pelo teclado/ })
  await row.getByRole('button', { name: 'Revogar' }).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Revogar' })
  for (let steps = 0; steps < 4 && !(await isFocused(confirm)); steps++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(row.getByText('Revogada')).toBeVisible()
})

async function isFocused(locator: ReturnType<Page['locator']>): Promise<boolean> {
  return await locator.evaluate((element) => element === document.activeElement)
}

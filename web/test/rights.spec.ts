import type { Page } from '@playwright/test'
import { acceptInvitation, expect, test } from './story.ts'

/** What the page itself would ask of the API. */
async function ask(page: Page, method: string, path: string, data?: object) {
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    headers: { 'X-Requested-With': 'arauto' },
    ...(data ? { data } : {}),
  })
  return { status: answer.status(), dados: (await answer.json().catch(() => ({}))).dados }
}

test('a key that administers asks for the password again, and is made after it', async ({
  visitor: page,
  service,
}) => {
  await page.goto('/chaves')
  await page.getByRole('button', { name: 'Criar chave' }).first().click()
  await page.getByLabel('Nome').fill('Com poder')
  await page.getByRole('checkbox', { name: /Administração/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Criar chave' }).click()
  const again = page.getByRole('dialog', { name: 'Confirme que é você' })
  await again.getByLabel('Senha', { exact: true }).fill('não é esta senha')
  await again.getByRole('button', { name: 'Confirmar' }).click()
  await expect(again.getByText('não confere')).toBeVisible()
  await again.getByLabel('Senha', { exact: true }).fill(service.password)
  await again.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('dialog', { name: 'Guarde esta chave agora' })).toBeVisible()
})

test('whoever is removed takes their keys along', async ({ visitor: page, browser, service }) => {
  const { dados: invitation } = await ask(page, 'POST', '/convites', {})
  const other = await (await browser.newContext({ baseURL: service.url })).newPage()
  const { pathname, hash } = new URL(invitation.url)
  await other.goto(pathname + hash)
  await other.getByLabel('E-mail').fill('quem.sai@exemplo.com.br')
  await acceptInvitation(other, { password: 'quatro palavras de quem sai' })
  const { dados: key } = await ask(other, 'POST', '/chaves', { nome: 'x', escopos: ['consulta'] })
  const uses = () =>
    page.request.get(`${service.url}/api/v1/secoes`, { headers: { 'X-API-Key': key.chave } })
  expect((await uses()).status()).toBe(200)

  await page.goto('/pessoas')
  const row = page.getByRole('listitem').filter({ hasText: 'quem.sai@exemplo.com.br' })
  await row.getByRole('button', { name: /Ações/ }).click()
  await page.getByRole('menuitem', { name: 'Tirar o acesso' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Revogar a chave que criou' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Tirar o acesso' }).click()
  await expect(row).toHaveCount(0)
  expect((await uses()).status()).toBe(401)
  await other.context().close()
})

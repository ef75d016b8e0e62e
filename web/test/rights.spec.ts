import { readFileSync } from 'node:fs'
import { ask } from './ask.ts'
import { acceptInvitation, expect, test } from './story.ts'

test('a key that administers is created only after the password was entered again', async ({
  member: page,
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

test('the keys of a removed person are revoked', async ({ visitor: page, browser, service }) => {
  const invitation = await ask(page, 'POST', '/convites', {})
  const other = await (await browser.newContext({ baseURL: service.url })).newPage()
  const { pathname, hash } = new URL(invitation.url)
  await other.goto(pathname + hash)
  await other.getByLabel('E-mail').fill('quem.sai@exemplo.com.br')
  await acceptInvitation(other, { password: 'quatro palavras de quem sai' })
  const key = await ask(other, 'POST', '/chaves', { nome: 'x', escopos: ['consulta'] })
  const uses = () =>
    page.request.get(`${service.url}/api/v1/secoes`, { headers: { 'X-API-Key': key.chave } })
  expect((await uses()).status()).toBe(200)

  await page.goto('/pessoas')
  const row = page.getByRole('listitem').filter({ hasText: 'quem.sai@exemplo.com.br' })
  await row.getByRole('button', { name: /Ações/ }).click()
  await page.getByRole('menuitem', { name: 'Remover o acesso' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Revogar a chave que criou' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Remover o acesso' }).click()
  await expect(row).toHaveCount(0)
  expect((await uses()).status()).toBe(401)
  await other.context().close()
})

test('a manager changes a role, and a reader sees nothing to change', async ({
  member: page,
  browser,
  service,
}) => {
  await page.goto('/pessoas')
  await page.getByRole('button', { name: 'Convidar' }).click()
  await page.getByRole('radio', { name: 'Editor' }).check()
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const link = await page.getByRole('dialog').locator('code').innerText()
  const { pathname, hash } = new URL(link)
  const other = await (await browser.newContext({ baseURL: service.url })).newPage()
  await other.goto(pathname + hash)
  await other.getByLabel('E-mail').fill('quem.le@exemplo.com.br')
  await acceptInvitation(other, { password: 'quatro palavras de quem lê' })
  await other.goto('/webhooks')
  await expect(other.getByRole('button', { name: 'Criar webhook' })).toBeVisible()

  await page.goto('/pessoas')
  const row = page.getByRole('listitem').filter({ hasText: 'quem.le@exemplo.com.br' })
  await row.getByRole('button', { name: /Ações/ }).click()
  await page.getByRole('menuitem', { name: 'Mudar o papel' }).click()
  await page.getByRole('radio', { name: 'Leitor' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar o papel' }).click()
  const again = page.getByRole('dialog', { name: 'Confirme que é você' })
  await again.getByLabel('Senha', { exact: true }).fill(service.password)
  await again.getByRole('button', { name: 'Confirmar' }).click()
  await expect(row.getByText('Leitor')).toBeVisible()

  for (const [path, button] of [
    ['/webhooks', 'Criar webhook'],
    ['/chaves', 'Criar chave'],
    ['/pessoas', 'Convidar'],
  ] as const) {
    await other.goto(path)
    await expect(other.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(other.getByRole('button', { name: button })).toHaveCount(0)
  }
  const webhook = await ask(page, 'POST', '/webhooks', {
    url: 'https://receptor.exemplo.com.br/arauto',
    eventos: ['publicacao.nova'],
  })
  await other.goto(`/webhooks/${webhook.id}`)
  await expect(other.getByRole('heading', { name: 'O que recebe' })).toBeVisible()
  await expect(other.getByRole('button', { name: /^(Copiar como|Trocar)/ })).toHaveCount(0)
  await other.context().close()
})

test('the audit trail shows who did what, is filtered, and is exported as CSV', async ({
  member: page,
}) => {
  await ask(page, 'POST', '/convites', { papel: 'leitor' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Conta', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Auditoria' }).click()
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries.filter({ hasText: 'Fez um convite' }).first()).toContainText('Papel: Leitor')
  await expect(entries.filter({ hasText: 'Fez um convite' }).first()).toContainText(
    'Pessoa de Exemplo',
  )
  await page.getByRole('combobox', { name: 'O quê' }).click()
  await page.getByRole('option', { name: 'Entrou' }).click()
  await expect(entries.first()).toContainText('Entrou')
  await expect(entries.filter({ hasText: 'Fez um convite' })).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar em CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('auditoria.csv')
  expect(readFileSync(await file.path(), 'utf8')).toContain('Entrou;pessoa;pes_')
})

import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { acceptInvitation, expect, signIn, test } from './story.ts'

const PASSWORD = 'outras palavras que ficam'

/** Follows a mailed link, which has the service's public name, at its test address. */
async function follow(page: Page, { pathname, hash }: URL): Promise<void> {
  await page.goto('about:blank')
  await page.goto(pathname + hash)
}

test('a person is invited by mail, forgets the password, and signs in with a new one', async ({
  visitor: page,
  service,
  browser,
}) => {
  const email = 'socia@exemplo.com.br'
  await page.getByRole('button', { name: 'Conta', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Pessoas' }).click()
  await page.getByRole('button', { name: 'Convidar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convidar' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Criar convite' }).click()
  await expect(dialog.getByText(`Enviamos o convite para ${email}.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(page.getByRole('heading', { name: 'Convites abertos' })).toBeVisible()

  const guest = await (await browser.newContext({ baseURL: service.url })).newPage()
  await follow(guest, await service.mailbox.link(email))
  await expect(guest.getByLabel('E-mail')).toHaveValue(email)
  await guest.getByLabel('Seu nome').fill('Sócia de Exemplo')
  await guest.getByLabel('Nova senha').fill('curta')
  await guest.getByRole('button', { name: 'Criar e entrar' }).click()
  await expect(guest.getByText(/pelo menos 10|ao menos 10|10 caracteres/).last()).toBeVisible()
  await guest.getByLabel('Nova senha').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Criar e entrar' }).click()
  await expect(guest.getByRole('navigation', { name: 'Páginas' }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Sócia de Exemplo')).toBeVisible()

  await guest.getByRole('button', { name: 'Conta', exact: true }).click()
  await guest.getByRole('menuitem', { name: 'Sair' }).click()
  await guest.getByRole('link', { name: 'Esqueci a senha' }).click()
  // The sign-in form has a field of that name, too.
  await expect(guest.getByRole('heading', { name: 'Nova senha' })).toBeVisible()
  await guest.getByLabel('E-mail').fill(email)
  await guest.getByRole('button', { name: 'Pedir o link' }).click()
  await expect(guest.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeVisible()
  await follow(guest, await service.mailbox.link(email))
  await guest.getByLabel('Nova senha').fill('palavras ainda mais novas')
  await guest.getByRole('button', { name: 'Definir a senha' }).click()
  await guest.getByRole('link', { name: 'Voltar ao login' }).click()
  await signIn(guest, { email, password: 'palavras ainda mais novas' })
  await guest.context().close()

  await page.getByRole('button', { name: 'Ações de Sócia de Exemplo' }).click()
  await page.getByRole('menuitem', { name: 'Remover o acesso' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover o acesso' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Sócia de Exemplo')).toBeHidden()
})

test('a used or truncated link says so', async ({ stranger: page }) => {
  for (const path of ['/convite#inv_x', '/senha#x', '/confirmacao#x']) {
    await page.goto('about:blank')
    await page.goto(path)
    if (path.startsWith('/senha')) {
      await page.getByLabel('Nova senha').fill(PASSWORD)
      await page.getByRole('button', { name: 'Definir a senha' }).click()
    }
    if (path.startsWith('/confirmacao'))
      await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(/^Link inválido/)).toBeVisible()
  }
  for (const path of ['/convite', '/confirmacao', '/convite#inv_x']) {
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Link inválido ou já usado' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Voltar ao login' }).click()
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
  }
})

test('an account of one’s own: sign-up, name, password, app, codes, sessions, address', async ({
  stranger: page,
  service,
  browser,
}) => {
  const email = 'nova@exemplo.com.br'
  await page.getByRole('link', { name: 'Criar uma conta' }).click()
  // The page before it has such a field, too.
  await expect(page.getByRole('heading', { name: 'Criar uma conta' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Pedir o convite' }).click()
  await expect(page.getByRole('heading', { name: 'Verifique seu e-mail' })).toBeVisible()
  await follow(page, await service.mailbox.link(email))
  await acceptInvitation(page, { password: PASSWORD })

  await page.getByRole('button', { name: 'Conta', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sua conta' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Nome Novo')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()

  await page.getByLabel('Senha atual').fill('não é esta')
  await page.getByLabel('Nova senha').fill('terceira senha de exemplo')
  await page.getByRole('button', { name: 'Alterar a senha' }).click()
  await expect(page.getByText('O e-mail ou a senha não confere.')).toBeVisible()
  await page.getByLabel('Senha atual').fill(PASSWORD)
  await page.getByRole('button', { name: 'Alterar a senha' }).click()
  await expect(page.getByText(/^Senha alterada/)).toBeVisible()
  const password = 'terceira senha de exemplo'

  await page.getByRole('button', { name: 'Configurar um aplicativo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel('Código').fill(new TOTP({ secret }).generate())
  await dialog.getByRole('button', { name: 'Ativar', exact: true }).click()
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = '', second = ''] = await codes.allTextContents()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(page.getByText(/^Ativo desde/)).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL: service.url })).newPage()
  await elsewhere.goto('/entrar')
  await elsewhere.getByLabel('E-mail').fill(email)
  await elsewhere.getByLabel('Senha', { exact: true }).fill(password)
  await elsewhere.getByRole('button', { name: 'Entrar' }).click()
  await elsewhere.getByLabel('Código').fill(first)
  await elsewhere.getByRole('button', { name: 'Entrar' }).click()
  await expect(elsewhere.getByRole('combobox', { name: /^O que procurar/ })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Encerrar', exact: true })).toBeHidden()
  // The sign-in may already lie above the link: any request finds out that the session has ended.
  await elsewhere.getByRole('link', { name: 'Alertas' }).first().dispatchEvent('click')
  await expect(elsewhere.getByRole('dialog', { name: /Sua sessão terminou/ })).toBeVisible()
  await elsewhere.context().close()

  await page.getByRole('button', { name: 'Desativar' }).click()
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByLabel('Código').fill(second)
  await dialog.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Inativo: nenhum código é pedido ao entrar.')).toBeVisible()

  await page.getByRole('button', { name: 'Trocar o e-mail' }).click()
  await dialog.getByLabel('E-mail').fill('outra@exemplo.com.br')
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Enviar o link' }).click()
  await expect(dialog.getByText(/link para outra@/)).toBeVisible()
  await follow(page, await service.mailbox.link('outra@exemplo.com.br'))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('A partir de agora, entre com outra@exemplo.com.br.')).toBeVisible()
})

test('a manager invites by a link, and sees nothing of the installation', async ({
  visitor: page,
  service,
  browser,
}) => {
  await page.goto('/pessoas')
  await page.getByRole('button', { name: 'Convidar' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Gestor da conta' }).check()
  await page.getByRole('button', { name: 'Criar convite' }).click()
  const again = page.getByRole('dialog', { name: 'Confirme que é você' })
  await again.getByLabel('Senha', { exact: true }).fill(service.password)
  await again.getByRole('button', { name: 'Confirmar' }).click()
  const url = new URL((await page.getByRole('dialog').locator('code').textContent())!)
  const member = await (await browser.newContext({ baseURL: service.url })).newPage()
  await follow(member, url)
  await member.getByLabel('E-mail').fill('membro@exemplo.com.br')
  await acceptInvitation(member, { password: PASSWORD })
  await expect(member.getByRole('link', { name: 'Operação', exact: true })).toBeHidden()
  await member.goto('/operacao')
  await expect(
    member.getByRole('heading', { name: 'Só quem administra a instalação vê isto' }),
  ).toBeVisible()
  await member.goto('/pessoas')
  // Only administrators may change other administrators.
  const first = member.getByRole('listitem').filter({ hasText: service.email })
  await expect(first.getByRole('button')).toHaveCount(0)
  await member.getByRole('button', { name: 'Convidar' }).click()
  await expect(member.getByRole('dialog').getByRole('radio')).toHaveCount(3)
  await member.context().close()
})

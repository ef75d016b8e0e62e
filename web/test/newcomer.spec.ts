import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { type Demo, startDemo } from './demo.ts'
import { acceptInvitation, signIn } from './story.ts'

// The second story uses what the first one created.
test.describe.configure({ mode: 'serial' })

const PERSON = { email: 'novata@exemplo.com.br', password: 'quatro palavras bem diferentes' }

let demo: Demo
test.beforeAll(async () => {
  test.setTimeout(180_000)
  demo = await startDemo()
})
test.afterAll(() => demo?.[Symbol.asyncDispose]())

test('a newcomer gets everywhere with only what the demo prints', async ({ page }) => {
  await test.step('signs in by the one-time link', async () => {
    await page.goto(demo.firstLink)
    await page.getByLabel('E-mail').fill(PERSON.email)
    await acceptInvitation(page, PERSON)
  })

  await test.step('searches, and opens an act', async () => {
    await page.getByRole('combobox', { name: /^O que procurar/ }).fill('licitação')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL(/termo=licita/)
    // The address changes first, then the list; without a query nothing in it is marked.
    await expect(page.getByRole('article').first().locator('mark').first()).toBeVisible()
    const hit = page.getByRole('article').first().getByRole('link')
    const title = (await hit.textContent()) ?? ''
    await hit.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
  })

  await test.step('exports the list', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const dialog = page.getByRole('dialog', { name: /^Exportar/ })
    await dialog.getByLabel(/^CSV/).check()
    await dialog.getByRole('button', { name: 'Exportar' }).click()
    const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\n')
    expect(lines.length).toBeGreaterThan(10)
  })

  await test.step('turns the search into an alert', async () => {
    await page.getByRole('button', { name: 'Acompanhar esta busca' }).click()
    const dialog = page.getByRole('dialog', { name: /^Acompanhar/ })
    await expect(dialog.getByText('por dia com edição')).toBeVisible()
    await dialog.getByRole('button', { name: 'Criar alerta' }).click()
    await expect(dialog.getByText('Alerta criado.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  })

  const deliveries = page.getByRole('button', { name: /^(Entregue|Pendente|Falhou) / })

  await test.step('creates a webhook to the receiver, and sends a test', async () => {
    await page.getByRole('link', { name: 'Webhooks' }).first().click()
    await page.getByRole('button', { name: 'Criar webhook' }).click()
    const form = page.getByRole('dialog', { name: 'Criar webhook' })
    await form.getByLabel('Nome').fill('O meu receptor')
    await form.getByLabel('Endereço').fill(demo.receiver)
    await form.getByLabel('Segredo').fill(demo.secret)
    await form.getByRole('button', { name: 'Criar webhook' }).click()
    await expect(page.getByRole('heading', { name: 'O meu receptor' })).toBeVisible()

    await page.getByRole('button', { name: 'Enviar teste' }).click()
    const sending = page.getByRole('dialog', { name: 'Enviar teste' })
    await sending.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(sending.getByText(/^204 em /)).toBeVisible()
    await sending.getByRole('button', { name: 'Fechar' }).click()
  })

  await test.step('sees the delivery', async () => {
    await deliveries.first().click()
    await expect(page.getByText('X-Service-Event: publicacao.nova', { exact: false })).toBeVisible()
    await deliveries.first().click()
  })

  await test.step('makes it fail, and sees why', async () => {
    await moveTo(demo.brokenReceiver)
    await page.getByRole('button', { name: /^Reenviar desde/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Reenviar desde/ })
    await dialog.getByRole('button', { name: 'Reenviar' }).click()
    await expect(dialog.getByText(/eventos?/).last()).toBeVisible()
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    const failing = page.getByRole('button', { name: /^Pendente .*publicacao.nova.* 503 / })
    await expect(failing.first()).toBeVisible()
    await failing.first().click()
    await expect(page.getByText('O que isso significa.')).toBeVisible()
    await expect(page.getByText(/O servidor está no ar, mas não conseguiu atender/)).toBeVisible()
    await expect(page.getByRole('alert').getByText(/fica inativo/)).toBeVisible()
  })

  await test.step('mends it, and replays it', async () => {
    await moveTo(demo.receiver)
    await page.getByRole('button', { name: 'Tentar agora' }).click()
    await expect(
      page.getByRole('button', { name: /^Entregue .*publicacao.nova.* 2 204 / }),
    ).toBeVisible()
  })

  async function moveTo(address: string): Promise<void> {
    await page.getByRole('button', { name: 'Editar' }).click()
    const form = page.getByRole('dialog', { name: 'Editar webhook' })
    await form.getByLabel('Endereço').fill(address)
    await form.getByRole('button', { name: 'Salvar' }).click()
    await expect(form).toBeHidden()
  }
})

test('a secret is rotated, a webhook is paused and resumed, an alert runs over the past', async ({
  page,
}) => {
  await page.goto(new URL('/webhooks', demo.firstLink).href)
  await signIn(page, PERSON)

  await test.step('the secret is shown once, and from when it holds', async () => {
    await page.getByRole('link', { name: 'O meu receptor' }).click()
    await page.getByRole('button', { name: 'Trocar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Trocar' }).click()
    const made = page.getByRole('dialog', { name: 'Guarde este segredo agora' })
    await expect(made.getByText(/^whsec_/)).toBeVisible()
    await made.getByRole('button', { name: 'Copiei para um lugar seguro' }).click()
    await expect(made).toBeHidden()
    await page.getByRole('button', { name: 'Código para conferir' }).click()
    const code = page.getByRole('dialog', { name: 'Código para conferir' })
    await code.getByRole('tab', { name: 'Python' }).click()
    await expect(
      code.getByRole('tabpanel', { name: 'Python' }).getByText(/def confere/),
    ).toBeVisible()
    await code.getByRole('button', { name: 'Fechar' }).click()
  })

  await test.step('what rests says so, and comes back', async () => {
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Desativar' }).click()
    await expect(page.getByText(/^Inativo desde/)).toBeVisible()
    await page.getByRole('button', { name: 'Reativar' }).click()
    await expect(page.getByText(/^Inativo desde/)).toBeHidden()
  })

  await test.step('the past is looked at, then sent', async () => {
    await page.getByRole('link', { name: 'Alertas' }).first().click()
    await page.getByRole('button', { name: 'Ações de Edições extras' }).click()
    await page.getByRole('menuitem', { name: 'Testar em edições passadas' }).click()
    const past = page.getByRole('dialog', { name: /em edições passadas$/ })
    await past.getByRole('button', { name: 'Ver o que encontraria' }).click()
    await expect(past.getByText(/^[1-9]\d* atos?$/)).toBeVisible()
    await past.getByRole('button', { name: 'Enviar agora aos canais' }).click()
    await expect(past.getByText(/^Enviados agora aos canais/)).toBeVisible()
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { EDITIONS } from './service.ts'
import { expect, test } from './story.ts'

test('a search is followed in two clicks, and the alert is there', async ({ visitor: page }) => {
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill('limpeza')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Acompanhar esta busca' }).click()
  const dialog = page.getByRole('dialog', { name: /Acompanhar esta busca/ })
  await expect(dialog.getByText('por dia com edição')).toBeVisible()
  await expect(dialog.getByLabel('Nome')).toHaveValue('Limpeza')
  // Another story has an alert of that name.
  await dialog.getByLabel('Nome').fill('Limpeza da casa')
  await dialog.getByRole('button', { name: 'Prévia do e-mail' }).click()
  await expect(dialog.getByText('não há nenhum ato a avisar')).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar ao alerta' }).click()
  await dialog.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(dialog.getByText('Alerta criado.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()

  await page.getByRole('link', { name: 'Alertas' }).first().click()
  await page.getByRole('button', { name: 'Ações de Limpeza da casa' }).click()
  await page.getByRole('menuitem', { name: 'Pausar' }).click()
  await expect(page.getByText('Pausado')).toBeVisible()
})

test('a webhook is created, tested, and shows why it fails', async ({ visitor: page, context }) => {
  await page.getByRole('link', { name: 'Webhooks' }).first().click()
  await page.getByRole('button', { name: 'Criar webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Criar webhook' })
  await form.getByLabel('Endereço').fill('https://hooks.slack.com/services/x')
  await expect(form.getByText('Este é um endereço do Slack.', { exact: false })).toBeVisible()
  await form.getByLabel('Nome').fill('Pregões para o ERP')
  await form.getByLabel('Endereço').fill('https://receptor.invalid/arauto')
  await expect(form.getByRole('heading', { name: /teria recebido/ })).toBeVisible()
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(form.getByText('Deve ter um nome público', { exact: false })).toBeVisible()
  await form.getByLabel('Endereço').fill('https://nao-existe.exemplo.com.br/arauto')
  await form.getByText('Quando enviar').click()
  await form.getByLabel('Envio').selectOption('Juntar por 15 minutos')
  await form.getByLabel('Enviar só em certos dias').check()
  await form.getByLabel('sex').uncheck()
  await form.getByLabel('Não enviar em certas horas').check()
  await form.getByLabel('Das').fill('21:00')
  await expect(
    form.getByText('Juntar por 15 minutos; só seg, ter, qua, qui; em silêncio das 21:00 às 07:00'),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  const secret = page.getByRole('dialog', { name: 'Guarde este segredo agora' })
  await expect(secret.getByText(/^whsec_/)).toBeVisible()
  await secret.getByRole('button', { name: 'Copiei para um lugar seguro' }).click()

  await expect(page.getByRole('heading', { name: 'Pregões para o ERP' })).toBeVisible()
  await expect(page.getByText('Em silêncio das 21:00 às 07:00')).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [width, language, says] of [
    [390, 'Python', '"horario_silencioso": {"de": "21:00", "ate": "07:00"}'],
    [1440, 'JavaScript', '"horario_silencioso":{"de":"21:00","ate":"07:00"}'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: `Copiar como ${language}` }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(says)
  }
  await page.getByRole('button', { name: 'Enviar teste' }).click()
  const test = page.getByRole('dialog', { name: 'Enviar teste' })
  await test.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(test.getByText('O nome não existe, ou o DNS não respondeu.')).toBeVisible()
  await expect(test.getByText('O seu endereço não respondeu')).toBeVisible()
  await expect(test.getByText('(nenhuma resposta chegou)')).toBeVisible()
  await expect(test.getByText('X-Service-Event: publicacao.nova', { exact: false })).toBeVisible()
  await test.getByRole('button', { name: 'Fechar' }).click()

  const delivery = page.getByRole('button', { name: /Falhou .*publicacao.nova/ })
  // In one line.
  const answer = await delivery.getByText('Nome não encontrado').boundingBox()
  expect(answer?.height).toBeLessThan(30)
  await delivery.click()
  await expect(page.getByText('Um teste não se repete: envie outro.')).toBeVisible()
})

test('the calendar is used with the keyboard, and says what arrived', async ({ member: page }) => {
  await page.goto('/edicoes?ano=2023&dia=2023-03-20')
  const day = page.getByRole('button', { name: /^20 mar, .* atos/ })
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await day.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: /^21 mar/ })).toBeFocused()
  await expect(page).toHaveURL(/dia=2023-03-21/)
  await expect(page.getByText('Sumário do que chegou')).toBeVisible()
  const legend = page.getByRole('list').filter({ hasText: 'Nunca pedido' })
  expect((await legend.boundingBox())?.height, 'in one row').toBeLessThan(50)
})

for (const width of [390, 1024, 1440])
  test(`a link to a day shows it and focuses it at ${width} px`, async ({ member: page }) => {
    await page.setViewportSize({ width, height: 768 })
    await page.goto('/edicoes?ano=2023')
    await page.getByRole('link', { name: /Última edição/ }).click()
    const day = page.getByText('27 fev 2026', { exact: true })
    await expect(day).toBeInViewport()
    await expect(page.locator('section:focus')).toContainText('27 fev 2026')
    await page.getByRole('button', { name: /^26 fev/ }).click()
    await expect(page.getByRole('button', { name: /^26 fev/ })).toBeFocused()
    await page.goto('/edicoes?ano=2023&dia=2023-12-12')
    await expect(page.getByText('12 dez 2023', { exact: true })).toBeInViewport()
  })

test('a key is shown once, and revoked', async ({ member: page }) => {
  await page.goto('/chaves')
  await page.getByRole('button', { name: 'Criar chave' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('ERP')
  await dialog.getByRole('button', { name: 'Criar chave' }).click()
  await expect(dialog.getByText(/^ar_\w{8}_\w{32}$/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Copiei a chave para um lugar seguro' }).check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  const row = page.getByRole('row', { name: /ERP/ })
  await row.getByRole('button', { name: 'Alterar' }).click()
  const change = page.getByRole('dialog', { name: 'Alterar a chave “ERP”' })
  await change.getByRole('checkbox', { name: 'Webhooks' }).check()
  await change.getByLabel('Vence em').fill('31/12/2030')
  await change.getByRole('button', { name: 'Salvar' }).click()
  await expect(change).toBeHidden()
  await expect(row).toContainText('Consulta, Webhooks')
  await expect(row).toContainText('31 dez 2030')
  await row.getByRole('button', { name: 'Revogar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
  await expect(row.getByText('Revogada')).toBeVisible()
})

test('administrators see the state of the installation', async ({ visitor: page }) => {
  await page.getByRole('link', { name: 'Operação', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Há espaço em disco?' })).toBeVisible()
  await expect(page.getByText(/O acervo tem [\d.]+ atos/)).toBeVisible()
})

/** An edition with a sentence that its source has changed since. */
function changedEdition(path: string, before: string, after: string): Buffer {
  const files = Object.entries(unzipSync(readFileSync(path))).map(
    ([name, bytes]) => [name, strToU8(strFromU8(bytes).replace(before, after))] as const,
  )
  return Buffer.from(zipSync(Object.fromEntries(files)))
}

test('an edition is uploaded, and again after a change of the source: the differences are shown', async ({
  member: page,
}) => {
  const name = '2026-02-27-DO2.zip'
  const path = join(EDITIONS, name)
  const buffer = changedEdition(path, 'vigoram a partir da publicação', 'vigoram desde já')
  await page.goto('/operacao')
  for (const [sent, result] of [
    [path, /Importado: 3 atos/],
    [{ name, mimeType: 'application/zip', buffer }, /Importado: 3 atos, 0 novos/],
  ] as const) {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Escolher zips' }).click()
    await (await choosing).setFiles(sent)
    const row = page.getByRole('list', { name: 'Enviar uma edição' }).getByRole('listitem').first()
    await expect(row).toContainText(name)
    await expect(row).toContainText(result)
  }

  await page.goto('/?termo=%22vigoram+desde+j%C3%A1%22')
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'comparar' }).click()
  const versions = page.getByRole('dialog', { name: 'Versões deste ato' })
  await expect(versions.getByRole('heading', { name: /^Da versão 1 à 2/ })).toBeVisible()
  await expect(versions.locator('del').first()).toContainText('a partir')
  await expect(versions.locator('ins').first()).toContainText('desde')
})

test('a day that nothing collects can be uploaded', async ({ member: page }) => {
  await page.goto('/edicoes?ano=2023&dia=2023-03-24')
  await expect(
    page.getByText('a edição pode ter saído normalmente', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pedir agora' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Enviar uma edição' }).click()
  await expect(page.getByRole('button', { name: 'Escolher zips' })).toBeVisible()
})

test('after a session ended elsewhere, signing in again returns to the same place', async ({
  visitor: page,
  service,
}) => {
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill('limpeza')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.context().clearCookies()
  await page.getByText('Recentes', { exact: true }).dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: /Sua sessão terminou/ })
  await dialog.getByLabel('E-mail').fill(service.email)
  await dialog.getByLabel('Senha', { exact: true }).fill(service.password)
  await dialog.getByRole('button', { name: 'Entrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/termo=limpeza&ordem=recentes/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('every address opens directly, and in English after a switch', async ({ member: page }) => {
  await page.goto('/webhooks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Conta' }).click()
  await page.getByRole('menuitem', { name: 'Read in English' }).click()
  await expect(page.getByRole('link', { name: 'Editions' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Editions' }).first()).toBeVisible()
})

test('on the phone the filters are sheets, and the pages are tabs', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/?termo=limpeza')
  await page.getByRole('button', { name: 'Seção' }).click()
  const sheet = page.getByRole('dialog', { name: 'Seção' })
  await sheet.getByRole('checkbox', { name: /Contratos/ }).check()
  await sheet.getByRole('button', { name: /^Ver .* atos?$/ }).click()
  await expect(page).toHaveURL(/secao=3/)
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWider).toBe(false)
})

test('on the phone single targets are large enough for a finger', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const results = page.getByRole('region', { name: 'Resultados' })
  await page.goto('/edicoes?ano=2023&dia=2023-05-12')
  const body = page.getByRole('link', { name: 'Ministério da Educação' })
  await expect.poll(async () => (await body.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.goto('/?termo=cornucópia')
  for (const action of [
    results.getByRole('button', { name: 'ver como tabela' }),
    results.getByRole('button', { name: 'Acompanhar', exact: true }),
    results.getByRole('listitem').getByRole('link', { name: 'Ver no calendário' }),
  ])
    await expect.poll(async () => (await action.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await results.getByRole('button', { name: 'Acompanhar', exact: true }).click()
  const preview = page.getByRole('button', { name: 'Prévia do e-mail' })
  await expect.poll(async () => (await preview.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const middles = await page
    .getByRole('dialog')
    .locator('footer > *')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return Math.round((top + bottom) / 2)
      }),
    )
  expect(new Set(middles).size, String(middles)).toBe(1)
})

test('on the phone what an act names can be hit: links are high, and apart from each other', async ({
  member: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/publicacao/pub_NJSHN184EJ5Y3Q5P')
  const facts = page.getByRole('complementary').filter({ hasText: 'Citados no texto' })
  await expect(facts.getByRole('heading', { name: 'Atos semelhantes' })).toBeVisible()
  // A link in several lines has a box in each.
  const boxes = await facts.locator('dl a, ul a').evaluateAll((links) =>
    links.flatMap((link, at) =>
      [...link.getClientRects()].map(({ top, bottom, left, right }) => {
        const name = link.textContent
        return { at, name, top, bottom, left, right }
      }),
    ),
  )
  expect(boxes.length).toBeGreaterThan(5)
  for (const { name, top, bottom } of boxes) expect(bottom - top, name).toBeGreaterThanOrEqual(24)
  const alone = await facts.getByRole('link', { name: 'Portaria', exact: true }).boundingBox()
  expect(alone?.height).toBeGreaterThanOrEqual(44)
  for (const one of boxes)
    for (const other of boxes.filter(({ at }) => at > one.at)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      expect(width > 1 && height > 1, `${one.name} over ${other.name}`).toBe(false)
    }
})

test('without a connection it says so, what was opened stays, and Back undoes each step', async ({
  member: page,
  context,
}) => {
  await page.goto('/?termo=limpeza')
  const heading = page.getByRole('heading', { name: /atos$/ })
  await expect(heading).toBeVisible()
  const all = await heading.textContent()
  await page.getByRole('checkbox', { name: /Contratos/ }).click()
  await expect(page).toHaveURL(/secao=/)
  await page.getByRole('article').first().getByRole('link').click()
  const title = page.getByRole('article').getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const opened = await title.textContent()

  await context.setOffline(true)
  await expect(page.getByText('Você está sem conexão.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await expect(title).toHaveText(opened ?? '')
  await context.setOffline(false)
  await expect(page.getByText('Você está sem conexão.')).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL(/secao=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/secao=/)
  await expect(heading).toHaveText(all ?? '')
})

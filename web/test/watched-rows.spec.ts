import { expect, test } from './story.ts'

test('who sees a table is told of its next rows, with the filters of its address', async ({
  visitor: page,
}) => {
  await page.clock.setFixedTime('2023-05-20T15:00:00Z')
  await page.goto('/licitacoes?modalidade=pregao&valor_min=1000')
  const count = page.getByRole('heading', { level: 2, name: /linhas?$/ })
  const shown = await count.innerText()
  await page.getByRole('button', { name: 'Avisar-me das próximas' }).click()
  await page.getByRole('menuitem', { name: 'Por webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Criar webhook' })
  await expect(form.getByLabel('Linhas de')).toHaveValue('licitacoes')
  await expect(form.getByLabel('Pregão')).toBeChecked()
  const preview = form.getByRole('complementary')
  await expect(preview).toContainText('Nos últimos 30 dias')
  await expect(preview).toContainText(shown)

  await form.getByLabel('Endereço').fill('https://exemplo.com.br/licitacoes')
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copiei' }).click()
  await expect(page).toHaveURL(/\/webhooks\/wh_/)
  const side = page.getByRole('complementary')
  await expect(side).toContainText('Modalidade: Pregão')
  await expect(side).toContainText(/de R\$\s1\.000,00/)
  await side.getByRole('link', { name: 'Ver as que já há' }).click()
  await expect(count).toHaveText(shown)
  await page.goBack()

  await page.getByRole('button', { name: 'Editar' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar webhook' })
  await edit.getByLabel('Linhas de').selectOption('Contratos')
  await edit.getByLabel('Termo aditivo').check()
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(edit).toBeHidden()
  await expect(side).toContainText('Instrumento: Termo aditivo')
  await expect(side).not.toContainText('Pregão')
})

test('days from today go on with the days, and tell of what comes near', async ({
  visitor: page,
}) => {
  await page.clock.setFixedTime('2023-05-20T15:00:00Z')
  await page.goto('/contratos?vigencia_fim_de=2023-05-20&vigencia_fim_ate=2023-08-18')
  await page.getByRole('button', { name: 'Avisar-me das próximas' }).click()
  await page.getByRole('menuitem', { name: 'Por webhook' }).click()
  await expect(page).toHaveURL(/vigencia_fim_em_dias=90/)
  const form = page.getByRole('dialog', { name: 'Criar webhook' })
  await expect(form.getByLabel('Vigência termina em até (dias)')).toHaveValue('90')
  await expect(form.getByRole('checkbox', { name: /em poucos dias/ })).toBeChecked()
  await form.getByLabel('Vigência termina em até (dias)').fill('')
  await form.getByLabel('Endereço').fill('https://exemplo.com.br/contratos')
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  await expect(form.getByText(/sem dizer a quantos dias/).first()).toBeVisible()
  await form.getByLabel('Vigência termina em até (dias)').fill('60')
  await form.getByRole('button', { name: 'Criar webhook' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copiei' }).click()
  const side = page.getByRole('complementary')
  await expect(side).toContainText('Vigência termina: em até 60 dias')
})

test('an alert by mail has the filters of the table, keeps them, and says them', async ({
  visitor: page,
}) => {
  await page.clock.setFixedTime('2023-05-20T15:00:00Z')
  await page.goto('/licitacoes?modalidade=pregao&valor_min=1000')
  const count = page.getByRole('heading', { level: 2, name: /linhas?$/ })
  const shown = await count.innerText()
  await page.getByRole('button', { name: 'Avisar-me das próximas' }).click()
  await page.getByRole('menuitem', { name: 'Por e-mail' }).click()
  const form = page.getByRole('dialog', { name: /^Acompanhar estas linhas/ })
  await expect(form.getByLabel('Pregão')).toBeChecked()
  await expect(form.getByRole('complementary')).toContainText(shown)
  await expect(form.getByLabel('Termos')).toHaveCount(0)
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill('Pregões acima de mil')
  await form.getByLabel('Abre em até (dias)').fill('15')
  await form.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(form.getByText('Alerta criado.')).toBeVisible()
  await page.goto('/alertas')
  const row = page.getByRole('listitem').filter({ hasText: 'Pregões acima de mil' })
  await expect(row).toContainText('Modalidade: Pregão')
  await expect(row).toContainText('em até 15 dias')
  await row.getByRole('button', { name: /Pregões acima de mil/ }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  const edit = page.getByRole('dialog')
  await expect(edit.getByLabel('Pregão')).toBeChecked()
  await expect(edit.getByLabel('Abre em até (dias)')).toHaveValue('15')
})

for (const width of [390, 1440])
  test(`rows to come are chosen at ${width} px: nothing cut`, async ({ visitor: page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const table of ['contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas']) {
      await page.goto(`/webhooks?linhas=${table}`)
      await expect(page.getByRole('dialog').getByText('Em todo o acervo')).toBeVisible()
      const dialog = page.getByRole('dialog')
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
    }
  })

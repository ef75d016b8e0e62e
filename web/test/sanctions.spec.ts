import { readFileSync } from 'node:fs'
import { expect, test } from './story.ts'

test('sanctions are found by who is barred on a day, with all of a company', async ({
  member: page,
}) => {
  await page.clock.setFixedTime('2023-05-15T15:00:00Z')
  await page.goto('/contratos')
  const tables = page.getByRole('navigation', { name: 'Tabelas' })
  await tables.getByRole('link', { name: 'Sanções' }).click()
  await expect(page).toHaveURL(/\/sancoes$/)
  // The count of the other table goes with its screen.
  await expect(page).toHaveTitle(/^Sanções/)
  const count = page.getByRole('heading', { level: 2, name: /linhas?$/ })
  const all = await count.innerText()
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  await filters
    .getByRole('group', { name: 'Sanção' })
    .getByLabel(/^Impedimento/)
    .check()
  await expect(count).not.toHaveText(all)
  await filters.getByRole('button', { name: 'hoje', exact: true }).click()
  await expect(page).toHaveURL(/vigente_em=2023-05-15/)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(/\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/)
  await expect(first).toContainText(/meses|anos?|dias/)
  await expect(page.getByText('Não substitui o CEIS nem o CNEP.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^medido em só 12 atos/ })).toBeVisible()

  await first.getByRole('button', { name: /^De onde foi lido/ }).click()
  await expect(page.locator('mark').first()).toBeVisible()
  await page.getByRole('link', { name: 'Todas as linhas desta empresa' }).click()
  await expect(page).toHaveURL(/sancionado_cnpj=/)
  await page.goBack()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /Baixar CSV/ }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('Empresa;Sanção;Prazo')
  await filters.getByRole('button', { name: 'Limpar os filtros' }).click()
  await expect(count).toHaveText(all)
})

test('a day that is none is told, and the table stays', async ({ member: page }) => {
  await page.goto('/sancoes')
  const day = page.getByRole('textbox', { name: 'Impedidas no dia' })
  await day.fill('31/02/2024')
  await day.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).not.toHaveURL(/vigente_em/)
})

test('a company and an act have their sanctions', async ({ member: page }) => {
  await page.goto('/sancoes?categoria_sancao=impedimento')
  const number = page
    .getByRole('row')
    .nth(1)
    .getByRole('link', { name: /\/\d{4}-\d{2}$/ })
  await number.click()
  await expect(page).toHaveURL(/\/empresa\//)
  await page.getByRole('link', { name: /^Sanções publicadas: \d+ linhas?$/ }).click()
  await expect(page).toHaveURL(/\/sancoes\?sancionado_cnpj=/)
  await page.locator('[data-row]').first().click()
  await expect(page).toHaveURL(/\/publicacao\/pub_/)
  await expect(page.getByRole('heading', { name: /^Nesta publicação: \d+ linhas?/ })).toBeVisible()
})

for (const width of [390, 1440])
  test(`sanctions at ${width} px: nothing cut`, async ({ member: page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/sancoes')
    await expect(page.getByRole('heading', { level: 2, name: /linhas$/ })).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })

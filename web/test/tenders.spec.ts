import { readFileSync } from 'node:fs'
import { expect, test } from './story.ts'

test('tenders are found by what opens soon, in its order, with their other notices', async ({
  visitor: page,
}) => {
  await page.clock.setFixedTime('2023-05-12T15:00:00Z')
  await page.goto('/contratos')
  const tables = page.getByRole('navigation', { name: 'Tabelas' })
  await tables.getByRole('link', { name: 'Licitações' }).click()
  await expect(page).toHaveURL(/\/licitacoes$/)
  const count = page.getByRole('heading', { level: 2, name: /linhas?$/ })
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  const notices = filters.getByRole('group', { name: 'Aviso' })
  const [, total = ''] = /Abertura\s+([\d.]+)/.exec(await notices.innerText()) ?? []
  const all = await count.innerText()
  await notices.getByLabel('Abertura', { exact: true }).check()
  await expect(count).toHaveText(`${total} linhas`)
  await filters.getByRole('button', { name: 'em 15 dias' }).click()
  await expect(page).toHaveURL(/abertura_de=2023-05-12&abertura_ate=2023-05-27/)
  await filters.getByLabel('Pregão').check()
  await page.getByRole('combobox', { name: 'Ordem' }).selectOption('Abertura')
  await expect(page).toHaveURL(/ordem=abertura/)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(/12 mai 2023 ?às \d\d:\d\d ?abre hoje/)
  await expect(first).toContainText(/Pregão \d+\/2023/)
  await expect(page.getByRole('columnheader', { name: /^Objeto/ })).toContainText(/precisão 0,\d\d/)
  await expect(page.getByRole('button', { name: /^do objeto, só [\d,]+\s?%/ })).toBeVisible()

  await first.getByRole('button', { name: /^De onde foi lido/ }).click()
  await expect(page.locator('mark').first()).toBeVisible()
  await page.getByRole('link', { name: 'Todas as linhas deste número' }).click()
  await expect(page).toHaveURL(/numero=/)
  await page.goBack()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /Baixar CSV/ }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('Abertura;Objeto;Licitação')

  await filters.getByRole('button', { name: 'Limpar os filtros' }).click()
  await expect(count).toHaveText(all)
})

test('tenders are narrowed to those that register prices, and by the state of their acts', async ({
  visitor: page,
}) => {
  await page.goto('/licitacoes')
  const count = page.getByRole('heading', { level: 2, name: /linhas?$/ })
  const total = async () => Number((await count.innerText()).replaceAll(/\D/g, ''))
  await expect(count).toBeVisible()
  const all = await total()
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  const shown = async (label: string, address: RegExp) => {
    await filters.getByLabel(label, { exact: true }).check()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('region', { name: 'Linhas' })).toHaveAttribute('aria-busy', 'false')
    return await total()
  }
  const registering = await shown('só para registro de preços', /srp=true/)
  const others = await shown('só as demais', /srp=false/)
  expect(registering).toBeGreaterThan(0)
  expect(registering + others).toBe(all)
  expect(await shown('Sem efeito', /situacao=sem_efeito/)).toBeLessThan(others)
})

test('an act has its tenders beside it', async ({ visitor: page }) => {
  await page.goto('/licitacoes?tipo_aviso=abertura&ordem=abertura')
  await page.locator('[data-row]').first().click()
  await expect(page).toHaveURL(/\/publicacao\/pub_/)
  await expect(page.getByRole('heading', { name: /^Nesta publicação: 1 linha/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /\(Ir ao trecho\)$/ }).first()).toBeVisible()
})

for (const width of [390, 1440])
  test(`tenders at ${width} px: nothing cut`, async ({ visitor: page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/licitacoes')
    await expect(page.getByRole('heading', { level: 2, name: /linhas$/ })).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })

import { expect, test } from './story.ts'

const QUERY = '"pregão eletrônico" limpeza'

test('a lawyer searches, narrows, reads and comes back', async ({ visitor: page }) => {
  await page.getByRole('searchbox').fill(QUERY)
  await page.getByRole('button', { name: 'Buscar' }).click()
  const count = page.getByRole('heading', { level: 2, name: /^\d+ atos$/ })
  await expect(count).toBeVisible()
  const all = Number.parseInt((await count.textContent()) ?? '', 10)
  expect(all).toBeGreaterThan(20)

  await page.getByRole('checkbox', { name: 'Prefeituras' }).click()
  await expect(page).toHaveURL(/orgao=Prefeituras/)
  await expect(count).not.toHaveText(`${all} atos`)

  const hit = page.getByRole('article').first().getByRole('link')
  const title = (await hit.textContent()) ?? ''
  await hit.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('1º da lista')).toBeVisible()
  await expect(page.locator('article mark').first()).toBeVisible()
  await page.getByRole('button', { name: 'Próximo ato da lista' }).click()
  await expect(page.getByText('2º da lista')).toBeVisible()

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/orgao=Prefeituras/)
  await page.goBack()
  await expect(count).toHaveText(`${all} atos`)
})

test('the address alone brings a search back', async ({ visitor: page }) => {
  await page.evaluate(() => history.pushState(null, '', '/?termo=portaria&secao=2&ordem=antigas'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('searchbox')).toHaveValue('portaria')
  await expect(page.getByRole('checkbox', { name: /Pessoal/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Antigas' })).toBeChecked()
})

test('without a mouse: search, walk, open, return', async ({ visitor: page }) => {
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(QUERY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /atos$/ })).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const second = page.getByRole('article').nth(1).getByRole('link')
  await expect(second).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1º da lista')).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByText('2º da lista')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.locator('mark[data-current]')).toBeInViewport()
  await page.keyboard.press('u')
  await expect(page.getByRole('searchbox')).toHaveValue(QUERY)
})

test('the period is set on the chart, by hand and by key', async ({ visitor: page }) => {
  const chart = page.getByRole('group', { name: /^Atos por/ })
  const start = chart.getByRole('slider', { name: 'De' })
  await start.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/data_inicio=2023-08-01/)
  const { x, y, width } = (await chart.boundingBox())!
  await page.mouse.move(x + width * 0.05, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.3, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/data_inicio=2023-.*data_fim=202/)
  await page.getByRole('button', { name: 'ver como tabela' }).click()
  await expect(page.getByRole('columnheader', { name: 'Atos' })).toBeVisible()
})

test('nothing found says why, and what would be', async ({ visitor: page }) => {
  await page.getByRole('searchbox').fill('limpesa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nenhum ato neste recorte' })).toBeVisible()
  await page.getByRole('button', { name: 'limpeza', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('searchbox').fill('"limpeza eletrônico pregão"')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Tirar as aspas' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a query that cannot be read says where, and the last results stay', async ({
  visitor: page,
}) => {
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('searchbox').fill('edital OU')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('OU')
  await expect(page.getByRole('searchbox')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('article').first()).toBeVisible()
})

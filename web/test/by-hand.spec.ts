import { ask } from './ask.ts'
import { enter, expect, test } from './story.ts'

/* Addresses and words as people type them. */

test('what an address says wrongly of a search is left out, and the search is made', async ({
  member: page,
}) => {
  await page.goto('/?termo=portaria&secao=9&cnpj=123&ordem=zzz&pagina=-3&data_inicio=2026-13-45')
  await expect(page.getByRole('heading', { name: /^[\d.]+ atos$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/\?termo=portaria$/)
})

test('a page after the last says so, and leads to the last', async ({ member: page }) => {
  await page.goto('/?termo=limpeza&pagina=999')
  await expect(page.getByText('Não há tantas páginas.')).toBeVisible()
  await expect(page.getByText(/^[\d.]+ a [\d.]+ de /)).toHaveCount(0)
  await page.getByRole('link', { name: /^Página \d+ de \d+/ }).click()
  await expect(page.getByText(/^Página (\d+) de \1$/)).toBeVisible()
  await expect(page.getByText(/^[\d.]+ a ([\d.]+) de \1$/)).toBeVisible()
})

test('the address of a day alone opens its year, that of no day the newest', async ({
  member: page,
}) => {
  await page.goto('/edicoes?dia=2023-03-21')
  await expect(page.getByRole('heading', { name: 'Edições de 2023' })).toBeVisible()
  await expect(
    page.getByRole('complementary').getByText('21 mar 2023', { exact: true }),
  ).toBeVisible()
  await page.goto('/edicoes?dia=2026-13-45')
  await expect(
    page.getByRole('complementary').getByText('27 fev 2026', { exact: true }),
  ).toBeVisible()
})

test('what does not exist says so in the title of the tab', async ({ member: page }) => {
  for (const [path, title] of [
    ['/publicacao/pub_0000000000000000', 'Este ato não está no acervo'],
    ['/empresa/abc', 'Este endereço não tem um CNPJ válido'],
    ['/pastas/nada', 'Não há esta pasta'],
    ['/nada', 'Esta página não existe'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Arauto`)
  }
  await page.getByRole('link', { name: 'Busca' }).first().click()
  await expect(page).toHaveTitle('Arauto')
})

test('who types a name is led to what acts on personnel say of it, if any has it', async ({
  member: page,
}) => {
  await page.goto('/?termo=jorgete freire de carvalho')
  const lead = page.getByRole('link', { name: 'Página deste nome' })
  await lead.click()
  await expect(page.getByRole('heading', { name: 'JORGETE FREIRE DE CARVALHO' })).toBeVisible()
  await expect(page).toHaveURL(/\/pessoa\?nome=/)
  // Words of longer names, and words that are none.
  for (const words of ['freire carvalho', 'limpeza urbana']) {
    const asked = page.waitForResponse((answer) => answer.url().includes('/pessoal?'))
    await page.goto(`/?termo=${words}`)
    await (await asked).finished()
    await expect(page.getByRole('heading', { name: /atos?$/ })).toBeVisible()
    await expect(lead).toHaveCount(0)
  }
})

const WORD = 'x'.repeat(150)

for (const path of [
  `/?termo=${WORD}`,
  `/?orgao=${WORD}`,
  `/contratos?termo=${WORD}`,
  `/pessoa?nome=${WORD}`,
  `/orgao?orgao=${WORD}`,
])
  test(`a long word widens no screen: ${path.slice(0, 20)}`, async ({ member: page }) => {
    await page.goto(path)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(WORD).last()).toBeVisible()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, String(width)).toBe(0)
    }
  })

test('the buttons of a screen that stopped are whole on a phone', async ({ page, service }) => {
  await enter(page, service)
  await page.setViewportSize({ width: 390, height: 844 })
  // No answer of the service: whatever stops a screen looks like this.
  await page.route(
    '**/api/v1/chaves',
    async (route) => await route.fulfill({ json: { sucesso: true, dados: {} } }),
  )
  await page.goto('/chaves')
  const stopped = page.getByRole('alert').filter({ hasText: 'Esta tela parou' })
  await expect(stopped.locator('.mantine-Button-label')).toHaveCount(2)
  for (const label of await stopped.locator('.mantine-Button-label').all())
    expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
})

test('one click sends a form whose last field still takes what was typed', async ({
  member: page,
}) => {
  await page.goto('/boletins')
  await ask(page, 'POST', '/alertas', { nome: 'De limpeza', consulta: 'limpeza' })
  await page.goto('/boletins/novo')
  await page.getByRole('textbox', { name: 'Nome' }).fill('Da manhã')
  await page.getByRole('combobox', { name: 'Juntar alerta' }).click()
  await page.getByRole('option', { name: 'De limpeza' }).first().click()
  // It becomes the second address of the field, which grows by a line.
  await page.getByRole('combobox', { name: 'Para quem' }).fill('leitora@exemplo.com.br')
  await page.getByRole('button', { name: 'Criar boletim' }).click()
  await expect(page).toHaveURL(/\/boletins\/bol_/)
  await expect(page.getByText('leitora@exemplo.com.br').first()).toBeVisible()
})

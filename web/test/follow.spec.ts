import { test as base, type Page } from '@playwright/test'
import { acceptFirst, expect, signIn } from './story.ts'
import { type Service, startService, zipOf } from './service.ts'

/** Days that a simulation, which looks at 90, has all of. */
const EDITIONS = ['2023-03-20-DO2', '2023-05-12-DO2', '2023-05-12-DO3'].map(zipOf)
const PERIOD = { desde: '2023-03-20', ate: '2023-05-12' }

const test = base.extend<{ visitor: Page }, { service: Service }>({
  service: [
    async ({ browser }, use) => {
      await using service = await startService({}, EDITIONS)
      const page = await browser.newPage()
      await acceptFirst(page, service)
      await page.close()
      await use(service)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ service }, use) => await use(service.url),
  visitor: async ({ page, service }, use) => {
    await page.goto('/')
    await signIn(page, service)
    await use(page)
  },
})

let visits = 0
test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `198.51.101.${++visits}` })
})

/** The one number in what is seen. */
async function numberIn(page: Page, text: RegExp): Promise<number> {
  const said = (await page.getByText(text).first().textContent()) ?? ''
  return Number(/[\d.]+/.exec(said)![0].replaceAll('.', ''))
}

async function countOnScreen(page: Page): Promise<number> {
  await expect(page.getByRole('region', { name: 'Resultados' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  return await numberIn(page, /^[\d.]+ atos?$/)
}

/** Asks the API with the visitor's session. */
async function ask(page: Page, path: string, data: object) {
  const headers = { 'X-Requested-With': 'historias' }
  const answer = await page.request.post(`/api/v1${path}`, { data, headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()).dados
}

const FILTERS: [name: string, address: string, filtros: Record<string, unknown>][] = [
  ['its words as they are written', 'termo=nomear&literal=true', { literal: true }],
  ['a state', 'termo=portaria&situacao=retificada', { situacoes: ['retificada'] }],
  ['a company', 'termo=contrato&cnpj=05.340.639', { cnpjs: ['05340639'] }],
  [
    'amounts',
    'termo=contrato&valor_min=1000&valor_max=50000.5',
    { valor_min: 1000, valor_max: 50000.5 },
  ],
  [
    'a kind of act',
    'termo=contrato&tipo_ato=Extrato de Contrato',
    { tipos_ato: ['Extrato de Contrato'] },
  ],
  [
    'a section and a body',
    'termo=contrato&secao=3&orgao=Prefeituras',
    { secoes: ['3'], orgaos: ['Prefeituras'] },
  ],
]

for (const [name, address, filtros] of FILTERS) {
  test(`who follows a search narrowed by ${name} is told of what stands on the screen`, async ({
    visitor: page,
  }) => {
    const termo = /termo=(\w+)/.exec(address)![1]!
    await page.goto(`/?termo=${termo}`)
    const all = await countOnScreen(page)
    await page.goto(`/?${address}`)
    const seen = await countOnScreen(page)
    expect(seen).toBeGreaterThan(0)
    expect(seen).toBeLessThan(all)

    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog', { name: /^Acompanhar esta busca/ })
    await expect(dialog.getByText(`${seen.toLocaleString('pt-BR')} ao todo.`)).toBeVisible()
    await expect(dialog.getByText('O período não entra')).toBeHidden()
    const nome = `Com ${name}`
    await dialog.getByLabel('Nome').fill(nome)
    await dialog.getByRole('button', { name: 'Criar alerta' }).click()
    await expect(dialog.getByText('Alerta criado.')).toBeVisible()

    const alerts = (await (await page.request.get('/api/v1/alertas')).json()).dados
    const alert = alerts.find((one: { nome: string }) => one.nome === nome)
    expect(alert.filtros).toMatchObject(filtros)
    const simulated = await ask(page, '/alertas/simular', {
      consulta: alert.consulta,
      filtros: alert.filtros,
    })
    const run = await ask(page, `/alertas/${alert.id}/executar`, PERIOD)
    const found = (await (await page.request.get(`/api/v1/buscar?${address}`)).json()).dados
    expect([simulated.total, run.total, found.total]).toEqual([seen, seen, seen])

    await page.goto('/alertas')
    const row = page.getByRole('listitem').filter({ hasText: nome })
    await row.getByRole('link', { name: alert.consulta, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^[\d.]+ atos?$/ })).toHaveText(
      new RegExp(`^${seen.toLocaleString('pt-BR')} atos?$`),
    )
  })
}

test('the period stays behind, and is said to', async ({ visitor: page }) => {
  await page.goto('/?termo=contrato&data_inicio=2023-03-20&data_fim=2023-03-21')
  const seen = await countOnScreen(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: /^Acompanhar esta busca/ })
  await expect(dialog.getByText('O período não entra: um alerta olha só o que sai')).toBeVisible()
  const { total } = await ask(page, '/alertas/simular', { consulta: 'contrato' })
  expect(total).toBeGreaterThan(seen)
  await expect(dialog.getByText(`${total.toLocaleString('pt-BR')} ao todo.`)).toBeVisible()
})

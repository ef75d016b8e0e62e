import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { zipOf } from './service.ts'
import { expect, test } from './story.ts'

/** Days within the 90 that a simulation covers. */
const EDITIONS = ['2023-03-20-DO2', '2023-05-12-DO2', '2023-05-12-DO3'].map(zipOf)
const PERIOD = { desde: '2023-03-20', ate: '2023-05-12' }

test.use({ editions: EDITIONS })

/** The single number in a shown text. */
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
    member: page,
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

    const alerts = await ask(page, 'GET', '/alertas')
    const alert = alerts.find((one: { nome: string }) => one.nome === nome)
    expect(alert.filtros).toMatchObject(filtros)
    const simulated = await ask(page, 'POST', '/alertas/simular', {
      consulta: alert.consulta,
      filtros: alert.filtros,
    })
    const run = await ask(page, 'POST', `/alertas/${alert.id}/executar`, PERIOD)
    const found = await ask(page, 'GET', `/buscar?${address}`)
    expect([simulated.total, run.total, found.total]).toEqual([seen, seen, seen])

    await page.goto('/alertas')
    const row = page.getByRole('listitem').filter({ hasText: nome })
    await row.getByRole('link', { name: alert.consulta, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^[\d.]+ atos?$/ })).toHaveText(
      new RegExp(`^${seen.toLocaleString('pt-BR')} atos?$`),
    )
  })
}

test('no line of a shown query ends with a minus', async ({ member: page }) => {
  const consulta = 'contrato -limpeza -"mão de obra" -substituto'
  await ask(page, 'POST', '/alertas', { nome: 'Sem substitutos', consulta })
  await page.goto('/alertas')
  const query = page.getByRole('link', { name: consulta, exact: true })
  await expect(query).toBeVisible()
  expect(await query.evaluate(endsWithMinus)).toEqual([])
})

/** The widths at which a line ends with a minus. Runs in the page. */
function endsWithMinus(query: HTMLElement): number[] {
  query.style.display = 'block'
  const letters = document.createTreeWalker(query, NodeFilter.SHOW_TEXT)
  const places: Range[] = []
  for (let node = letters.nextNode(); node !== null; node = letters.nextNode())
    for (const [at] of Array.from(node.textContent!).entries()) {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      places.push(range)
    }
  const topOf = (at: number) => places[at]!.getBoundingClientRect().top
  const found: number[] = []
  for (let width = 120; width < 600; width += 4) {
    query.style.width = `${width}px`
    const isSplit = places.some(
      (place, at) => place.toString() === '-' && topOf(at) !== topOf(at + 1),
    )
    if (isSplit) found.push(width)
  }
  return found
}

test('the period is not followed, and the dialog says so', async ({ member: page }) => {
  await page.goto('/?termo=contrato&data_inicio=2023-03-20&data_fim=2023-03-21')
  const seen = await countOnScreen(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: /^Acompanhar esta busca/ })
  await expect(
    dialog.getByText('O período não entra: um alerta só considera o que sai'),
  ).toBeVisible()
  const { total } = await ask(page, 'POST', '/alertas/simular', { consulta: 'contrato' })
  expect(total).toBeGreaterThan(seen)
  await expect(dialog.getByText(`${total.toLocaleString('pt-BR')} ao todo.`)).toBeVisible()
})

test('an alert shows its hour and its filters, and all of them can be changed', async ({
  member: page,
}) => {
  await page.goto('/?termo=contrato&tipo_ato=Extrato de Contrato&valor_min=1000')
  await countOnScreen(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Contratos de mil')
  await dialog.getByRole('radio', { name: 'Por dia' }).check()
  await dialog.getByLabel('Hora', { exact: true }).selectOption('17h')
  await dialog.getByRole('checkbox', { name: 'Avisar também quando não houver nada' }).check()
  await dialog.getByRole('button', { name: 'Criar alerta' }).click()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()

  await page.goto('/alertas')
  const row = page.getByRole('listitem').filter({ hasText: 'Contratos de mil' })
  await expect(row).toContainText('Por dia, às 17h')
  await expect(row).toContainText('Avisa também quando não há nada')
  await expect(row).toContainText(/Extrato de Contrato · a partir de R\$\s1\.000,00/)

  await row.getByRole('button', { name: 'Ações de Contratos de mil' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect(dialog.getByLabel('Hora', { exact: true })).toHaveValue('17')
  await dialog.locator('summary', { hasText: 'Filtros' }).click()
  await dialog.getByLabel('Valor máximo').fill('2000,50')
  await dialog.getByLabel('CNPJ citado no texto').fill('12.345.678/0001-00')
  await dialog.getByLabel('CNPJ citado no texto').press('Enter')
  await expect(dialog.getByText('12.345.678/0001-00 não é um CNPJ')).toBeVisible()
  await dialog.getByLabel('CNPJ citado no texto').press('Backspace')
  await dialog.getByRole('checkbox', { name: 'Revogada' }).check()
  await dialog.getByRole('checkbox', { name: 'Só as palavras como estão escritas' }).check()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Alerta salvo.')).toBeVisible()
  const alerts = await ask(page, 'GET', '/alertas')
  expect(alerts.find(({ nome }: { nome: string }) => nome === 'Contratos de mil')).toMatchObject({
    frequencia: 'diaria',
    hora: 17,
    avisar_vazio: true,
    leitura: 0,
    filtros: {
      tipos_ato: ['Extrato de Contrato'],
      situacoes: ['revogada'],
      cnpjs: [],
      valor_min: 1000,
      valor_max: 2000.5,
      literal: true,
    },
  })
})

test('a search is filtered by company and amount, and an invalid CNPJ is reported', async ({
  member: page,
}) => {
  await page.goto('/?termo=contrato')
  const all = await countOnScreen(page)
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  await filters.getByLabel('CNPJ citado no texto').fill('00394460000100')
  await page.keyboard.press('Enter')
  await expect(filters.getByText('00394460000100 não é um CNPJ')).toBeVisible()
  await filters.getByLabel('CNPJ citado no texto').fill('05.340.639')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/cnpj=05340639(&|$)/)
  await filters.getByLabel('Valor mínimo').fill('1000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/valor_min=1000(&|$)/)
  await expect.poll(() => countOnScreen(page)).toBeLessThan(all)
  await filters.getByRole('button', { name: 'Limpar os filtros' }).click()
  await expect.poll(() => countOnScreen(page)).toBe(all)
})

test('who follows a person leaves out what the person only signs', async ({ member: page }) => {
  const { resultados } = await ask(page, 'GET', '/buscar?termo=assinatura:maria&limite=50')
  const { assinatura } = await ask(page, 'GET', `/publicacao/${resultados[0].id}`)
  const [name] = assinatura.split(/ - |; /)
  const termo = `"${name}"`
  const search = `/buscar?termo=${encodeURIComponent(termo)}`
  const { total } = await ask(page, 'GET', `${search}&ignorar_assinatura=true`)

  await page.goto(`/?termo=${encodeURIComponent(termo)}`)
  const all = await countOnScreen(page)
  expect(all).toBeGreaterThan(total)
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  await filters.getByRole('checkbox', { name: 'Não contar quem assina' }).check()
  await expect(page).toHaveURL(/ignorar_assinatura=true(&|$)/)
  if (total === 0) await expect(page.getByText('O filtro de assinatura exclui tudo')).toBeVisible()
  else await expect.poll(() => countOnScreen(page)).toBe(total)

  await page.goto(page.url())
  await expect(filters.getByRole('checkbox', { name: 'Não contar quem assina' })).toBeChecked()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Sobre quem assina')
  await dialog.getByRole('button', { name: 'Criar alerta' }).click()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await page.goto('/alertas')
  const row = page.getByRole('listitem').filter({ hasText: 'Sobre quem assina' })
  await expect(row).toContainText('sem contar quem assina')
  await row.getByRole('button', { name: 'Ações de Sobre quem assina' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await dialog.locator('summary', { hasText: 'Filtros' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Não contar quem assina' })).toBeChecked()
})

test('bodies are left out of a search, and of the alert that follows it', async ({
  member: page,
}) => {
  await page.goto('/?termo=contrato')
  const all = await countOnScreen(page)
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  await filters.getByRole('button', { name: 'Menos os órgãos…' }).click()
  await filters.getByLabel('Menos os órgãos').fill('Prefeituras')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/orgao_exceto=Prefeituras(&|$)/)
  const { total } = await ask(page, 'GET', '/buscar?termo=contrato&orgao=Prefeituras')
  expect(total).toBeGreaterThan(0)
  await expect.poll(() => countOnScreen(page)).toBe(all - total)
  await page.getByRole('heading', { level: 2, name: /atos$/ }).focus()
  await page.keyboard.press('a')
  await expect(
    page.getByRole('dialog').getByText('menos Prefeituras', { exact: true }),
  ).toBeVisible()
})

test('a webhook has the same filters, folded until they are used', async ({ member: page }) => {
  await page.goto('/webhooks')
  await page.getByRole('button', { name: 'Criar webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Endereço').fill('https://receptor.exemplo.com.br/arauto')
  await dialog.getByText('Mais filtros').click()
  await dialog.getByLabel('Tipos de ato').fill('Extrato de Contrato')
  await dialog.getByLabel('Tipos de ato').press('Enter')
  await dialog.getByLabel('Valor mínimo').fill('1000')
  await dialog.getByLabel('Valor mínimo').press('Tab')
  const query = 'termo=*&tipo_ato=Extrato de Contrato&valor_min=1000&data_inicio=2023-05-12'
  const { total } = await ask(page, 'GET', `/buscar?${query}`)
  expect(total).toBeGreaterThan(0)
  await expect(dialog.getByText(`${total.toLocaleString('pt-BR')} atos`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Criar webhook' }).click()
  await dialog.getByRole('button', { name: 'Copiei para um lugar seguro' }).click()
  await expect(page.getByText('a partir de R$')).toBeVisible()
  const [webhook] = await ask(page, 'GET', '/webhooks')
  expect(webhook.filtros).toMatchObject({ tipos_ato: ['Extrato de Contrato'], valor_min: 1000 })
})

const LONG: [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  ['an alert', '/?termo=contrato', async (page) => await page.keyboard.press('a')],
  ['an export', '/?termo=contrato', async (page) => await page.keyboard.press('e')],
  [
    'a webhook',
    '/webhooks',
    async (page) => await page.getByRole('button', { name: 'Criar webhook' }).first().click(),
  ],
  [
    'a key',
    '/chaves',
    async (page) => await page.getByRole('button', { name: 'Criar chave' }).first().click(),
  ],
  [
    'an invitation',
    '/pessoas',
    async (page) => await page.getByRole('button', { name: 'Convidar' }).click(),
  ],
]

for (const [width, height] of [
  [1024, 768],
  [390, 667],
] as const)
  test(`${width} × ${height}: the buttons of a long dialog stay in sight, and cover no field`, async ({
    member: page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const [name, path, open] of LONG) {
      await page.goto(path)
      if (path.startsWith('/?')) await countOnScreen(page)
      await open(page)
      const dialog = page.getByRole('dialog')
      const submit = dialog.locator('button[type=submit]')
      await expect(submit, name).toBeInViewport({ ratio: 1 })
      const [inside, outside] = [await submit.boundingBox(), await dialog.boundingBox()]
      const inset = outside!.x + outside!.width - inside!.x - inside!.width
      expect(inset, name).toBeGreaterThan(11)
      // Once around with the keyboard: what has the focus must not be covered.
      let at = await page.evaluate(focused)
      for (; !at.isSeen; at = await page.evaluate(focused)) {
        expect(at.isCovered, `${name}: ${at.name}`).toBe(false)
        await expect(submit, `${name}: ${at.name}`).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Tab')
      }
    }
  })

/** The focused element, whether something covers it, and whether it had the focus before. */
function focused(): { name: string; isCovered: boolean; isSeen: boolean } {
  const element = document.activeElement as HTMLElement
  const isSeen = element.dataset['seen'] !== undefined
  element.dataset['seen'] = ''
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return {
    name: element.outerHTML.slice(0, 120),
    isCovered: hit === null || !(element.contains(hit) || hit.contains(element)),
    isSeen,
  }
}

test('a search and an alert are read in a reader of feeds, until their keys are revoked', async ({
  visitor: page,
}) => {
  const titles = async (address: string) => {
    const answer = await fetch(address)
    const read = answer.ok ? await answer.text() : ''
    return [answer.status, (read.match(/<entry>/g) ?? []).length]
  }
  await page.goto('/?termo=pregão&secao=3')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('button', { name: 'Feed (RSS)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Feed de pregão' })
  await dialog.getByRole('button', { name: 'Criar endereço' }).click()
  const address = (await dialog.locator('code').textContent())!
  expect(await titles(address)).toEqual([200, 50])
  await dialog.getByRole('button', { name: 'Concluir' }).click()

  await page.goto('/chaves')
  const row = page.getByRole('row', { name: /Feed: pregão/ })
  await row.getByRole('button', { name: 'Revogar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
  await expect.poll(() => titles(address)).toEqual([401, 0])
})

import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { startService } from './service.ts'
import { expect, openFirst, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

/** A day of stories with Section 3 alone: sections 1 and 2 are missing. */
const DAY = '2023-05-12'

/** Nothing violates WCAG or is cut, at both widths and in both colour schemes. */
async function expectGood(page: Page, where: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolation(page, `${where} at ${width}, ${colorScheme}`)
    }
    const cut = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(cut, `${where} at ${width}`).toBe(0)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Only these alerts: other stories of this service may have made some. */
async function onlyAlerts(page: Page, alerts: object[]): Promise<void> {
  for (const { id } of await ask(page, 'GET', '/alertas'))
    await ask(page, 'DELETE', `/alertas/${id}`)
  for (const alert of alerts) await ask(page, 'POST', '/alertas', alert)
}

/** What others have saved or read is not there. */
async function forget(page: Page, data: string): Promise<void> {
  const { resultados } = await ask(page, 'GET', '/caderno/guardados?limite=100')
  const { alertas } = await ask(page, 'GET', `/caderno?data=${data}&por_alerta=50`)
  const acts = [...resultados, ...alertas.flatMap(({ atos }: { atos: object[] }) => atos)]
  const publicacoes = acts.map(({ id }: { id: string }) => id)
  if (publicacoes.length > 0)
    await ask(page, 'PATCH', '/caderno/atos', { publicacoes, lido: false, guardado: false })
}

const group = (page: Page, name: string) => page.getByRole('region', { name })

test('whoever has no alert yet sees the first step', async ({ visitor: page }) => {
  await onlyAlerts(page, [])
  await page.getByRole('link', { name: 'Caderno' }).first().click()
  await expect(
    page.getByRole('heading', { name: 'O seu dia, quando houver alertas' }),
  ).toBeVisible()
  await expect(page.getByText('Nada novo para você')).toBeHidden()
  await expectGood(page, 'no alert')
  await page.getByRole('link', { name: 'Começar pela busca' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
})

test('a day groups each act once, and what was read and saved stays so', async ({
  member: page,
}) => {
  test.slow()
  await onlyAlerts(page, [
    { nome: 'Limpeza', consulta: 'limpeza', filtros: { secoes: ['3'] } },
    { nome: 'Pregões', consulta: 'pregão', filtros: { secoes: ['3'] } },
    { nome: 'Nada', consulta: 'palavrainexistente', filtros: { secoes: ['3'] } },
  ])
  await forget(page, DAY)
  await page.goto(`/caderno?data=${DAY}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sexta-feira, 12 de maio de 2023',
  )
  const cleaning = group(page, 'Limpeza')
  const acts = cleaning.getByRole('article')
  await expect(acts).toHaveCount(5)
  await expect(acts.first().locator('mark').first()).toBeVisible()
  await expect(group(page, 'Pregões').getByText(/sob outro alerta/)).toBeVisible()
  // Of an alert that asks for Section 3 alone, nothing is uncertain.
  await expect(group(page, 'Nada neste dia em').getByText('Nada', { exact: true })).toBeVisible()
  await expectGood(page, 'a day')
  await page.setViewportSize({ width: 1440, height: 1260 })

  await cleaning.getByRole('button', { name: /^Outros/ }).click()
  await expect(acts).not.toHaveCount(5)
  await expect(acts.nth(5).getByRole('heading').getByRole('link')).toBeFocused()
  await page.reload()
  await expect(acts).toHaveCount(5)

  // By keys: to the second row, saved, read; then opened, and back.
  for (const key of ['j', 'j', 's', 'l']) await page.keyboard.press(key)
  const second = acts.nth(1)
  await expect(second.getByRole('button', { name: /^Guardar:/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(second.getByRole('button', { name: 'Marcar como não lido' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Guardados 1' })).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/publicacao\/pub_.*termo=limpeza/)
  await page.goBack()
  await expect(acts.first().getByRole('button', { name: 'Marcar como não lido' })).toBeVisible()

  await cleaning.getByRole('button', { name: /^Marcar lidos/ }).click()
  await expect(cleaning.getByRole('button', { name: /^Marcar lidos/ })).toBeHidden()
  await expect(cleaning.getByRole('heading', { name: 'Limpeza', exact: true })).toBeFocused()
  await page.reload()
  await expect(acts.last().getByRole('button', { name: 'Marcar como não lido' })).toBeVisible()

  const title = await second.getByRole('heading').textContent()
  await page.getByRole('link', { name: 'Guardados 1' }).click()
  await expect(page.getByRole('article')).toHaveText(new RegExp(title!.slice(0, 20)))
  await expectGood(page, 'saved')
  await page.getByRole('button', { name: /^Guardar:/ }).click()
  await page.getByRole('link', { name: /^Novos/ }).click()
  await expect(page.getByRole('link', { name: 'Guardados 0' })).toBeVisible()
})

test('where a section is missing, nobody is told that nothing was found', async ({
  member: page,
}) => {
  await onlyAlerts(page, [
    { nome: 'Em tudo', consulta: 'palavrainexistente' },
    { nome: 'Desligado', consulta: 'limpeza', ativo: false },
  ])
  await page.goto(`/caderno?data=${DAY}`)
  await expect(page.getByText('Este dia está incompleto no acervo.')).toBeVisible()
  await expect(page.getByText('Nada até agora para você')).toBeVisible()
  await expect(page.getByText('Nada novo para você')).toBeHidden()
  const unsure = group(page, 'Não se sabe ainda de')
  await expect(unsure.getByText('faltam Seção 1 e Seção 2')).toBeVisible()
  await expect(group(page, 'Nada neste dia em')).toBeHidden()
  await expect(group(page, 'Desligados').getByText('Desligado', { exact: true })).toBeVisible()
  await expectGood(page, 'a part is missing')

  // The next working day was never imported: it is not passed over.
  await page.getByRole('link', { name: /^Dia seguinte, seg 15/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Segunda-feira, 15 de maio/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('O acervo não tem a edição deste dia.')).toBeVisible()
  await expect(page.getByText(/Nada novo|Nada até agora/)).toBeHidden()
  await expectGood(page, 'the day is missing')
  await page.getByRole('link', { name: /^Dia anterior, sex 12/ }).click()
  await expect(page).toHaveURL(new RegExp(DAY))
})

test('a day that cannot be read says so, and is asked for again', async ({ member: page }) => {
  await onlyAlerts(page, [{ nome: 'Limpeza', consulta: 'limpeza' }])
  await page.route('**/api/v1/caderno*', (route) => route.abort())
  await page.goto(`/caderno?data=${DAY}`)
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar', {
    timeout: 20_000,
  })
  await page.unroute('**/api/v1/caderno*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(group(page, 'Limpeza').getByRole('article').first()).toBeVisible()

  // A mark that is not stored stays as it was, and says so.
  await page.route('**/api/v1/caderno/atos', (route) => route.abort())
  await group(page, 'Limpeza')
    .getByRole('button', { name: /^Guardar:/ })
    .first()
    .click()
  await expect(page.getByText('A marca não foi gravada.')).toBeVisible()
  await page.unroute('**/api/v1/caderno/atos')
})

test('an empty archive has no day to speak of', async ({ browser }) => {
  test.slow()
  await using service = await startService({}, [])
  const page = await openFirst(browser, service)
  await ask(page, 'POST', '/alertas', { nome: 'Limpeza', consulta: 'limpeza' })
  await page.goto('/caderno')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/Nada novo para você|Nada até agora/)).toBeHidden()
  await page.goto('/caderno?data=1998-05-14')
  await expect(page.getByText('O acervo não tem nada deste dia, nem espera')).toBeVisible()
  await expect(group(page, 'Não se sabe ainda de').getByText('Limpeza')).toBeVisible()
  await expect(group(page, 'Nada neste dia em')).toBeHidden()
  await page.context().close()
})

test('the day is asked for by mail, at an hour, and is left again', async ({ member: page }) => {
  await onlyAlerts(page, [{ nome: 'Limpeza', consulta: 'limpeza' }])
  await page.goto(`/caderno?data=${DAY}`)
  const choice = page.getByRole('combobox', { name: 'Também por e-mail' })
  await expect(choice).toHaveValue('')
  await choice.selectOption({ label: 'Todo dia, às 7h' })
  await expect(page.getByText(/^(Vai para|Nada é enviado enquanto) /)).toBeVisible()
  expect((await ask(page, 'GET', '/caderno/email')).hora).toBe(7)
  await page.reload()
  await expect(choice).toHaveValue('7')
  await expectGood(page, 'the day by mail')
  await choice.selectOption({ label: 'Não enviar' })
  await expect(page.getByText(/^(Vai para|Nada é enviado enquanto) /)).toBeHidden()
  expect((await ask(page, 'GET', '/caderno/email')).hora).toBeNull()
})

test('openings and deadlines that acts name stand in the day, nearest first, and in the act', async ({
  member: page,
}) => {
  test.slow()
  await onlyAlerts(page, [{ nome: 'Limpeza', consulta: 'limpeza', filtros: { secoes: ['3'] } }])
  await page.goto(`/caderno?data=${DAY}`)
  const list = group(page, 'Prazos que os atos dizem')
  await expect(list.getByRole('listitem').first()).toContainText(/\d+ (mai|jun) 2023/)
  await expectGood(page, 'a day with deadlines')
  // The nearest; a hundred would hide what follows them.
  await expect(list.getByRole('listitem').filter({ visible: true })).toHaveCount(10)
  await list.getByRole('button', { name: /^Mostrar mais/ }).click()
  await expect(list.getByRole('listitem').filter({ visible: true }).nth(10)).toBeVisible()
  const [day] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('link', { name: 'Pôr na agenda (.ics)' }).click(),
  ])
  expect(day.suggestedFilename()).toBe('arauto.ics')
  await list.getByRole('link').first().click()
  const beside = page.getByRole('heading', { name: 'Prazos que o ato diz' }).locator('..')
  const value = beside.getByRole('button').first()
  await value.click()
  await expect(page.locator('article [data-values^="prazo-"]').first()).toBeFocused()
  await expectGood(page, 'an act with deadlines')
})

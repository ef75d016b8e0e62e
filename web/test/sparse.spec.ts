import type { Locator } from '@playwright/test'
import type { Operacao } from '../src/api/schema.ts'
import { ask } from './ask.ts'
import { startService } from './service.ts'
import { expect, openFirst, test } from './story.ts'

/*
 * The page with an archive of a few old editions, with an empty one, and with a receiver that does
 * not answer.
 */

test('an old archive shows its age, at every width', async ({ visitor: page }) => {
  const line = page.getByRole('link', {
    name: /^Última edição: sex 27 fev.*, há \d+ (meses|anos)$/,
  })
  await expect(line).toHaveAttribute('data-state', 'old')
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(line).toHaveAttribute('href', /dia=2026-02-27/)
})

test('whoever waits for news of an old archive learns that there are none', async ({
  visitor: page,
}) => {
  await page.goto('/caderno')
  await expect(
    page.getByText(/^Esta é a última edição do acervo, de 27 fev.*, há \d+ (meses|anos)\./),
  ).toBeVisible()
  await page.goto('/?termo=pesca')
  await expect(page.getByText('por dia com edição')).toBeVisible()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(dialog).toContainText('Alerta criado.')
  const nothing = /^A última edição do acervo é de 27 fev.*nada de novo será enviado\.$/
  await expect(dialog.getByText(nothing)).toBeVisible()
  await expect(dialog).not.toContainText('Conferido até')
  const { id } = await ask(page, 'POST', '/webhooks', {
    url: 'https://receptor.exemplo.com.br/dou',
    eventos: ['publicacao.nova'],
  })
  for (const path of ['/alertas', '/webhooks', `/webhooks/${id}`]) {
    await page.goto(path)
    await expect(page.getByText(nothing)).toBeVisible()
  }
})

test('days that were never requested differ from Sundays', async ({ visitor: page }) => {
  await page.goto('/edicoes?ano=2023&dia=2023-03-22')
  await expect(page.getByRole('button', { name: '22 mar, Nunca pedido' })).toHaveAttribute(
    'data-state',
    'unasked',
  )
  await expect(page.getByRole('button', { name: /^20 mar, .*Parte nunca pedida$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '26 mar, sem edição prevista' })).toBeVisible()
  await expect(page.getByRole('list').getByText('Nunca pedido', { exact: true })).toBeVisible()
  await expect(page.getByText('sem informação')).toHaveCount(3)
  await expect(
    page.getByText(/dias úteis e parte de mais 3 nunca foram pedidos à fonte/),
  ).toHaveCount(2)
  await expect(page.getByText('Não falta nada do que foi pedido.')).toHaveCount(0)
})

test('an estimate covers the days in the archive, and says what is missing', async ({
  visitor: page,
}) => {
  await page.goto('/?termo=pesca')
  const rail = page.getByRole('complementary').last()
  await expect(rail.getByText('por dia com edição')).toBeVisible()
  await expect(rail.getByText('O acervo tem edição de um só destes dias.')).toBeVisible()
  await expect(rail.getByText(/Seções 1, 2 e 3 sem edição no acervo/)).toBeVisible()
  await expect(rail.getByText(/dias com seções nunca pedidas/)).toBeVisible()
})

test('notices stand beside every count', async ({ visitor: page, service }) => {
  const incomplete = /dias com seções nunca pedidas|sem edição no acervo/
  const expectNotices = async (part: Locator) => {
    for (const folded of await part.getByText('avisos sobre este número').all())
      await folded.click()
    await expect(part.getByText(incomplete).first()).toBeVisible()
  }
  await page.goto('/?termo=pesca')
  await expect(page.getByText('por dia com edição')).toBeVisible()
  await page.keyboard.press('a')
  const estimate = page.getByRole('dialog').getByRole('complementary')
  await expect(estimate.getByText('por dia com edição')).toBeVisible()
  await expectNotices(estimate)

  await page.goto('/webhooks')
  await page.getByRole('button', { name: 'Criar webhook' }).first().click()
  const would = page.getByRole('dialog').getByRole('complementary')
  await expect(would.getByText(/^[\d.]+ atos?$/)).toBeVisible()
  await expectNotices(would)

  const canais = { emails: [service.email] }
  await ask(page, 'POST', '/alertas', { nome: 'No passado', consulta: 'limpeza', canais })
  await page.goto('/alertas')
  await page.getByRole('button', { name: 'Ações de No passado' }).click()
  await page.getByRole('menuitem', { name: 'Testar em edições passadas' }).click()
  const past = page.getByRole('dialog')
  await past.getByRole('button', { name: 'Ver o que encontraria' }).click()
  await expect(past.getByText(/^\d+ atos?$/)).toBeVisible()
  await expectNotices(past)

  const period = 'data_inicio=2023-03-20&data_fim=2023-05-12'
  await page.goto(`/?termo=pesca&secao=1&${period}`)
  const wider = page.getByRole('listitem').filter({ hasText: 'Tirar os filtros' })
  await expect(wider).toBeVisible()
  await expectNotices(wider)
})

test('figures cover the whole archive, not only its most recent editions', async ({
  visitor: page,
}) => {
  // As with more than a hundred editions: without a year the service returns only the most recent.
  await page.route(/api\/v1\/edicoes$/, async (route) => {
    const answer = await route.fetch()
    const { dados, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, dados: dados.slice(0, 1) } })
  })
  await page.goto('/?termo=limpeza')
  const rail = page.getByRole('complementary').last()
  await expect(rail.getByText(/^[3-9] edições$/)).toBeVisible()
  await expect(page.getByText('Atos por mês, 2023 a 2026')).toBeVisible()
})

test('an alert says up to which edition it was checked', async ({ visitor: page, service }) => {
  const canais = { emails: [service.email] }
  await ask(page, 'POST', '/alertas', { nome: 'Sem edição', consulta: 'pesca', canais })
  await page.goto('/alertas')
  // Alerts of other stories say so, too.
  const said = page.getByText(/nenhuma edição dos últimos 30 dias chegou inteira/)
  await expect(said.first()).toBeVisible()
})

test('a webhook for an unknown body is saved with a notice', async ({ visitor: page }) => {
  // The notice says something else when searches are so busy that nobody looked.
  await expect(async () => {
    await page.goto('/webhooks')
    await page.getByRole('button', { name: 'Criar webhook' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Endereço').fill('https://exemplo.com.br/arauto')
    const bodies = dialog.getByLabel('Órgãos').first()
    await bodies.fill('Ministério da Magia')
    await bodies.press('Enter')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.getByText('Copiei para um lugar seguro')).toBeVisible()
    await expect(dialog.getByText(/Ministério da Magia/)).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test('the list shows a receiver that does not answer, and its deliveries can be distinguished', async ({
  browser,
}) => {
  await using service = await startService({}, [])
  const page = await openFirst(browser, service)
  const { id } = await ask(page, 'POST', '/webhooks', {
    nome: 'Sem resposta',
    url: 'https://nao-existe.exemplo.com.br/arauto',
    eventos: ['publicacao.nova', 'edicao.publicada'],
    filtros: { termos: ['aposentadoria'] },
  })
  await service.bring('2023-03-23-DO2')
  await page.goto('/webhooks')
  const row = page.getByRole('listitem').filter({ hasText: 'Sem resposta' })
  await expect(row.getByText('nenhuma entrega terminou')).toBeVisible()
  await expect(row.getByText(/^\d+ de \d+ tentativas falharam$/)).toBeVisible()

  await expect(async () => {
    await page.goto(`/webhooks/${id}`)
    const all = /^Falharam (\d+) tentativas neste período\. Das 20 mais recentes:$/
    await expect(page.getByText(all)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('button', { name: /Edição 57, de 23 mar 2023/ })).toBeVisible()
  const delivery = page.getByRole('button', { name: /PORTARIA/ }).first()
  await expect(delivery).toContainText('23 mar 2023')
  await expect(delivery).toContainText('ms')
  await delivery.click()
  await expect(page).toHaveURL(/entrega=dlv_/)
  await expect(page.getByText('Enviamos')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Enviamos')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/entrega=/)
  await expect(page.getByText('Enviamos')).toBeHidden()
  await page.context().close()
})

test('an empty installation without a mail server says both', async ({ browser }) => {
  await using service = await startService({ ARAUTO_SMTP_URL: '' }, [])
  const page = await openFirst(browser, service)
  await expect(page.getByRole('link', { name: 'O acervo está vazio' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'O acervo está vazio' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('O acervo não tem tudo')).toHaveCount(0)
  await expect(page.getByText('Onde procuramos')).toHaveCount(0)
  await page.getByRole('link', { name: 'Enviar uma edição' }).click()
  await page.goto('/operacao')
  await expect(page.getByText(/Não: nenhum servidor de e-mail foi configurado/)).toBeVisible()
  await expect(page.getByText('Até onde vai o acervo?')).toHaveCount(0)
  await page.context().close()
})

test('past years that come into an empty archive are seen from the first month', async ({
  browser,
}) => {
  await using service = await startService({}, [])
  const page = await openFirst(browser, service)
  await page.route('**/api/v1/operacao', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { dados: Operacao }
    answer.dados.historico.andamento = {
      estado: 'trazendo',
      de: '2002-01-01',
      ate: '2022-12-31',
      mes: '2022-12',
      meses: 252,
      meses_prontos: 0,
      falta_ms: null,
      motivo: null,
      comecou_em: '2026-01-01T00:00:00-03:00',
      visto_em: '2026-01-01T00:00:00-03:00',
    }
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/operacao')
  await expect(page.getByRole('heading', { name: 'Até onde vai o acervo?' })).toBeVisible()
  await expect(page.getByText('0 de 252 meses. Agora: dez 2022.')).toBeVisible()
  await page.context().close()
})

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deflateRawSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { ask } from './ask.ts'
import { type Service, startService } from './service.ts'
import { expect, openFirst, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

const READER = 'leitora@exemplo.com.br'

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
}

const alertRows = (page: Page) => page.getByRole('region', { name: 'O que entra' })

/** The names of a bulletin's alerts, in their order. */
async function order(page: Page): Promise<string[]> {
  return await alertRows(page).getByRole('listitem').locator('b').allTextContents()
}

async function addAlert(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Juntar alerta' }).click()
  await page.getByRole('option', { name }).click()
}

test('from nothing to a bulletin whose mail of a past day stands beside it', async ({
  visitor: page,
}) => {
  test.slow()
  // Other stories of this service may have made some.
  for (const { id } of await ask(page, 'GET', '/alertas'))
    await ask(page, 'DELETE', `/alertas/${id}`)
  await page.goto('/boletins')
  await expect(page.getByRole('heading', { name: 'Nenhum boletim ainda' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Criar antes um alerta' })).toBeVisible()
  await expectGood(page, 'no bulletin')
  for (const [nome, consulta] of [
    ['Pregões', 'pregão'],
    ['Contratos', 'contrato'],
    ['Que some', 'some'],
  ])
    await ask(page, 'POST', '/alertas', { nome, consulta })

  await page.getByRole('link', { name: 'Alertas' }).first().click()
  await page.getByRole('link', { name: 'Boletins' }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Novo boletim' }).click()

  // Each refusal stands at its field, and the first has the focus.
  const save = page.getByRole('button', { name: 'Criar boletim' })
  await page.getByRole('textbox', { name: 'Assunto do e-mail' }).fill('{{nome}} e {{hoje}}')
  await save.click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await expect(page.getByText('Tem {{hoje}}, que não existe.', { exact: false })).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill('Compras')
  for (const name of ['Pregões', 'Contratos', 'Que some']) await addAlert(page, name)
  await save.click()
  await expect(page.getByRole('textbox', { name: 'Assunto do e-mail' })).toBeFocused()
  await expect(page.getByText('Tem {{hoje}}, que não existe.', { exact: false })).toBeVisible()
  // Scrolled to the field, what passes under the bar is not what is judged.
  await page.evaluate(() => scrollTo(0, 0))
  await expectGood(page, 'a refused bulletin')

  // A variable goes where the cursor is.
  const subject = page.getByRole('textbox', { name: 'Assunto do e-mail' })
  await subject.fill('Atos: ')
  await page.getByRole('button', { name: 'Pôr uma variável em Assunto do e-mail' }).click()
  await page.getByRole('menuitem', { name: '{{total}}' }).click()
  await expect(subject).toHaveValue('Atos: {{total}}')
  await expect(subject).toBeFocused()

  // The order, by the keyboard alone.
  await page.getByRole('button', { name: 'Subir Contratos' }).press('Enter')
  expect(await order(page)).toEqual(['Contratos', 'Pregões', 'Que some'])
  await expect(page.getByRole('button', { name: 'Descer Contratos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Descer Contratos' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await order(page)).toEqual(['Pregões', 'Que some', 'Contratos'])
  await expect(page.getByRole('button', { name: 'Subir Contratos' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Para quem' }).fill(READER.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: /^Planilha CSV/ }).check()
  await page.getByRole('checkbox', { name: /XLSX/ }).check()
  await save.click()
  await expect(page.getByRole('heading', { name: 'Compras', exact: true })).toBeVisible()
  await expect(page.getByText(READER)).toBeVisible()
  await expect(page.getByText('aguarda confirmação').first()).toBeVisible()

  // The mail of a day: its acts, its spreadsheet, and nothing sent.
  const day = page.getByLabel('Como em')
  await day.fill('12/05/2023')
  await day.press('Enter')
  await expect(page.locator('dd').getByText(/^Atos: \d+$/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 900 })
  expect(await day.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: /^Pregões/ })).toBeVisible()
  await expect(frame.locator('mark').first()).toHaveCSS(
    'background-color',
    /rgb\(255, 229, 138\)|rgb\(90, 71, 0\)/,
  )
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar a planilha/ }).click()
  expect((await saved).suggestedFilename()).toBe('boletim-2023-05-12.csv')
  const book = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Baixar como XLSX/ }).click()
  expect((await book).suggestedFilename()).toBe('boletim-2023-05-12.xlsx')
  await expectGood(page, 'a bulletin with its mail')
  const [bulletin] = await ask(page, 'GET', '/boletins')
  expect((await ask(page, 'GET', `/boletins/${bulletin.id}/envios`)).total).toBe(0)
  expect(bulletin.enderecos).toContainEqual(
    expect.objectContaining({ email: READER, situacao: 'pendente' }),
  )

  // What is not saved is not in the preview; a deleted alert is named, and may be removed.
  await ask(page, 'DELETE', `/alertas/${bulletin.alertas[1]}`)
  await page.reload()
  await page.getByLabel('Nome', { exact: true }).fill('Compras da casa')
  await expect(page.getByText('salve para ver as mudanças', { exact: false })).toBeVisible()
  await expect(alertRows(page).getByText('Alerta excluído')).toBeVisible()
  await page.getByRole('button', { name: 'Tirar Alerta excluído' }).click()
  await page.getByRole('region', { name: 'Prévia' }).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Compras da casa' })).toBeVisible()

  await page.goto('/alertas')
  const alert = page.getByRole('listitem').filter({ hasText: 'Pregões' }).first()
  await alert.getByRole('link', { name: 'Compras da casa' }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Compras da casa')

  // Leaving asks first; whoever stays has lost nothing, and a colleague's change beside one's own stays, too.
  await page.getByLabel('Nome', { exact: true }).fill('Compras de todos')
  await page.getByRole('link', { name: 'Boletins' }).click()
  const leaving = page.getByRole('dialog', { name: 'Sair sem salvar?' })
  await expect(leaving).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Compras de todos')
  await ask(page, 'PATCH', `/boletins/${bulletin.id}`, { rodape: 'De outra pessoa' })
  await page.getByRole('button', { name: 'Salvar' }).first().click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  expect(await ask(page, 'GET', `/boletins/${bulletin.id}`)).toMatchObject({
    nome: 'Compras de todos',
    rodape: 'De outra pessoa',
  })
  await page.getByLabel('Nome', { exact: true }).fill('Compras da casa')
  await page.getByRole('link', { name: 'Boletins' }).click()
  await leaving.getByRole('button', { name: 'Sair sem salvar' }).click()

  const row = page.getByRole('listitem').filter({ hasText: 'Compras de todos' }).first()
  await expect(row.getByText('Próximo:', { exact: false })).toBeVisible()
  await row.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Pausar' }).click()
  await expect(row.getByText('Pausado', { exact: true })).toBeVisible()
  await expectGood(page, 'the list of bulletins')
  await row.getByRole('button', { name: /^Ações de/ }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page
    .getByRole('dialog', { name: 'Excluir este boletim?' })
    .getByRole('button', { name: 'Excluir' })
    .click()
  await expect(page.getByRole('heading', { name: 'Nenhum boletim ainda' })).toBeVisible()
})

test('what was sent of a bulletin, to whom, and what it said', async ({ browser }) => {
  test.slow()
  await using service = await startService({ ARAUTO_PUBLIC_READING: 'publica' }, [])
  const page = await openFirst(browser, service)
  const alert = await ask(page, 'POST', '/alertas', { nome: 'Nomeações', consulta: 'nomear' })
  const { id } = await ask(page, 'POST', '/boletins', {
    nome: 'Pessoal',
    alertas: [alert.id],
    destinatarios: [READER, 'outra@exemplo.com.br'],
  })
  await page.goto(`/boletins/${id}`)
  await expect(page.getByText('O acervo está vazio', { exact: false }).last()).toBeVisible()
  await page.getByRole('link', { name: 'Histórico' }).click()
  await expect(page.getByText('Nada foi enviado ainda.')).toBeVisible()

  const asked = await service.mailbox.link(READER)
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(service.url + asked.pathname + asked.search + asked.hash)
  await reader.getByRole('button').first().click()
  await expect
    .poll(async () => (await ask(page, 'GET', `/boletins/${id}`)).enderecos)
    .toContainEqual(expect.objectContaining({ email: READER, situacao: 'confirmado' }))
  await reader.context().close()
  await service.bring('2023-03-20-DO2')
  await expect
    .poll(async () => (await ask(page, 'GET', '/eventos?tipo=alerta.match')).resultados.length)
    .toBeGreaterThan(0)
  const archive = new DatabaseSync(join(service.folder, 'arauto.db'), { timeout: 30_000 })
  archive.prepare('UPDATE bulletins SET due_at = ?').run(Date.now())
  archive.close()
  await service.mailbox.take(READER)

  await page.reload()
  const issue = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^Pessoal: / })
    .first()
  await expect(issue.getByText('1 enviado', { exact: false })).toBeVisible()
  await issue.getByRole('link').click()
  await expect(page).toHaveURL(/envio=ebo_/)
  await expect(page.getByText('enviado em', { exact: false })).toBeVisible()
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: /^Nomeações \(\d+\)/ }),
  ).toBeVisible()
  await expectGood(page, 'an open issue')
  await expectPublicPage(browser, page, service)
  await closeForgotten(page, service)
  await page.getByText('Texto', { exact: true }).click()
  await expect(page.getByRole('group', { name: /^Pessoal: / })).toContainText('Nomeações (')
  await page.goto(`/boletins/${id}/envios?envio=ebo_nada`)
  await expect(page.getByText('Este envio não existe', { exact: false })).toBeVisible()
  await page.goto('/boletins/bol_nada')
  await expect(page.getByRole('heading', { name: 'Este boletim não existe' })).toBeVisible()
})

/** Whoever has the link reads the page without an account, until it is closed. */
async function expectPublicPage(browser: Browser, page: Page, { url }: Service): Promise<void> {
  const link = page.getByRole('link', { name: 'Ver a página deste envio' })
  const address = url + new URL((await link.getAttribute('href'))!).pathname
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { level: 1, name: /^Pessoal: \d+ ato/ })).toBeVisible()
  await expect(
    stranger.getByRole('heading', { level: 2, name: /^Nomeações \(\d+\)/ }),
  ).toBeVisible()
  await expect(stranger.getByText(READER)).toHaveCount(0)
  await expectGood(stranger, 'the page of a bulletin')
  await stranger.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(stranger.getByRole('link', { name: 'Ler o ato' }).first()).toBeHidden()
  await expect(stranger.getByRole('article').first()).toBeVisible()

  await stranger.emulateMedia({ media: 'screen' })
  const act = await stranger.getByRole('link', { name: 'Ler o ato' }).first().getAttribute('href')
  await stranger.goto(url + new URL(act!).pathname)
  await expect(stranger.getByRole('heading', { name: 'Como citar' })).toBeVisible()

  await page.getByRole('button', { name: 'Fechar a página', exact: true }).click()
  const closing = page.getByRole('dialog', { name: 'Fechar esta página?' })
  await closing.getByRole('button', { name: 'Fechar a página' }).click()
  await expect(link).toHaveCount(0)
  expect((await stranger.goto(address))?.status()).toBe(410)
  await expect(stranger.getByText('A página deste boletim foi fechada')).toBeVisible()
  await expectGood(stranger, 'a closed page')
  await stranger.context().close()
}

/** Pages of issues that the history no longer has are closed in the page, too. */
async function closeForgotten(page: Page, { folder }: Service): Promise<void> {
  const archive = new DatabaseSync(join(folder, 'arauto.db'), { timeout: 30_000 })
  const forget = archive.prepare(
    `INSERT INTO bulletin_pages SELECT ?, boletim_id, criado_em, coalesce(conteudo, ?)
     FROM bulletin_pages LIMIT 1`,
  )
  const content = deflateRawSync(
    JSON.stringify({ data: '2020-01-02', assunto: 'Pessoal de 2020', total: 1, groups: [] }),
  )
  for (const id of ['ebo_01', 'ebo_02', 'ebo_03']) forget.run(id, content)
  archive.close()
  await page.reload()
  const open = page.getByRole('region', { name: '3 páginas ainda abrem' })
  await expect(open).toBeVisible()
  await expectGood(page, 'pages that still open')
  await open.getByRole('button', { name: 'Fechar a página de Pessoal de 2020' }).first().click()
  const one = page.getByRole('dialog', { name: 'Fechar esta página?' })
  await one.getByRole('button', { name: 'Fechar a página' }).click()
  const rest = page.getByRole('region', { name: '2 páginas ainda abrem' })
  await rest.getByRole('button', { name: 'Fechar todas as páginas' }).click()
  const all = page.getByRole('dialog', { name: 'Fechar todas as páginas?' })
  await all.getByRole('button', { name: 'Fechar todas as páginas' }).click()
  await expect(page.getByText(/ainda abre/)).toHaveCount(0)
}

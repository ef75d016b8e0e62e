import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'

const count = (page: Page) => page.getByRole('heading', { level: 2, name: /linhas?$/ })

async function expectNothingCut(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

test('contracts are filtered in the address, summed by kind, and Back undoes it', async ({
  visitor: page,
}) => {
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/\/contratos$/)
  const all = await count(page).innerText()
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  const choice = filters.getByLabel('Termo aditivo')
  const kinds = await filters.getByRole('group', { name: 'Instrumento' }).innerText()
  const [, total = ''] = /Termo aditivo\s+([\d.]+)/.exec(kinds) ?? []
  await choice.check()
  await expect(page).toHaveURL(/tipo_instrumento=termo_aditivo/)
  await expect(count(page)).toHaveText(`${total} linhas`)
  // The sum tells how many of the rows it covers.
  await expect(page.getByText(/^de \d+ linhas; \d+ sem valor em reais$/)).toBeVisible()
  await expect(page.getByText('costumam repetir o valor do contrato')).toBeVisible()
  await expect(page.getByText(/As somas são do resultado inteiro/)).toBeVisible()
  await page.reload()
  await expect(count(page)).toHaveText(`${total} linhas`)
  await page.goBack()
  await expect(count(page)).toHaveText(all)
  await page.getByRole('button', { name: 'ver a soma de cada tipo' }).click()
  const sums = page.getByRole('table').filter({ hasText: 'Soma (R$)' })
  await expect(sums.getByRole('row', { name: `Termo aditivo ${total} ` })).toBeVisible()
})

test('contracts are found by words of a name and by a number, however it is written', async ({
  member: page,
}) => {
  await page.goto('/contratos')
  const all = await count(page).innerText()
  const filters = page.getByRole('complementary', { name: 'Filtros' })
  const name = filters.getByLabel('Nome do contratado')
  await name.fill('Comércio')
  await name.press('Enter')
  await expect(page).toHaveURL(/fornecedor_nome=Com/)
  await expect(count(page)).not.toHaveText(all)
  await expect(count(page)).not.toHaveText('0 linhas')
  const number = filters.getByLabel('Número do contrato')
  await number.fill('999999/1999')
  await number.press('Enter')
  await expect(page).toHaveURL(/numero_contrato=999999/)
  await expect(count(page)).toHaveText('0 linhas')
  await page.getByRole('button', { name: 'sem Nomes e números' }).click()
  await expect(count(page)).toHaveText(all)
})

test('the chart sets the period with the keyboard, and is a table, too', async ({
  member: page,
}) => {
  await page.goto('/contratos')
  const all = await count(page).innerText()
  const first = page.getByRole('slider', { name: 'De' })
  await first.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/data_inicio=2026-02-01/)
  await expect(count(page)).toHaveText('0 linhas')
  await page.getByRole('button', { name: 'sem Publicado' }).click()
  await expect(count(page)).toHaveText(all)
  await page.getByText('Valor', { exact: true }).click()
  await expect(page).toHaveURL(/serie=valor/)
  await page.getByRole('button', { name: 'ver como tabela' }).click()
  await expect(
    page.getByRole('row', { name: /1 mai – 31 mai 2023 \d\.\d{3}\.\d{3}\.\d{3},\d\d/ }),
  ).toBeVisible()
})

test('rows show the words that they were read from, and are walked with the keys', async ({
  member: page,
}) => {
  await page.goto('/contratos?fornecedor_ni=33278097000158')
  await expect(count(page)).toHaveText('1 linha')
  await page.keyboard.press('j')
  const act = page.getByRole('link', { name: 'Contrato 147/2023' })
  await expect(act).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('mark', { hasText: '33.278.097/0001-58' })).toBeVisible()
  await expect(page.locator('mark', { hasText: /32\.376,00$/ })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('mark')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await act.click()
  await expect(page).toHaveURL(/\/publicacao\/pub_/)
})

test('columns are chosen and kept, with what was measured of each', async ({ member: page }) => {
  await page.goto('/contratos')
  const head = page.getByRole('columnheader')
  await expect(head.filter({ hasText: 'Objeto' })).toContainText(/precisão 0,\d\d/)
  await expect(head.filter({ hasText: 'Processo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('dialog').getByLabel('Processo').check()
  await page.getByRole('dialog').getByLabel('Objeto').uncheck()
  await expect(page.getByRole('dialog').getByText('Objeto experimental')).toBeVisible()
  await page.reload()
  await expect(head.filter({ hasText: 'Processo' })).toBeVisible()
  await expect(head.filter({ hasText: 'Objeto' })).toHaveCount(0)
  await page.getByRole('button', { name: /das linhas estão certas/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/Medido em \d+ atos/)
  const measured = page.getByRole('dialog').getByRole('row')
  await expect(measured.filter({ hasText: 'fornecedor_ni' }).first()).toContainText(
    /experimental.*meta 0,9/,
  )
})

test('pages go on by cursor, and all rows are saved as a CSV that Excel in Portuguese opens', async ({
  member: page,
}) => {
  await page.goto('/contratos?ordem=valor')
  await expect(page.getByText(/^1 a 20 de \d\.\d{3}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Linhas seguintes' }).click()
  await expect(page.getByText(/^21 a 40 de \d\.\d{3}$/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /Baixar CSV/ }).click()
  const text = readFileSync(await (await saved).path(), 'utf8')
  expect(text.startsWith('\uFEFFPublicado;Fornecedor;CNPJ ou CPF;Contratante;')).toBe(true)
  expect(text).toContain('Valor global;Moeda;Início da vigência;Fim da vigência;')
  expect(text).toMatch(/;\d+,\d\d;BRL;(\d{4}-\d\d-\d\d)?;\d{4}-\d\d-\d\d;/)
  const found = (await page.getByText(/^21 a 40 de \d\.\d{3}$/).innerText()).match(/[\d.]+$/)![0]
  const links = text.match(/;http:\S+\/publicacao\/pub_\w+(?:#[\w-]+)?\r\n/g)
  expect(links).toHaveLength(Number(found.replace('.', '')))
  await page.getByRole('link', { name: 'Voltar ao começo' }).click()
  await expect(page.getByText(/^1 a 20 de \d\.\d{3}$/)).toBeVisible()
})

test('words that cannot be read are refused where they are, and what is missing is told', async ({
  member: page,
}) => {
  await page.goto('/contratos?termo=%22sem+fim')
  await expect(page.getByRole('alert')).toContainText(/aspas/)
  await page.goto('/contratos?data_inicio=2023-05-11&data_fim=2023-05-12')
  await expect(page.getByRole('note').first()).toContainText(/não/)
  await page.goto('/contratos?termo=limpesa')
  await expect(page.getByText('Nenhuma linha neste recorte')).toBeVisible()
})

for (const width of [390, 1024, 1440])
  test(`contracts at ${width} px: nothing cut, and no CPF`, async ({ member: page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/contratos?termo=cpf')
    await expect(count(page)).toBeVisible()
    await expectNothingCut(page)
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)/)
  })

test('on a phone rows are cards, and filters a sheet', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contratos?fornecedor_ni=33278097000158')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByText('32.376,00')).toBeVisible()
  await page.getByRole('button', { name: 'Fornecedor (1)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Fornecedor' })
  await expect(sheet.getByText('33.278.097/0001-58')).toBeVisible()
  await sheet.getByRole('button', { name: 'Ver 1 linha' }).click()
  await page.getByRole('button', { name: 'Lido destas palavras' }).click()
  await expect(page.locator('mark').first()).toBeVisible()
  await expectNothingCut(page)
})

test('who came and who left is counted by body and level, and names are no persons', async ({
  member: page,
}) => {
  await page.goto('/pessoal?data_inicio=2023-03-20&data_fim=2023-03-20')
  await expect(page.getByText('Nomes iguais podem ser de pessoas diferentes.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Quem entrou e quem saiu/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'saldo' })).toBeVisible()
  await page.goto('/pessoal?data_inicio=2023-03-20&data_fim=2023-03-20&tipo_movimentacao=nomeacao')
  await expect(page.getByRole('columnheader', { name: 'entraram' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'saldo' })).toHaveCount(0)
  await page.goto('/pessoal?data_inicio=2023-03-20&data_fim=2023-03-20')
  await page.getByRole('button', { name: 'FCE e CCE 1.15 ou acima' }).click()
  await expect(page).toHaveURL(/codigo_min=FCE\+15&codigo_min=CCE\+15/)
  // The rows of before stay until those of the filter come.
  await expect(async () => {
    const levels = await page.locator('tbody td b').allInnerTexts()
    expect(levels.length).toBeGreaterThan(0)
    for (const level of levels) expect(level).toMatch(/^(?:FCE|CCE) \d\.1[5-8]$/)
  }).toPass()
  const name = page.locator('tbody a[href*="/pessoa?nome="]').first()
  const printed = await name.innerText()
  await name.click()
  await expect(page.getByRole('heading', { level: 1, name: printed, exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Ver na tabela: / }).click()
  await expect(page).toHaveURL(/pessoa_nome=/)
  await expect(page.getByLabel('Nome, como foi impresso')).toHaveValue(printed)
})

test('a CNPJ leads to its company, which leads to its rows and can be followed', async ({
  member: page,
}) => {
  await page.goto('/contratos?fornecedor_ni=05340639000130')
  await page.getByRole('link', { name: '05.340.639/0001-30' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('PRIME CONSULTORIA')
  await expect(
    page.getByRole('img', { name: /^2023: R\$.[\d.]+,\d\d, \d+ linhas?$/ }),
  ).toBeVisible()
  const [inTime, byYear] = await page.getByRole('button', { name: 'ver como tabela' }).all()
  await byYear!.click()
  await expect(page.getByRole('row', { name: /^2023 \d+ [\d.]+,\d\d/ })).toBeVisible()
  await inTime!.click()
  await expect(page.getByRole('row', { name: /Contrato 2\/2023 Campus Palmeira/ })).toBeVisible()
  await page.getByRole('button', { name: 'Acompanhar este CNPJ' }).click()
  await expect(page.getByRole('dialog', { name: /Acompanhar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Avisar-me dos próximos contratos' }).click()
  await page.getByRole('menuitem', { name: 'Por e-mail' }).click()
  const rows = page.getByRole('dialog', { name: /^Acompanhar estas linhas/ })
  await expect(rows).toContainText('05.340.639/0001-30')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /Ver as linhas na tabela/ }).click()
  await expect(page).toHaveURL(/fornecedor_ni=05340639000130/)
  await page.goto('/empresa/11222333000181')
  await expect(page.getByText('Nenhum contrato no acervo')).toBeVisible()
  await expect(page.getByText('Nenhuma linha deste acervo diz que este CNPJ venceu')).toBeVisible()
  await page.goto('/empresa/1')
  await expect(page.getByText('não tem um CNPJ válido')).toBeVisible()
})

test('a company’s contract that ends next is told, and can be told before', async ({
  member: page,
}) => {
  await page.clock.setFixedTime('2023-05-20T15:00:00Z')
  await page.goto('/empresa/05340639000130')
  const note = page.getByRole('note').filter({ hasText: /termina em .*, daqui a \d+ dias\./ })
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: /^Avisar (?:90|30|7) dias antes$/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Por e-mail' }).click()
  const form = page.getByRole('dialog', { name: /^Acompanhar estas linhas/ })
  await expect(form).toContainText('05.340.639/0001-30')
  await expect(form).toContainText(/Vigência termina: em até (?:90|30|7) dias/)
})

test('a company has the tenders that it won, and its sanctions with their state', async ({
  member: page,
}) => {
  await page.goto('/empresa/24699100000116')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/contecnica/i)
  await expect(page.getByText('Nenhum contrato no acervo')).toBeVisible()
  const suspended = page.getByRole('row', { name: /Suspensão de licitar .* 2 anos/ })
  await expect(suspended).toBeVisible()
  await page.getByRole('link', { name: 'Ver na tabela: 2 linhas' }).click()
  await expect(page).toHaveURL(/\/sancoes\?sancionado_cnpj=24699100000116/)
  await page.goto('/empresa/71443667000107')
  await expect(page.getByRole('row', { name: /Pregão 1\/2023 .* Resultado/ })).toBeVisible()
  await expect(page.getByText('Nenhuma linha deste acervo diz uma sanção')).toBeVisible()
})

for (const width of [390, 1024])
  test(`persons and a company at ${width} px: nothing cut`, async ({ member: page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/pessoal', '/empresa/05340639000130', '/pessoa?nome=Silva']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectNothingCut(page)
    }
  })

test('a phone has all tables on one line', async ({ member: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/normas')
  const tables = page.getByRole('navigation', { name: 'Tabelas' })
  await expect(tables).toBeVisible()
  const { height } = (await tables.boundingBox())!
  expect(height).toBeLessThan(60)
})

test('on paper rows are a table, below what was asked', async ({ member: page }) => {
  await page.goto(
    '/pessoal?data_inicio=2023-03-20&data_fim=2023-03-20&codigo_min=FCE+15&codigo_min=CCE+15',
  )
  await expect(page.getByRole('table').last()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(page.getByText(/^Impresso em .*codigo_min=CCE\+15$/)).toBeVisible()
  await expect(page.getByText(/; FCE e CCE 1.15 ou acima$/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Cargo ou função' })).toBeVisible()
  await expectNothingCut(page)
})

test('in an act, a value and the words that it was read from light up together', async ({
  member: page,
}) => {
  await page.goto('/contratos?fornecedor_ni=33278097000158')
  await page.getByRole('link', { name: /147\/2023/ }).click()
  const panel = page.locator('section').filter({ hasText: 'Nesta publicação: 1 linha' })
  const value = panel.getByRole('button', { name: '32.376,00' })
  const words = page.locator('article [data-values*="valor_global"]').first()
  await expect(words).toHaveText(/32\.376,00/)
  // What arrives of the act meanwhile may take the focus away once.
  await expect(async () => {
    await value.blur()
    await value.focus()
    await expect(words).toHaveAttribute('data-lit', /.*/, { timeout: 1_000 })
  }).toPass()
  await page.locator('article [data-values*="fornecedor_nome"]').first().hover()
  await expect(panel.getByRole('button', { name: /^SOFT COLOR/ })).toHaveAttribute('data-lit')
  await expect(value).not.toHaveAttribute('data-lit')
  await panel.getByRole('link', { name: 'Tudo deste CNPJ' }).click()
  await expect(page).toHaveURL(/\/empresa\/33278097000158/)
})

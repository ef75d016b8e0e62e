import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { printed } from './every-act/printed.ts'
import { startService, zipOf } from './service.ts'
import { expect, openFirst, test } from './story.ts'

/*
 * The page of a body, of a norm and of a name: who came and went, what it bought; what changed it, and what it changes;
 * where and when a name moved.
 */

const MINISTRY = 'Ministério da Educação'
const BODY = `/orgao?orgao=${encodeURIComponent(MINISTRY)}`
/** Changed by two clauses of one act of the stories' editions. */
const CHANGED = '/norma?norma=Portaria+94/2019'
/** Two acts of the stories' editions have this number; each changes another norm. */
const SHARED = '/norma?norma=Portaria+562/2023'

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function refuse(page: Page, requests: RegExp): Promise<void> {
  const erro = { codigo: 'indisponivel', mensagem: 'O serviço está ocupado.', detalhes: [] }
  await page.route(requests, async (route) => {
    await route.fulfill({ status: 503, json: { sucesso: false, erro, request_id: 'req_1' } })
  })
}

async function expectNothingCut(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
}

test('a body: who came and went, by month, and the rows behind it', async ({ member: page }) => {
  await page.goto(BODY)
  await expect(page.getByRole('heading', { level: 1, name: MINISTRY })).toBeVisible()
  const months = part(page, 'Quem entrou e quem saiu, por mês')
  await expect(months.getByRole('row', { name: /^mar 2023 \d+ \d+ [+-]\d+$/ })).toBeVisible()
  const told = await months.getByRole('link', { name: /^Ver na tabela: / }).innerText()
  await months.getByRole('link', { name: 'mar 2023' }).click()
  await expect(page).toHaveURL(/\/pessoal\?.*data_fim=2023-03-31/)
  const [, rows = ''] = /: (.*)$/.exec(told) ?? []
  await expect(page.getByRole('heading', { level: 2, name: rows, exact: true })).toBeVisible()
  await page.goBack()
  const high = part(page, 'Movimentos mais recentes nos cargos mais altos')
  await expect(high.getByText(/^FCE 15, CCE 15, DAS 5, CD 2, ou acima/)).toBeVisible()
  await expect(high.getByRole('row').nth(1)).toContainText(/CD-[12]|FCE|CCE|DAS/)
  await page.getByRole('link', { name: 'Gabinete do Ministro' }).first().click()
  await expect(page).toHaveURL(/orgao=/)
})

test('a body: what it bought, in sums, by month, and from whom', async ({ member: page }) => {
  await page.goto(BODY)
  const bought = part(page, 'O que comprou')
  await expect(bought.getByText(/^R\$\s[\d,]+\smi$/).first()).toBeVisible()
  const suppliers = part(page, 'Maiores fornecedores').getByRole('row')
  // Sorted by amount, with the name as printed, if a row of it is at hand.
  await expect(suppliers.nth(1)).toContainText(/[A-Z]{3}.*\d\d\.\d{3}\.\d{3}\/\d{4}-\d\d/)
  const largest = part(page, 'Maiores contratos')
  await page.keyboard.press('j')
  await expect(largest.getByRole('row').nth(1)).toContainText(/\d,\d\d/)
  await largest
    .getByRole('button', { name: /^De onde foi lido/ })
    .first()
    .click()
  await expect(largest.locator('mark').first()).toBeVisible()
  const told = await bought.getByRole('link', { name: /^Ver na tabela: / }).innerText()
  const [, rows = ''] = /: (.*)$/.exec(told) ?? []
  await bought.getByRole('button', { name: 'Avisar-me das próximas' }).first().click()
  await page.getByRole('menuitem', { name: 'Por e-mail' }).click()
  const alert = page.getByRole('dialog', { name: /^Acompanhar estas linhas/ })
  await expect(alert.getByRole('complementary')).toContainText(`Em todo o acervo: ${rows}.`)
  await page.keyboard.press('Escape')
  await bought.getByRole('button', { name: 'Avisar-me das próximas' }).first().click()
  await page.getByRole('menuitem', { name: 'Por webhook' }).click()
  await expect(page).toHaveURL(/\/webhooks\?orgao=Minist.*linhas=contratos/)
  await expect(page.getByRole('dialog')).toContainText(`Em todo o acervo: ${rows}.`)
})

test('a period in the address narrows every part, and Back undoes it', async ({ member: page }) => {
  await page.goto(BODY)
  const acts = page.getByRole('link', { name: /publicações deste órgão$/ })
  const all = await acts.innerText()
  await page.getByRole('slider', { name: 'Até' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/data_fim=2023-/)
  await expect(acts).not.toHaveText(all)
  await expect(part(page, 'O que comprou')).toContainText('Nenhum contrato lido neste recorte.')
  await page.goBack()
  await expect(acts).toHaveText(all)
  await acts.click()
  await expect(page).toHaveURL(/\/\?orgao=/)
  await page.getByRole('link', { name: 'Página deste órgão' }).click()
  await expect(page.getByRole('heading', { level: 1, name: MINISTRY })).toBeVisible()
  await expect(page.getByText('Tudo conta também o que publicaram os órgãos')).toBeVisible()
})

test('a body is followed, and its rows are saved', async ({ member: page }) => {
  await page.goto(BODY)
  await page.getByRole('button', { name: 'Acompanhar este órgão' }).click()
  await expect(page.getByRole('dialog', { name: /Acompanhar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await part(page, 'Sanções que publicou').getByRole('button', { name: 'Todas em CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^arauto_sancoes_.*\.csv$/)
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^\uFEFFPublicado;Empresa;/)
})

test('a body leads on from acts and tables; an unknown one says so', async ({ member: page }) => {
  await page.goto('/sancoes')
  const cell = page.getByRole('row').nth(1).getByRole('link')
  await cell
    .filter({ hasNotText: /Seção|\d{4}-\d\d/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orgao\?orgao=/)
  await part(page, 'Sanções que publicou')
    .getByRole('link', { name: /^Seção 3/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/publicacao\//)
  await page.getByRole('complementary').getByRole('definition').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/orgao\?orgao=/)
  await page.goto('/orgao?orgao=Ministerio+da+Educacao+e+Pesca')
  await expect(page.getByText('Órgão sem publicações no acervo')).toBeVisible()
  await page.goto('/orgao')
  await expect(page.getByText('Este endereço não diz o órgão')).toBeVisible()
})

test('another spelling leads to the body, and a name of several to each', async ({
  member: page,
}) => {
  for (const written of ['Ministerio+da+EDUCACAO', 'mec', 'Ministério+da+Educação/']) {
    await page.goto(`/orgao?orgao=${written}&data_fim=2026-12-31`)
    await expect(page.getByRole('heading', { level: 1, name: MINISTRY })).toBeVisible()
    await expect(part(page, 'Órgãos abaixo deste')).toBeVisible()
    await expect(page).toHaveURL(/data_fim=2026-12-31/)
  }
  await page.goto('/orgao?orgao=reitoria')
  await expect(page.getByText(/^Vários órgãos do acervo têm este nome/)).toBeVisible()
  const one = page.locator('main').getByRole('link', { name: / › Reitoria$/ })
  await one.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reitoria' })).toBeVisible()
  await expect(page.getByRole('link', { name: /publicaç(ão|ões) deste órgão$/ })).toBeVisible()
})

test('a body is shown though its name cannot be looked up, without another attempt', async ({
  member: page,
}) => {
  const requests = /api\/v1\/orgaos\?prefixo=/
  await refuse(page, requests)
  let attempts = 0
  page.on('request', (request) => (attempts += Number(requests.test(request.url()))))
  await page.goto(BODY)
  await expect(page.getByRole('heading', { level: 1, name: MINISTRY })).toBeVisible()
  expect(attempts).toBe(1)
})

test('a norm: what changed it, with the words that say so', async ({ member: page }) => {
  await page.goto(CHANGED)
  await expect(page.getByRole('heading', { level: 1, name: 'Portaria 94/2019' })).toBeVisible()
  await expect(page.getByText('O acervo não tem o ato desta norma')).toBeVisible()
  const changes = part(page, 'O que a mudou 1 ato').getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText('Alterada')
  await expect(changes.last()).toContainText('Revogada, em parte')
  await expect(changes.last().locator('mark')).toHaveText(
    'Portaria CNMP-PRESI nº 94, de 14 de junho de 2019',
  )
  await page.getByText('Alterada', { exact: true }).first().click()
  await expect(page).toHaveURL(/efeito=altera/)
  await expect(changes).toHaveCount(1)
  await page.goBack()
  await expect(changes).toHaveCount(2)
  await changes.first().getByRole('link', { name: 'Portaria 103/2023' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portaria 103/2023' })).toBeVisible()
})

test('a norm of several acts: each says what it does, and when it is in force', async ({
  member: page,
}) => {
  await page.goto(SHARED)
  const own = part(page, 'O ato').getByRole('listitem')
  await expect(own).toHaveCount(2)
  await expect(page.getByText(/^2 atos do acervo têm esta espécie e este número/)).toBeVisible()
  await expect(own.first()).toContainText('Em vigor: 20 mar 2023, na publicação')
  await expect(own.last()).toContainText('Altera Portaria 551/2023')
  await expect(
    page.getByText('Não achar mudança não quer dizer que a norma está em vigor.'),
  ).toBeVisible()
  await page.keyboard.press('j')
  await expect(own.first().getByRole('link', { name: 'Abrir no ato' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/publicacao\//)
  await page.getByRole('link', { name: 'Portaria 1.267/2020' }).first().click()
  await expect(page).toHaveURL(/\/norma\?norma=Portaria/)
  await expect(page.getByText(/^Art. 1º Alterar a/)).toBeVisible()
})

test('a norm: the acts that change it, counted, and those to come', async ({ member: page }) => {
  await page.goto(CHANGED)
  await expect(page.getByRole('link', { name: 'Atos que a alteram (1)' })).toBeVisible()
  await expect(page.getByText('Atos que a regulamentam (0)')).toBeVisible()
  await page.getByRole('button', { name: 'Avisar-me se for revogada' }).click()
  await page.getByRole('menuitem', { name: /webhook/i }).click()
  await expect(page).toHaveURL(/revoga=Portaria/)
})

test('a norm of one body is not said to be revoked when that of another is', async ({
  browser,
}) => {
  const days = ['2023-03-20-DO2', '2023-03-22-DO2']
  await using service = await startService({}, days.map(zipOf))
  const page = await openFirst(browser, service)
  await page.goto('/norma?norma=Portaria+184/2023')
  const changes = part(page, 'O que a mudou 1 ato')
  await expect(changes.getByRole('listitem')).toContainText(/Revogada, (toda|por inteiro)/)
  await expect(changes.getByText('parece outra norma')).toBeVisible()
  await expect(changes.getByRole('note')).toContainText('Confira o órgão e a data em cada linha.')
  await expect(page.getByText(/^Um ato do acervo diz que revoga/)).toHaveCount(0)
  const own = part(page, 'O ato')
  await expect(own.getByRole('listitem')).not.toHaveCount(0)
  await refuse(page, /api\/v1\/normas\/[^/]+$/)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('O serviço está ocupado.')
})

test('a norm leads on from the search and the table; what is none says so', async ({
  member: page,
}) => {
  await page.goto('/?termo=norma%3A%22Lei+8.112%2F1990%22')
  await page.getByRole('link', { name: 'Página desta norma' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lei 8.112/1990' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^[\d.]+ atos a citam$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Acompanhar esta norma' }).click()
  await expect(page.getByRole('dialog', { name: /Acompanhar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/normas?revoga=Portaria+94%2F2019')
  await page.getByRole('row').nth(1).getByRole('link', { name: 'Portaria 94/2019' }).first().click()
  await expect(page).toHaveURL(/\/norma\?norma=Portaria\+94/)
  await page.goto('/norma?norma=limpeza')
  await expect(page.getByText('Este endereço não diz uma norma')).toBeVisible()
  await page.goto('/norma?norma=lei-9998-2000')
  await expect(page.getByRole('heading', { level: 1, name: 'Lei 9.998/2000' })).toBeVisible()
  await expect(page.getByText('Nenhum ato do acervo cita')).toBeVisible()
})

test('the table of norms is brushed by month, and exported', async ({ member: page }) => {
  await page.goto('/normas')
  const count = page.getByRole('heading', { level: 2, name: /linhas?$/ })
  const all = await count.innerText()
  await page.getByRole('slider', { name: 'De' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/data_inicio=2026-02-01/)
  await expect(count).not.toHaveText(all)
  await expect(page.getByText(/^Linhas do resultado inteiro, não só desta página/)).toBeVisible()
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('dialog').getByLabel('Órgão').uncheck()
  await expect(page.getByRole('columnheader', { name: 'Órgão' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /Baixar CSV/ }).click()
  expect((await saved).suggestedFilename()).toMatch(/^arauto_normas_/)
})

for (const width of [320, 390, 1024, 1440])
  test(`a body and a norm at ${width} px: nothing cut, and no CPF`, async ({ member: page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [BODY, CHANGED]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectNothingCut(page)
      for (const choice of await page.locator('.mantine-SegmentedControl-root').all())
        expect(await choice.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      const text = await page.locator('main').innerText()
      expect(text).not.toMatch(/(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d\d(?!\d)/)
    }
  })

test('on paper: what was asked, tables and words, without ways on', async ({ member: page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(BODY)
  await expect(page.getByText(/^Impresso em .*\/orgao\?orgao=/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^mar 2023/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Avisar-me das próximas' })).toHaveCount(0)
  await expectNothingCut(page)
  await page.goto(CHANGED)
  await expect(page.getByText(/^Impresso em .*\/norma\?norma=/)).toBeVisible()
  await expect(page.getByText(/^Art. 1º Revogar/)).toBeVisible()
  await expect(page.getByText('1 ato a cita').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Acompanhar esta norma' })).toHaveCount(0)
  await expectNothingCut(page)
})

test('a part that fails does not hide the others, and is asked again', async ({ member: page }) => {
  const requests = /api\/v1\/sancoes\?/
  await refuse(page, requests)
  await page.goto(BODY)
  const sanctions = part(page, 'Sanções que publicou')
  await expect(sanctions.getByRole('alert')).toContainText('O serviço está ocupado.')
  await expect(part(page, 'O que comprou').getByText('Contratos', { exact: true })).toBeVisible()
  await page.unroute(requests)
  await sanctions.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(sanctions.getByRole('row').nth(1)).toBeVisible()
})

test('a service that is down, and a session that has ended', async ({ member: page }) => {
  const pattern = /api\/v1\/(buscar|normas)/
  await refuse(page, pattern)
  for (const path of [BODY, CHANGED]) {
    await page.goto(path)
    await expect(page.getByRole('alert').first()).toContainText('O serviço está ocupado.')
  }
  await page.unroute(pattern)
  await page.context().clearCookies()
  for (const path of [BODY, CHANGED]) {
    await page.goto(path)
    await expect(page.getByLabel('E-mail')).toBeVisible()
  }
})

test('tables that are down say so once, and the period stays', async ({ member: page }) => {
  const pattern = /api\/v1\/(contratos|pessoal|licitacoes|sancoes|normas)\?/
  await refuse(page, pattern)
  await page.goto(BODY)
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(1)
  await expect(page.getByLabel('Até', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /publicações deste órgão$/ })).toBeVisible()
  await page.unroute(pattern)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(part(page, 'Sanções que publicou').getByRole('row').nth(1)).toBeVisible()
})

test('one table that is down has no figure; a period it has not read stays to be mended', async ({
  member: page,
}) => {
  await refuse(page, /api\/v1\/(buscar|sancoes)\?.*data_inicio/)
  await page.goto(BODY)
  await expect(part(page, 'Sanções que publicou').getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: 'Este ano', exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText('O serviço está ocupado.')
  await expect(page.locator('dl').getByText('—', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: MINISTRY })).toBeVisible()
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await expect(part(page, 'Sanções que publicou').getByRole('row').nth(1)).toBeVisible()
})

test('a period that ends before it begins asks nothing, and can be mended', async ({
  member: page,
}) => {
  await page.goto(`${BODY}&data_inicio=2024-01-01&data_fim=2023-01-01`)
  await expect(page.getByText('O primeiro dia vem depois do último.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tudo', exact: true }).click()
  await expect(part(page, 'Sanções que publicou').getByRole('row').nth(1)).toBeVisible()
})

test('a period without rows: no notice of a filter, and bodies below keep the period', async ({
  member: page,
}) => {
  await page.goto(`${BODY}&data_inicio=2026-01-01`)
  await expect(page.getByText('Nenhum contrato lido neste recorte.')).toBeVisible()
  await expect(page.getByText('exclui tudo')).toHaveCount(0)
  await expect(page.getByText(/^Conta ainda o que saiu com este nome/)).toBeVisible()
  const below = part(page, 'Órgãos abaixo deste')
  await expect(below).toContainText('publicações de todo o acervo')
  await below.getByRole('link').first().click()
  await expect(page).toHaveURL(/data_inicio=2026-01-01/)
})

test('an empty archive: what each page is of, and the first step', async ({ browser }) => {
  await using service = await startService({}, [])
  const page = await openFirst(browser, service)
  for (const [path, title] of [
    [BODY, 'Ministério da Educação'],
    [CHANGED, 'Portaria 94/2019'],
    ['/pessoa?nome=Ana+Silva', 'Ana Silva'],
    ['/empresa/11222333000181', '11.222.333/0001-81'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'O acervo está vazio' })).toBeVisible()
  }
})

/** A name that rows of two bodies have, each of another day. */
async function nameInTwoBodies(page: Page): Promise<string> {
  const bodies = new Map<string, Set<string>>()
  for (const day of ['2023-03-20', '2023-03-21']) {
    let cursor: string | null = ''
    while (cursor !== null) {
      const query = `data_inicio=${day}&data_fim=${day}&limite=100&cursor=${cursor}`
      const { resultados, proximo }: Moves = await ask(
        page,
        'GET',
        `/pessoal?${cursor === '' ? query.replace('&cursor=', '') : query}`,
      )
      for (const { pessoa_nome, orgao } of resultados)
        if (pessoa_nome?.includes(' '))
          bodies.set(pessoa_nome, (bodies.get(pessoa_nome) ?? new Set()).add(orgao))
      cursor = proximo
    }
  }
  const found = [...bodies].find(([, of]) => of.size === 2)
  return found![0]
}

interface Moves {
  resultados: { id: string; pessoa_nome: string | null; orgao: string }[]
  proximo: string | null
}

test('a name: its movements by body, the warning, and the ways on', async ({ member: page }) => {
  const name = await nameInTwoBodies(page)
  await page.goto(`/pessoa?nome=${encodeURIComponent(name.toLowerCase())}`)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.getByText('Esta página é de um nome, não de uma pessoa.')).toBeVisible()
  const moves = part(page, 'Movimentos no tempo, por órgão')
  await expect(moves.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(moves.getByRole('listitem').first()).toContainText(/2[01] mar 2023/)
  await page.keyboard.press('j')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Lido destas palavras')).toBeVisible()
  await page.getByRole('button', { name: 'Avisar-me das próximas' }).first().click()
  await page.getByRole('menuitem').first().click()
  await expect(page.getByRole('dialog')).toContainText(new RegExp(name, 'i'))
})

/** Answers of a hundred rows of longer names; the last has one of the name itself, the oldest. */
async function serveLonger(page: Page, name: string, answers: number): Promise<void> {
  await page.route(/api\/v1\/pessoal\?/, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 1)
    const url = '/api/v1/pessoal?limite=100&data_inicio=2023-03-20&data_fim=2023-03-20'
    const response = await route.fetch({ url: new URL(url, page.url()).href })
    const answer: { dados: Moves & { total: number } } = await response.json()
    const { dados } = answer
    dados.total = answers * 100
    dados.proximo = at < answers ? String(at + 1) : null
    dados.resultados = dados.resultados.map((row, index) => ({
      ...row,
      id: `${row.id}-${at}`,
      pessoa_nome: at === answers && index === 99 ? name : `${name} Souza`,
    }))
    await route.fulfill({ response, json: answer })
  })
}

test('a name is found behind hundreds of newer, longer ones', async ({ member: page }) => {
  const name = 'Fulana de Tal'
  const found = part(page, 'Movimentos no tempo, por órgão').getByRole('listitem')
  await serveLonger(page, name, 3)
  await page.goto(`/pessoa?nome=${encodeURIComponent(name)}`)
  await expect(found).toHaveCount(1)
  await expect(page.getByText(/^Lidas as /)).toHaveCount(0)
  await page.unrouteAll()
  await serveLonger(page, name, 7)
  await page.reload()
  await expect(page.getByText('Lidas as 500 linhas mais recentes, de 700,')).toBeVisible()
  await expect(page.getByText('Nenhuma delas tem exatamente este nome.')).toBeVisible()
  await page.getByRole('button', { name: 'Ler mais linhas' }).click()
  await expect(found).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Ler mais linhas' })).toHaveCount(0)
})

test('on paper and in forced colours a mark still tells who came', async ({ member: page }) => {
  const query = 'data_inicio=2023-03-20&data_fim=2023-03-20&limite=1'
  const { resultados }: Moves = await ask(
    page,
    'GET',
    `/pessoal?${query}&tipo_movimentacao=nomeacao`,
  )
  await page.goto(`/pessoa?nome=${encodeURIComponent(resultados[0]!.pessoa_nome!)}`)
  const mark = page.locator('li[data-comes]').first()
  await expect(mark).toBeVisible()
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    // Borders are drawn where backgrounds are not.
    const left = await mark.evaluate((item) => {
      const { width, borderLeftWidth, borderRightWidth } = getComputedStyle(item, '::after')
      return parseFloat(width) - parseFloat(borderLeftWidth) - parseFloat(borderRightWidth)
    })
    expect(left).toBeLessThanOrEqual(1)
  }
  await page.emulateMedia({ media: null, forcedColors: null })
  const { letters, outside } = await printed(page, test.info().outputPath('person.pdf'))
  expect(outside).toEqual([])
  expect(letters).toContain('Estapáginaédeumnome,nãodeumapessoa.')
})

test('a name that no row has says so, and names that contain it lead on', async ({
  member: page,
}) => {
  await page.goto('/pessoa?nome=Silva')
  await expect(page.getByText('Nenhuma delas tem exatamente este nome.')).toBeVisible()
  const longer = part(page, 'Nomes que contêm este')
  const first = longer.getByRole('link').first()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.goto('/pessoa')
  await expect(page.getByText('Este endereço não diz um nome')).toBeVisible()
})

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { ask } from './ask.ts'
import { expect, test } from './story.ts'

const QUERY = '"pregão eletrônico" limpeza'

test('a lawyer searches, narrows, reads and comes back', async ({ visitor: page }) => {
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill(QUERY)
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
  await expect(page.getByRole('combobox', { name: /^O que procurar/ })).toHaveValue('portaria')
  await expect(page.getByRole('checkbox', { name: /Pessoal/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Antigas' })).toBeChecked()
})

test('who presses Enter before the first results are there is led to the answer', async ({
  member: page,
}) => {
  let release = () => {}
  const held = new Promise<void>((go) => (release = go))
  await page.route('**/api/v1/buscar*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill(QUERY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/termo=/)
  release()
  await expect(page.getByRole('heading', { level: 2, name: /atos$/ })).toBeFocused()
})

test('without a mouse: search, walk, open, return', async ({ visitor: page }) => {
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: /^O que procurar/ })).toBeFocused()
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
  // The words of a search are marked once their places have come.
  await expect(async () => {
    await page.keyboard.press('n')
    await expect(page.locator('mark[data-current]')).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('u')
  await expect(page.getByRole('combobox', { name: /^O que procurar/ })).toHaveValue(QUERY)
  await expect(second).toBeFocused()
})

for (const width of [1440, 390])
  test(`at ${width} px Back and the link return from an act to its row`, async ({
    member: page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/?termo=limpeza')
    const row = page.getByRole('article').nth(11).getByRole('link')
    await row.scrollIntoViewIfNeeded()
    // What stands above the list may still be loading, and would move it.
    await page.waitForLoadState('networkidle')
    const place = () => page.evaluate(() => scrollY)
    const left = await place()
    expect(left).toBeGreaterThan(400)
    await row.click()
    await expect(page.getByText('12º da lista')).toBeAttached()
    await page.goBack()
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60)

    await row.click()
    await page.getByRole('button', { name: 'Próximo ato da lista' }).click()
    await expect(page.getByText('13º da lista')).toBeAttached()
    await page.getByRole('link', { name: /^\d+ atos$/ }).click()
    const next = page.getByRole('article').nth(12).getByRole('link')
    await expect(next).toBeFocused()
    await expect(next).toBeInViewport()
  })

test('Back returns to the row of a list that must be loaded again', async ({ member: page }) => {
  await page.goto('/?termo=limpeza')
  const row = page.getByRole('article').nth(11).getByRole('link')
  await row.click()
  await expect(page.getByText('12º da lista')).toBeVisible()
  await page.reload()
  await expect(page.getByText('12º da lista')).toBeVisible()
  await page.goBack()
  await expect(row).toBeFocused()
  await expect(row).toBeInViewport()
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

test('the numbers of the scale are beside the bars', async ({ visitor: page }) => {
  const chart = page.getByRole('group', { name: /^Atos por/ })
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [numbers, bars, ends] = await chart.evaluate((group) => {
      const edges = (names: string, side: 'left' | 'right') =>
        [...group.querySelectorAll(names)].map((one) => one.getBoundingClientRect()[side])
      return [
        edges('[aria-hidden] text[x^="-"]', 'right'),
        edges('rect:has(title)', 'left'),
        edges('rect:has(title)', 'right'),
      ]
    })
    expect(numbers.length, `${width} px`).toBeGreaterThan(0)
    expect(Math.max(...numbers), `${width} px`).toBeLessThan(Math.min(...bars))
    const frame = await page.getByRole('figure').filter({ has: chart }).boundingBox()
    expect(Math.max(...ends), `${width} px`).toBeLessThanOrEqual(frame!.x + frame!.width)
  }
})

test('in English the notices of the service are English, too', async ({ visitor: page }) => {
  await page.evaluate(() => localStorage.setItem('arauto-idioma', 'en'))
  await page.goto('/?termo=limpesa&data_inicio=2023-03-20&data_fim=2023-03-24')
  await expect(
    page.getByText('No act in the archive has the word “limpesa”.').first(),
  ).toBeVisible()
  const gaps = page.getByText(/^Sections 1, 2 and 3: no edition in the archive .*: 2\d Mar 2023/)
  await page.getByText('What is missing', { exact: true }).click()
  await expect(gaps.first()).toBeVisible()
  // The foot of a printed page has the address, which contains dates.
  const untranslated = page.getByText(/Nenhuma publicação|\d{4}-\d\d-\d\d/)
  await expect(untranslated.filter({ visible: true })).toHaveCount(0)
})

test('the hint in the field is complete at every width, in both languages', async ({
  visitor: page,
}) => {
  for (const language of ['pt', 'en']) {
    await page.evaluate((chosen) => localStorage.setItem('arauto-idioma', chosen), language)
    await page.reload()
    const field = page.locator('input[name=termo]')
    await expect(field).toHaveAttribute('placeholder', language === 'pt' ? /^Palavras/ : /^Words/)
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const room = () =>
        field.evaluate((input: HTMLInputElement) => {
          const pen = document.createElement('canvas').getContext('2d')!
          pen.font = getComputedStyle(input).font
          return input.clientWidth - pen.measureText(input.placeholder).width
        })
      await expect.poll(room, `${language}, ${width}`).toBeGreaterThan(0)
    }
  }
})

test('zero results say why, and what would be found', async ({ visitor: page }) => {
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill('cornucópia')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nenhum ato encontrado' })).toBeVisible()
  await expect(page.getByRole('slider', { name: 'De' })).toBeVisible()
  await expect(page.getByRole('figure').locator('text', { hasText: /^1$/ })).toHaveCount(0)
  const reasons = page.getByRole('listitem')
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill('limpesa')
  await page.keyboard.press('Enter')
  await reasons.getByRole('button', { name: 'limpeza', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill('"diário oficial" nomeasão')
  await page.keyboard.press('Enter')
  await reasons.getByRole('button', { name: '"diário oficial" nomeação', exact: true }).click()
  await expect(page.getByRole('combobox', { name: /^O que procurar/ })).toHaveValue(
    '"diário oficial" nomeação',
  )
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill('"limpeza eletrônico pregão"')
  await page.keyboard.press('Enter')
  await reasons.getByRole('button', { name: 'limpeza eletrônico pregão', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a filter that alone excludes everything is told, and can be dropped', async ({
  member: page,
}) => {
  await page.goto('/?termo=limpeza&valor_min=999999999999')
  await expect(
    page.getByText('O filtro de valor exclui tudo o que a consulta encontra.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Tirar este filtro' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).not.toHaveURL(/valor_min/)
})

test('the filter of bodies knows acronyms, and bodies that are not among the commonest', async ({
  visitor: page,
}) => {
  const filter = page.getByRole('group', { name: 'Órgão' })
  for (const [typed, name] of [
    ['MEC', /^Min\. Educação \(MEC\)$/],
    ['ANVISA', /Vigilância Sanitária \(Anvisa\)/i],
    ['ibama', /Renováveis \(Ibama\)/i],
  ] as const) {
    await filter.getByRole('textbox').fill(typed)
    await expect(filter.getByRole('checkbox', { name }).first()).toBeVisible()
  }
  await filter.getByRole('checkbox', { name: /Ibama/i }).first().click()
  await expect(page).toHaveURL(/orgao=.*Renov/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await filter.getByRole('textbox').fill('xyzzy')
  await expect(filter.getByText('Nenhum órgão')).toBeVisible()
})

test('an invalid query shows the position, and the last results stay', async ({
  visitor: page,
}) => {
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill('edital OU')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('OU')
  await expect(page.getByRole('combobox', { name: /^O que procurar/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const name of [/^Acompanhar/, /^Exportar/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: /atos$/ }).click()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('suggestions are walked by keys: a body becomes a filter, a norm a query', async ({
  visitor: page,
}) => {
  const field = page.getByRole('combobox', { name: /^O que procurar/ })
  await field.pressSequentially('lei 81')
  const list = page.getByRole('listbox', { name: 'Sugestões' })
  await expect(list.getByRole('option', { name: 'Lei 8.112/1990' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('lei 81')
  const suggested = page.waitForResponse(/\/sugestoes\?prefixo=.*811/)
  await page.keyboard.type('1')
  await suggested
  const norm = list.getByRole('option', { name: 'Lei 8.112/1990' })
  await expect(norm).toBeVisible()
  while ((await norm.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', (await norm.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('norma:"Lei 8.112/1990"')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(list).toBeHidden()

  await field.fill('prefeit')
  await list.getByRole('option', { name: 'Prefeituras' }).first().click()
  await expect(page).toHaveURL(/orgao=Prefeituras/)
})

test('a row tells where the act was printed and what it is about; the list closes up', async ({
  member: page,
}) => {
  await page.goto('/?termo=pregão')
  const row = page.getByRole('article').first()
  await expect(row.getByText(/^ed\. \d+, p\. \d+$/)).toBeVisible()
  await expect(page.getByText(/^R\$\s[\d.]+,\d\d$/).first()).toBeVisible()
  const before = (await row.boundingBox())!.height
  await page.getByRole('button', { name: 'Lista' }).click()
  await page.getByRole('menuitemradio', { name: 'Compacta' }).click()
  await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThan(before)
  await page.getByRole('menuitemradio', { name: '50' }).click()
  await expect(page.getByRole('article')).toHaveCount(50)
  await expect(page).toHaveURL(/limite=50/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect(page.getByRole('complementary', { name: 'Filtros' }).locator(':focus')).toBeVisible()
})

test('results are exported as a spreadsheet and as Parquet', async ({ member: page }) => {
  await page.goto('/?termo=limpeza&secao=3')
  const total = (await page.getByRole('heading', { level: 2, name: /atos$/ }).textContent())!
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: `Exportar ${total}` })
  const save = () => dialog.getByRole('button', { name: 'Exportar' }).click()
  await dialog.getByLabel(/^CSV/).check()
  await dialog.getByLabel('Resumo').uncheck()
  const csv = page.waitForEvent('download')
  await save()
  const line = page.getByRole('complementary', { name: 'Exportação' })
  await expect(line.getByText(total)).toBeVisible()
  expect((await csv).suggestedFilename()).toMatch(/^arauto_limpeza_secao-3_\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await (await csv).path(), 'utf8')
  expect(text).toMatch(/^\uFEFFTítulo;Data;Seção;Edição;Página;Órgão;Tipo de ato;Situação;/)
  expect(text).toContain(';Sem mudança conhecida;')
  expect(text).toMatch(/\/publicacao\/pub_[0-9A-Z]{16}\r\n/)

  // The workbook has the same rows; the columns are remembered.
  await page.getByRole('button', { name: 'Exportar' }).click()
  await dialog.getByLabel(/^Excel/).check()
  await expect(dialog.getByLabel('Resumo')).not.toBeChecked()
  const xlsx = page.waitForEvent('download')
  await save()
  const files = unzipSync(await readFile(await (await xlsx).path()))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!)
  expect(sheet.match(/<row /g)).toHaveLength(text.trimEnd().split('\r\n').length)

  await page.getByRole('button', { name: 'Exportar' }).click()
  const parquet = page.waitForEvent('download')
  await dialog.getByLabel(/^Parquet/).check()
  await save()
  const file = await readFile(await (await parquet).path(), 'latin1')
  expect([file.slice(0, 4), file.slice(-4)]).toEqual(['PAR1', 'PAR1'])
  await line.getByRole('button', { name: 'Dispensar' }).click()
  await expect(line).toBeHidden()
})

test('a publication that holds several acts gives a row for each that has the words', async ({
  member: page,
}) => {
  await page.goto('/?termo=exonerar&secao=2')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const dialog = page.getByRole('dialog', { name: /^Exportar/ })
  await dialog.getByLabel(/^CSV/).check()
  await dialog.getByLabel('Uma linha para cada ato').check()
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Exportar' }).click()
  const rows = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows[0]).toMatch(/^\uFEFFTítulo;Ato dentro da publicação;Data;/)
  const own = rows.filter((row) => /\/publicacao\/pub_[0-9A-Z]{16}#/.test(row))
  expect(own.length).toBeGreaterThan(1)
  const { total } = await ask(page, 'GET', '/buscar?termo=exonerar&secao=2')
  expect(rows.length - 1).toBeGreaterThan(total)
})

test('an amount is typed as people write it; what is none says how', async ({ member: page }) => {
  await page.goto('/?termo=limpeza')
  const least = page.getByLabel('Valor mínimo')
  await least.fill('1,5 milhão')
  await least.press('Enter')
  await expect(page).toHaveURL(/valor_min=1500000/)
  await expect(least).toHaveValue(/^R\$\s1\.500\.000,00$/)
  await least.fill('muito')
  await least.press('Enter')
  await expect(page.getByText('Escreva como 2.000,50')).toBeVisible()
  await expect(page).toHaveURL(/valor_min=1500000/)
  await least.fill('')
  await least.blur()
  await expect(page).not.toHaveURL(/valor_min/)
})

test('all scripts of the search page take at most 250 KB of gzip', async ({ member: page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  await page.goto('/?termo=limpeza')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const dist = join(import.meta.dirname, '../dist')
  const files = await Promise.all([...scripts].map((path) => stat(`${join(dist, path)}.gz`)))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThanOrEqual(250_000)
})

for (const width of [1440, 390])
  test(`at ${width} px what comes near stands apart, says why, and can be left out`, async ({
    member: page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/?termo=limpesa predial')
    await expect(page.getByRole('heading', { level: 2, name: '0 atos' })).toBeVisible()
    const near = page.getByRole('region', { name: 'Também parecidos, por outras palavras' })
    await expect(near.getByRole('article').first()).toBeVisible()
    await expect(near).toContainText('por “limpesa”')
    // The first of them, not only that there are some; a chart without a bar would push it down.
    await expect(near.getByRole('article').first()).toBeInViewport()
    await expect(page.getByRole('slider', { name: 'De' })).toHaveCount(0)
    const isOffered = page.getByRole('listitem').filter({ hasText: 'Pode ainda não ter saído.' })
    await expect(isOffered.getByRole('button', { name: 'Acompanhar' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(near.getByRole('article').first().getByRole('link')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await near.getByRole('button', { name: 'Procurar só o que escrevi' }).click()
    await expect(page).toHaveURL(/aproximar=false/)
    await expect(near).toBeHidden()
    await page.getByRole('button', { name: 'Mostrar também os parecidos' }).click()
    await near.getByRole('button', { name: /^limpeza$/ }).click()
    await expect(page).toHaveURL(/termo=limpeza/)
    await expect(page.getByRole('heading', { level: 2, name: /^[1-9]\d* atos$/ })).toBeVisible()
  })

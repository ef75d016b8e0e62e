import { fitAll, openReader } from './every-act/fitting.ts'
import { printed } from './every-act/printed.ts'
import { sampleOf } from './every-act/sample.ts'
import type { Exported } from './service.ts'
import { expect, test } from './story.ts'

const SEED = 26
/** How many of the acts with the most rows, columns and text are really printed. */
const PRINTED = 6

test('no act is wider than a phone, a window or a sheet of paper', async ({
  browser,
  service,
  visitor: _visitor,
}) => {
  test.setTimeout(1_200_000)
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const sample = sampleOf(await service.acts(), SEED)
  expect(sample.length).toBeGreaterThan(200)
  expect(await fitAll(await openReader(context, service), service, sample)).toEqual([])
  await context.close()
})

test('every word of an act is printed, and none outside the margins', async ({
  visitor: page,
  service,
}) => {
  const acts = await service.acts()
  const count = (of: (act: Exported) => number) =>
    acts.toSorted((a, b) => of(b) - of(a)).slice(0, PRINTED / 3)
  const chosen = [
    ...count(({ conteudo_completo }) => conteudo_completo.split('\t').length),
    ...count(({ conteudo_completo }) =>
      Math.max(...conteudo_completo.split('\n').map((line) => line.split('\t').length)),
    ),
    ...count(({ relacoes }) => relacoes.length),
  ]
  for (const { id, conteudo_completo, url_original } of chosen) {
    await page.goto(`/publicacao/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { letters, outside } = await printed(page, test.info().outputPath(`${id}.pdf`))
    expect(outside).toEqual([])
    // A line may end within a word: at its hyphen, at a slash.
    const words = `${conteudo_completo} ${url_original}`.match(/[\p{L}\p{N}]+/gu) ?? []
    expect(words.filter((word) => !letters.includes(word))).toEqual([])
  }
})

test('printed pages have a head and a foot, and are white in the dark scheme', async ({
  visitor: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/publicacao/pub_NJSHN184EJ5Y3Q5P')
  await expect(page.getByText(/^Retificada em/)).toBeVisible()
  const { letters } = await printed(page, test.info().outputPath('act.pdf'))
  expect(letters).toContain('DiárioOficialdaUnião·Seção2·20mar2023·Edição54·Página')
  // Below the act, and below each page.
  expect(letters.split('Cópiasemvaloroficial.Aversãocertificadaestáemhttps://')).toHaveLength(3)
  expect(letters).toMatch(/&pagina=90\.Impressoem/)
  expect(letters).toContain('Retificadaem21mar2023')
  expect(letters).not.toContain('Copiar')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = await page.getByRole('article').evaluate((sheet) => {
    const { color, backgroundColor } = getComputedStyle(sheet)
    return { color, backgroundColor }
  })
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
})

test('a page of results is printed with its search', async ({ visitor: page }) => {
  await page.goto('/?termo=limpeza&secao=3')
  await expect(page.getByRole('article').first()).toBeVisible()
  const { letters, outside } = await printed(page, test.info().outputPath('search.pdf'))
  expect(outside).toEqual([])
  expect(letters).toContain('busca:limpeza')
  expect(letters).toContain('termo=limpeza&secao=3')
  expect(letters).not.toContain('Acompanhar')
})

for (const [width, height] of [
  [390, 844],
  [1024, 768],
] as const)
  test(`the first result stands in the upper half at ${width} × ${height}`, async ({
    visitor: page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/?termo=limpeza')
    const first = page.getByRole('article').first()
    await expect(first).toBeVisible()
    await expect(page.getByText('Atos por', { exact: false }).first()).toBeVisible()
    await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThan(height / 2)
  })

test('a long table scrolls within itself, below its head, and can be searched', async ({
  visitor: page,
  service,
}) => {
  const tall = (await service.acts()).find(({ conteudo_completo }) =>
    conteudo_completo.split('\n\n').some((part) => part.split('\n').length > 200),
  )!
  await page.goto(`/publicacao/${tall.id}`)
  const frame = page.locator('[role=group]:has(table[data-tall])').first()
  const { isCut, cells } = await frame.evaluate((element) => ({
    isCut: element.scrollHeight > element.clientHeight,
    cells: element.querySelectorAll('tr').length,
  }))
  expect(isCut).toBe(true)
  expect(cells).toBeGreaterThan(200)
  // Only rows in sight are laid out.
  const last = frame.locator('tr').last()
  const isLaidOut = () =>
    last.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  await frame.scrollIntoViewIfNeeded()
  await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(last).toBeInViewport()
  await expect.poll(isLaidOut).toBe(true)
  const top = (of: Element) => Math.round(of.getBoundingClientRect().top)
  const [frameTop, headTop] = [
    await frame.evaluate(top),
    await frame.locator('thead').evaluate(top),
  ]
  expect(Math.abs(headTop - frameTop)).toBeLessThan(3)
})

test('a printed search shows its filters, and which of its acts are printed', async ({
  visitor: page,
}) => {
  await page.goto(
    '/?termo=limpeza&secao=3&cnpj=10634351000108&valor_min=1000&data_inicio=2023-05-01',
  )
  await expect(page.getByRole('article').first()).toBeVisible()
  const narrowed = await printed(page, test.info().outputPath('narrowed.pdf'))
  for (const words of ['Seção3', '10.634.351/0001-08', 'R$1.000,00', '1mai2023'])
    expect(narrowed.letters.replaceAll('\u00a0', '')).toContain(words)
  await page.goto('/?termo=limpeza')
  await expect(page.getByRole('article').first()).toBeVisible()
  const { letters } = await printed(page, test.info().outputPath('search.pdf'))
  expect(letters).toMatch(/1a20de92/)
  expect(letters).not.toContain('Próxima')
})

test('a table is printed across the sheet, with room for what the rows are about', async ({
  visitor: page,
}) => {
  await page.goto('/contratos?termo=limpeza')
  await expect(page.getByRole('table')).toBeVisible()
  const { isLandscape, outside } = await printed(page, test.info().outputPath('table.pdf'))
  expect(isLandscape).toBe(true)
  expect(outside).toEqual([])
  await page.setViewportSize({ width: 971, height: 700 })
  await page.emulateMedia({ media: 'print' })
  const object = page
    .getByRole('cell')
    .filter({ hasText: /^Registro de Preços para/ })
    .first()
  expect((await object.boundingBox())!.width).toBeGreaterThan(180)
})

test('all months of a year are printed', async ({ visitor: page }) => {
  await page.goto('/edicoes?ano=2023&dia=2023-05-12')
  await expect(page.getByText('Sumário do que chegou')).toBeVisible()
  const { letters, outside } = await printed(page, test.info().outputPath('year.pdf'))
  for (const words of ['Janeiro', 'Maio', 'Dezembro', '12mai2023', 'Oquefaltaem2023'])
    expect(letters).toContain(words)
  expect(outside).toEqual([])
})

test('the days of a year are printed in the same colours in both schemes', async ({
  visitor: page,
}) => {
  await page.goto('/edicoes?ano=2023')
  await expect(page.locator('[data-heat]').first()).toBeVisible()
  const colours = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ media: 'print', colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    return await page.locator('[data-heat]').evaluateAll((days) =>
      days.map((day) => {
        const { color, backgroundColor } = getComputedStyle(day)
        return `${color} on ${backgroundColor}`
      }),
    )
  }
  const light = await colours('light')
  expect(new Set(light).size).toBeGreaterThan(2)
  expect(await colours('dark')).toEqual(light)
})

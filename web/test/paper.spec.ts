import { printed } from './every-act/printed.ts'
import { expect, test } from './story.ts'

test('paper has a head and a foot on each page, and is white in the dark', async ({
  visitor: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/publicacao/pub_NJSHN184EJ5Y3Q5P')
  await expect(page.getByText(/^Retificada em/)).toBeVisible()
  const { letters } = await printed(page, test.info().outputPath('act.pdf'))
  expect(letters).toContain('DiárioOficialdaUnião·Seção2·20mar2023·Edição54·Página')
  expect(letters).toContain('Cópiasemvaloroficial.Aversãocertificadaestáemhttps://')
  expect(letters).toContain('Retificadaem21mar2023')
  expect(letters).not.toContain('Copiar')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = await page.getByRole('article').evaluate((sheet) => {
    const { color, backgroundColor } = getComputedStyle(sheet)
    return { color, backgroundColor }
  })
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
})

test('a page of results is printed with the search that it is of', async ({ visitor: page }) => {
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
    expect((await first.boundingBox())!.y).toBeLessThan(height / 2)
  })

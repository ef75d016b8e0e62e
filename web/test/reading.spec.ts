import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { startService } from './service.ts'
import { expect, openFirst, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

/** In both colour schemes, at the width of a desk and of a phone. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolation(page, `${page.url()}, ${colorScheme}, ${width} px`)
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(cut, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
    }
}

test('anybody reads an act where the operator opened it, and is offered to sign in', async ({
  page,
}) => {
  test.slow()
  await using service = await startService({ ARAUTO_PUBLIC_READING: 'publica' }, [])
  await service.bring('2023-03-20-DO2')
  const archive = new DatabaseSync(join(service.folder, 'arauto.db'), { timeout: 30_000 })
  const act = archive
    .prepare("SELECT id, titulo FROM publications WHERE titulo LIKE 'PORTARIA%' LIMIT 1")
    .get()
  archive.close()
  await page.goto(`${service.url}/ato/${String(act!['id'])}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(act!['titulo']))
  await expect(
    page.getByText('Diário Oficial da União: seção 2, Brasília, DF, n. 54'),
  ).toBeVisible()
  await expectReadable(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByRole('link', { name: 'Versão certificada' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Entrar e abrir no Arauto' }).click()
  await expect(page.getByRole('textbox', { name: 'Senha' })).toBeVisible()
})

test('anybody turns the pages of an edition', async ({ browser }) => {
  test.slow()
  await using service = await startService({ ARAUTO_PUBLIC_READING: 'publica' }, [])
  const page = await (await browser.newContext({ baseURL: service.url })).newPage()
  const faults: string[] = []
  page.on('console', (message) => faults.push(message.text()))
  await page.goto('/edicao')
  await expect(page.getByText('Este acervo ainda não tem nenhuma edição.')).toBeVisible()
  await expectReadable(page)
  for (const name of ['2023-03-20-DO2', '2023-05-12-DO3']) await service.bring(name)

  await page.goto('/edicao')
  await expect(page.getByRole('heading', { level: 2, name: 'maio de 2023' })).toBeVisible()
  await expectReadable(page)
  await page.getByRole('link', { name: 'Seção 3 de 12/05/2023', exact: false }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seção 3, edição 90')
  await expectReadable(page)
  await page.getByText('órgãos nesta edição').click()
  await page.getByRole('link', { name: /^Prefeituras \(/ }).click()
  await expect(page).toHaveURL(/pagina=\d+#orgao-\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Prefeituras' })).toBeInViewport()
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edição de 12/05/2023' }).click()
  await page.getByRole('link', { name: 'Edições de maio de 2023' }).click()
  await page.getByRole('link', { name: '← março de 2023' }).click()
  await page.getByRole('link', { name: 'Seção 2 de 20/03/2023', exact: false }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seção 2, edição 54')
  await page.goto('/edicao/2023-03-21/2')
  await expect(page.getByText('A edição falta neste acervo.')).toBeVisible()
  await expectReadable(page)
  expect(faults.filter((text) => !text.includes('404'))).toEqual([])
})

test('whoever is signed in copies the address that anybody reads', async ({ browser }) => {
  test.slow()
  await using service = await startService({ ARAUTO_PUBLIC_READING: 'publica' }, [])
  await service.bring('2023-03-20-DO2')
  const page = await openFirst(browser, service)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?termo=nomear')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copiar endereço público' }).first().click()
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
  const address = await copied()
  expect(address).toMatch(new RegExp(`^${service.url}/ato/pub_\\w+$`))
  await expectReadable(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address.replace('/ato/', '/publicacao/'))
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await page.getByRole('button', { name: 'Copiar endereço público' }).click()
  expect(await copied()).toBe(address)
})

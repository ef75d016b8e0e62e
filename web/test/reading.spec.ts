import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startService } from './service.ts'
import { expect, test } from './story.ts'
import { expectNoViolation } from './wcag.ts'

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
  await expect(page.getByText('Diário Oficial da União, Seção 2, ed. 54')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolation(page, `${colorScheme}, ${width} px`)
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(cut).toBeLessThanOrEqual(0)
    }
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(page.getByRole('link', { name: 'Versão certificada' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Entrar e abrir no Arauto' }).click()
  await expect(page.getByRole('textbox', { name: 'Senha' })).toBeVisible()
})

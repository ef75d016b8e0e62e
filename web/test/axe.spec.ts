import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './story.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Every screen, and a heading that shows that it is there. */
const SCREENS: [path: string, heading: RegExp][] = [
  ['/?termo=limpeza', /atos$/],
  ['/?termo=limpesa', /Nenhum ato/],
  ['/edicoes?ano=2023', /Edições de 2023/],
  ['/alertas', /alerta/i],
  ['/webhooks', /webhook/i],
  ['/chaves', /chave/i],
  ['/operacao', /Operação/],
]

for (const scheme of ['light', 'dark'] as const) {
  for (const [path, heading] of SCREENS)
    test(`${path}, ${scheme}: no violation of WCAG 2.2 AA`, async ({ visitor: page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })

  test(`an act, ${scheme}: no violation of WCAG 2.2 AA`, async ({ visitor: page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

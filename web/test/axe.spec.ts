import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './story.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const SCREENS = {
  search: '/?termo=limpeza',
  nothing: '/?termo=limpesa',
  act: '',
}

for (const scheme of ['light', 'dark'] as const)
  for (const [name, path] of Object.entries(SCREENS))
    test(`${name}, ${scheme}: no violation of WCAG 2.2 AA`, async ({ visitor: page }) => {
      await page.emulateMedia({ colorScheme: scheme })
      if (path === '') await page.getByRole('article').first().getByRole('link').click()
      else await page.evaluate((to) => history.pushState(null, '', to), path)
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })

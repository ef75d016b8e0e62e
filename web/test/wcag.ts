import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails if the screen, once its data has come, violates WCAG 2.2 AA; `where` names it. */
export async function expectNoViolation(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await examine(page, where)
}

/** The same of a document that is whole when it has loaded. */
export async function examine(page: Page, where: string): Promise<void> {
  // Only mails are in frames, and mail.spec.ts examines them: one call suffices, in a quarter of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .analyze()
  expect(
    violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    ]),
    where,
  ).toEqual([])
}

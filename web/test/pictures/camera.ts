import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { faultsIn } from './faults.ts'

/** The sizes and colour schemes of all pictures. */
export const LOOKS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
].flatMap(([width = 0, height = 0]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, height, colorScheme })),
)
export type Look = (typeof LOOKS)[number]

export interface Camera {
  /** Sets the page's size and colour scheme. */
  set(page: Page, look: Look): Promise<void>
  shoot(page: Page, name: string): Promise<void>
  /** Takes each printed page. */
  print(page: Page, name: string): Promise<void>
  /** Faults found by measuring, one line each. */
  faults: string[]
}

export function createCamera(folder: string): Camera {
  let look = LOOKS[0]!
  const faults: string[] = []
  return {
    faults,
    async set(page, chosen) {
      look = chosen
      await page.emulateMedia({ colorScheme: look.colorScheme })
      await page.setViewportSize(look)
    },
    async shoot(page, name) {
      await page.waitForLoadState('networkidle')
      const file = `${name}-${look.width}-${look.colorScheme}`
      await page.screenshot({ path: join(folder, `${file}.png`), animations: 'disabled' })
      for (const fault of await page.evaluate(faultsIn)) faults.push(`${file}: ${fault}`)
    },
    async print(page, name) {
      const path = join(folder, `${name}.pdf`)
      await page.pdf({ path, preferCSSPageSize: true })
      const pages = join(folder, `${name}-paper`)
      await promisify(execFile)('pdftoppm', ['-r', '60', '-png', path, pages])
    },
  }
}

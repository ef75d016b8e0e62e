import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startService } from './service.ts'
import { acceptFirst } from './story.ts'

/*
 * Photographs every screen, wide and narrow, light and dark, into a folder of its own, or the one that is named;
 * names after it leave the others out: node web/test/pictures.ts folder busca ato
 */

const SCREENS: Record<string, string> = {
  busca: '/?termo=%22preg%C3%A3o+eletr%C3%B4nico%22+limpeza',
  zero: '/?termo=limpesa',
  retificada: '/publicacao/pub_NJSHN184EJ5Y3Q5P',
  edicoes: '/edicoes?ano=2023',
  alertas: '/alertas',
  webhooks: '/webhooks',
  chaves: '/chaves',
  conta: '/conta',
  pessoas: '/pessoas',
  operacao: '/operacao',
}
const WIDTHS = { 1440: 900, 390: 844 }

const [folder = mkdtempSync(join(tmpdir(), 'arauto-pictures-')), ...only] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

await using service = await startService()
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const context = await browser.newContext({ locale: 'pt-BR' })
const page = await context.newPage()
await acceptFirst(page, service)
for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: Number(width), height })
    for (const [name, path] of Object.entries(SCREENS)) {
      if (only.length > 0 && !only.includes(name)) continue
      await page.goto(service.url + path)
      await page.waitForLoadState('networkidle')
      await shoot(name)
      if (name !== 'busca') continue
      await page.getByRole('article').first().getByRole('link').click()
      await page.waitForURL(/publicacao/)
      await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await shoot('ato')
    }

    async function shoot(name: string): Promise<void> {
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
    }
  }
await browser.close()
process.stdout.write(`${folder}\n`)

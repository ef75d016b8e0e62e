import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
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
  acompanhar: '/?termo=%22preg%C3%A3o+eletr%C3%B4nico%22+limpeza',
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
const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
const page = await context.newPage()
await acceptFirst(page, service)
await fill()
const stranger = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of Object.entries(WIDTHS)) {
    for (const each of [page, stranger]) {
      await each.emulateMedia({ colorScheme })
      await each.setViewportSize({ width: Number(width), height })
    }
    await visit(`${width}-${colorScheme}`)
  }
await browser.close()

/** Every screen, at the size and in the colours that are set. */
async function visit(look: string): Promise<void> {
  const shoot = async (of: Page, name: string) => {
    await of.waitForLoadState('networkidle')
    await of.screenshot({ path: join(folder, `${name}-${look}.png`) })
  }
  for (const [name, path] of Object.entries(SCREENS)) {
    if (only.length > 0 && !only.includes(name)) continue
    await page.goto(service.url + path)
    await page.waitForLoadState('networkidle')
    if (name === 'acompanhar') {
      await page.keyboard.press('a')
      await page.getByRole('dialog').getByText('por dia útil').waitFor()
    }
    await shoot(page, name)
    if (name !== 'busca') continue
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(/publicacao/)
    await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
    await shoot(page, 'ato')
  }
  await stranger.goto(`${service.url}/entrar`)
  await shoot(stranger, 'entrar')
}

/** Something on every list: a webhook whose address does not answer, an alert, two keys, an invitation. */
async function fill(): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${service.url}/api/v1${path}`, {
      headers: { 'X-Requested-With': 'arauto' },
      data,
    })
    return (await answer.json()).dados
  }
  const webhook = await post('/webhooks', {
    nome: 'Pregões para o ERP',
    url: 'https://erp.exemplo.com.br/arauto/entrada',
    eventos: ['publicacao.nova', 'alerta.match'],
    filtros: { termos: ['"pregão eletrônico" limpeza'], secoes: ['3', 'extra'] },
  })
  SCREENS['webhook'] = `/webhooks/${webhook.id}`
  for (const tipo of ['publicacao.nova', 'alerta.match'])
    await post(`/webhooks/${webhook.id}/test`, { tipo })
  await post('/alertas', {
    nome: 'Pregões de limpeza',
    consulta: '"pregão eletrônico" limpeza',
    filtros: { secoes: ['3'] },
    canais: { emails: [service.email], webhooks: [webhook.id] },
  })
  await post('/chaves', { nome: 'ERP, produção', escopos: ['consulta', 'webhooks'] })
  await post('/chaves', { nome: 'Planilhas', escopos: ['consulta'], expira: '2030-12-31' })
  await post('/convites', { email: 'socia@exemplo.com.br' })
}

process.stdout.write(`${folder}\n`)

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import { startReceiver } from './receiver.ts'
import { startService, zipOf } from './service.ts'
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
/** So many deliveries make a list and a chart. */
const DELIVERIES = 40
const WIDTHS = { 1440: 900, 390: 844 }

const [folder = mkdtempSync(join(tmpdir(), 'arauto-pictures-')), ...only] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

await using receiver = await startReceiver()
const ca = join(mkdtempSync(join(tmpdir(), 'arauto-ca-')), 'ca.pem')
writeFileSync(ca, receiver.ca)
await using service = await startService({
  ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
  ARAUTO_WEBHOOK_CA: ca,
})
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
      await page.getByRole('dialog').getByText('por dia com edição').waitFor()
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

/** Something on every list: two webhooks, one with deliveries, the other of nobody; an alert, keys, an invitation. */
async function fill(): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${service.url}/api/v1${path}`, {
      headers: { 'X-Requested-With': 'arauto' },
      data,
    })
    return (await answer.json()).dados
  }
  const webhook = await post('/webhooks', {
    nome: 'Pessoal, para o ERP',
    url: `${receiver.url}/arauto/entrada`,
    eventos: ['publicacao.nova', 'alerta.match'],
    filtros: { termos: ['nomear OU exonerar', 'aposentadoria'], secoes: ['2'] },
  })
  SCREENS['webhook'] = `/webhooks/${webhook.id}`
  const broken = await post('/webhooks', {
    nome: 'Pregões para a planilha',
    url: 'https://erp.exemplo.com.br/arauto/entrada',
    eventos: ['publicacao.nova'],
    filtros: { termos: ['"pregão eletrônico" limpeza'], secoes: ['3', 'extra'] },
  })
  await post(`/webhooks/${broken.id}/test`, { tipo: 'publicacao.nova' })
  await publish('2023-03-22-DO2', webhook.id)
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

/** Uploads an edition that is news, and waits until the webhook has been told of some of it. */
async function publish(name: string, webhook: string): Promise<void> {
  const api = `${service.url}/api/v1`
  const uploaded = await page.request.post(
    `${api}/operacao/envios?nome=${name}.zip&notificar=true`,
    {
      headers: { 'X-Requested-With': 'arauto', 'Content-Type': 'application/zip' },
      data: readFileSync(zipOf(name)),
    },
  )
  if (!uploaded.ok()) throw new Error(await uploaded.text())
  for (;;) {
    const answer = await page.request.get(`${api}/webhooks/${webhook}/deliveries?status=entregue`)
    if ((await answer.json()).dados.total > DELIVERIES) return
    await page.waitForTimeout(500)
  }
}

process.stdout.write(`${folder}\n`)

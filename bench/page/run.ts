/*
 * node bench/page/run.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * Measures what the page costs its users: the processor time of the browser's main thread for each common
 * interaction, on an archive of invented acts with 10,000 rows behind every list. Needs a built page (npm
 * run page:build) and Chromium (scripts/install-browser.sh). Prints Markdown for RESULTS.md.
 */
import { type CDPSession, type Page, chromium } from '@playwright/test'
import { runArauto, startService } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { median, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { MANY, multiply } from './multiply.ts'

/** The most requests of an interaction, including its preparation. */
const SPARE = 200
const PASSWORD = 'quatro palavras bem diferentes'

interface Interaction {
  name: string
  /** Brings the page to the starting point. */
  before(page: Page): Promise<unknown>
  act(page: Page): Promise<unknown>
}

const LIST = (page: Page) => page.getByRole('article').first()
const SETTLED = (page: Page) => page.waitForLoadState('networkidle')
const open = (path: string) => async (page: Page) => {
  await page.goto(path)
  await SETTLED(page)
}

/** People usually come to a list from another page. */
const listIn = (name: string, menu: string, path: string): Interaction => ({
  name: `${MANY.toLocaleString('en')} ${name}`,
  before: open(path),
  act: (page) => page.getByRole('link', { name: menu, exact: true }).click(),
})

const MORE = (page: Page) => page.getByRole('button', { name: /^Mostrar mais/ })

const showMore = (name: string, path: string): Interaction => ({
  name: `more of the ${name}`,
  async before(page) {
    await open(path)(page)
    await MORE(page).hover() // which scrolls there
    await SETTLED(page)
  },
  act: (page) => MORE(page).click(),
})

const interactionsOf = (webhook: string): Interaction[] => [
  {
    name: 'a search: Enter to the list',
    async before(page) {
      await open('/')(page)
      await page.getByRole('combobox').fill('licitação')
    },
    act: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'a letter in the field',
    async before(page) {
      await open('/?termo=licit')(page)
      await page.getByRole('combobox').focus()
    },
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'a filter by section',
    before: open('/?termo=contrato'),
    act: (page) => page.getByRole('checkbox', { name: /Contratos/ }).click(),
  },
  {
    name: 'the next page',
    before: open('/?termo=contrato'),
    act: (page) => page.getByRole('link', { name: 'Próxima página' }).click(),
  },
  {
    name: 'an act is opened',
    before: open('/?termo=contrato'),
    act: (page) => LIST(page).getByRole('link').click(),
  },
  {
    name: 'back to the list',
    async before(page) {
      await open('/?termo=contrato')(page)
      await LIST(page).getByRole('link').click()
      await page.waitForURL(/publicacao/)
      await SETTLED(page)
    },
    act: (page) => page.goBack(),
  },
  {
    name: '100 acts on a page',
    before: open('/?termo=contrato'),
    async act(page) {
      await page.getByRole('button', { name: 'Lista' }).click()
      await page.getByRole('menuitemradio', { name: '100' }).click()
    },
  },
  {
    name: 'another day of the calendar',
    async before(page) {
      await open('/edicoes')(page)
      await page.locator('button[aria-pressed=true]').first().focus()
    },
    act: (page) => page.keyboard.press('ArrowLeft'),
  },
  {
    name: `the next page of ${MANY.toLocaleString('en')} deliveries`,
    before: open(`/webhooks/${webhook}`),
    act: (page) => page.getByRole('button', { name: 'Próxima página' }).click(),
  },
  {
    name: 'a delivery is expanded',
    before: open(`/webhooks/${webhook}`),
    act: (page) =>
      page
        .getByRole('button', { name: /^(Entregue|Falhou) / })
        .first()
        .click(),
  },
  listIn('alerts', 'Alertas', '/edicoes'),
  showMore('alerts', '/alertas'),
  listIn('webhooks', 'Webhooks', '/edicoes'),
  showMore('webhooks', '/webhooks'),
  listIn('keys', 'Chaves', '/edicoes'),
  showMore('keys', '/chaves'),
  {
    name: `${MANY.toLocaleString('en')} people`,
    async before(page) {
      await open('/edicoes')(page)
      await page.getByRole('button', { name: 'Conta', exact: true }).click()
    },
    act: (page) => page.getByRole('menuitem', { name: 'Pessoas' }).click(),
  },
  showMore('people', '/pessoas'),
]

await runBench({ acts: 20_000, quickActs: 1_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const dataDir = await archiveIn(bench)
  const service = cleanup.use(await startService(dataDir))
  const origin = new URL(service.url).origin
  const { result } = await runArauto(dataDir, ['pessoa', 'convidar'])
  const token = String(result.url).split('#')[1]
  const browser = cleanup.use(
    await chromium.launch({
      executablePath: '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    }),
  )
  const page = await browser.newPage({
    baseURL: origin,
    locale: 'pt-BR',
    viewport: { width: 1440, height: 900 },
  })
  const ask = async (path: string, data: object) => {
    const headers = { 'X-Requested-With': 'bench' }
    const answer = await page.request.post(`/api/v1${path}`, { headers, data })
    if (!answer.ok()) throw new Error(`${answer.status()} for ${path}: ${await answer.text()}`)
    return (await answer.json()).dados
  }
  await ask('/convites/aceitar', {
    token,
    nome: 'Bench',
    email: 'bench@example.org',
    senha: PASSWORD,
  })
  const { id } = await ask('/webhooks', {
    url: 'https://receptor.example.org/a',
    eventos: ['publicacao.nova'],
  })
  await ask('/alertas', { nome: 'Contratos', consulta: 'contrato', canais: { webhooks: [id] } })
  await ask('/chaves', { nome: 'ERP', escopos: ['consulta'] })
  multiply(dataDir, id)

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const loadBefore = load()
  const requestsAreLeft = withinLimit(page)
  const rows: string[][] = []
  for (const interaction of interactionsOf(id)) {
    progress(interaction.name)
    const costs: number[] = []
    for (let i = 0; i < (quick ? 3 : 15); i++) {
      await requestsAreLeft()
      costs.push(await costOf(interaction, page, cdp))
    }
    rows.push([interaction.name, ...[median(costs), quantile(costs, 0.95)].map((ms) => round(ms))])
  }
  progressDone()
  console.log(`${machine()}; load ${loadBefore} before, ${load()} after.\n`)
  console.log(table(['interaction', 'main thread, ms, p50', 'p95'], rows))
})

/** Waits for more requests if the person has hardly any left. */
function withinLimit(page: Page): () => Promise<void> {
  let waitMs = 0
  page.on('response', (response) => {
    const { 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset } = response.headers()
    if (left !== undefined) waitMs = Number(left) < SPARE ? Number(reset) * 1_000 - Date.now() : 0
  })
  return () => page.waitForTimeout(Math.max(0, waitMs))
}

/** The main thread's processor time from the interaction until nothing is in progress. */
async function costOf({ before, act }: Interaction, page: Page, cdp: CDPSession): Promise<number> {
  await before(page)
  const started = await taskSeconds(cdp)
  await act(page)
  await SETTLED(page)
  return ((await taskSeconds(cdp)) - started) * 1_000
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from '@playwright/test'
import { startReceiver } from '../receiver.ts'
import { EDITIONS_OF_STORIES, type Service, startService } from '../service.ts'
import { acceptFirst, signIn } from '../story.ts'
import { type Look, LOOKS, createCamera } from './camera.ts'
import { fill } from './fill.ts'
import { DOORS, EMPTY, LOST, type Scene, screens } from './scenes.ts'

/*
 * The tour: photographs every screen and state in three widths, light and dark, then on paper, into
 * a new folder or the given one, and writes faults.txt beside them. Names after the folder limit it
 * to those scenes: npm run page:pictures -- folder busca ato
 */

const [folder = mkdtempSync(join(tmpdir(), 'arauto-pictures-')), ...only] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const camera = createCamera(folder)
let visitors = 0
/** The looks for the English page. */
const ENGLISH = LOOKS.filter(({ colorScheme }) => colorScheme === 'light')

await using receiver = await startReceiver()
const ca = join(mkdtempSync(join(tmpdir(), 'arauto-ca-')), 'ca.pem')
writeFileSync(ca, receiver.ca)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
})
await full(browser)
await empty(browser)
await browser.close()
writeFileSync(join(folder, 'faults.txt'), camera.faults.map((fault) => `${fault}\n`).join(''))
process.stdout.write(`${folder}: ${camera.faults.length} lines in faults.txt\n`)

/** An archive of a few scattered days, and something on every list. */
async function full(on: Browser): Promise<void> {
  const settings = { ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost', ARAUTO_WEBHOOK_CA: ca }
  await using service = await startService(settings, EDITIONS_OF_STORIES)
  const page = await open(on, service)
  await acceptFirst(page, service)
  const filled = await fill(page, service, receiver.url)
  const acts = await service.acts()
  const [first] = acts.toSorted((a, b) => b.titulo.length - a.titulo.length)
  const scenes = screens({ ...filled, longest: first!.id })
  const stranger = await open(on, service)
  for (const look of LOOKS) {
    await visit(page, scenes, look)
    await visit(stranger, DOORS, look)
    await lose(on, service, look)
  }
  await paper(page, service, first!.id)
  await page.evaluate(() => localStorage.setItem('arauto-idioma', 'en'))
  for (const look of ENGLISH)
    await visit(page, scenes.filter(({ act }) => !act).map(inEnglish), look)
}

/** States in which something goes away; each has its own session, which may end. */
async function lose(on: Browser, service: Service, look: Look): Promise<void> {
  const page = await open(on, service)
  // Otherwise the browser would have every part before it goes away.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/')
  await signIn(page, service)
  await visit(page, LOST, look)
  await page.context().close()
}

async function empty(on: Browser): Promise<void> {
  await using service = await startService({ ARAUTO_SMTP_URL: '' }, [])
  const page = await open(on, service)
  await acceptFirst(page, service)
  for (const look of LOOKS) await visit(page, EMPTY, look)
}

async function paper(page: Page, service: Service, longest: string): Promise<void> {
  for (const [name, path] of [
    ['ato', '/publicacao/pub_NJSHN184EJ5Y3Q5P'],
    ['ato-titulo-longo', `/publicacao/${longest}`],
    ['busca', '/?termo=limpeza&secao=3'],
    ['edicoes', '/edicoes?ano=2023'],
  ] as const) {
    if (!isWanted(name)) continue
    await reach(page, service.url + path)
    await camera.print(page, name)
  }
}

async function visit(page: Page, scenes: Scene[], look: Look): Promise<void> {
  await camera.set(page, look)
  for (const { name, path, act, end } of scenes.filter((scene) => isWanted(scene.name))) {
    try {
      await reach(page, path)
      await act?.(page)
    } catch (error) {
      camera.faults.push(`${name}: ${firstLine(error)}`)
    }
    await camera
      .shoot(page, name)
      .catch((error) => camera.faults.push(`${name}: no picture: ${firstLine(error)}`))
    await end?.(page)
  }
}

async function reach(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // On a slow machine the network may be idle before the page has begun to ask.
  await page.locator('h1, [role=alert]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0]!
}

function isWanted(name: string): boolean {
  return only.length === 0 || only.includes(name)
}

function inEnglish(scene: Scene): Scene {
  return { ...scene, name: `${scene.name}-en` }
}

/** A browser with its own state. */
async function open(on: Browser, service: Service): Promise<Page> {
  const context = await on.newContext({
    baseURL: service.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${++visitors}` },
  })
  context.setDefaultTimeout(20_000)
  return await context.newPage()
}

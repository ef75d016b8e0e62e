import type { ServerResponse } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { endSession } from './ask.ts'
import { type Front, startFront } from './front.ts'
import { enter, expect, signIn, test as base } from './story.ts'
import { expectNoViolation } from './wcag.ts'

/* What visitors see when a part of the system goes away. */

interface Fixtures {
  /** The proxy in front of the service. */
  front: Front
  /** Signed in behind the proxy. */
  page: Page
}

const test = base.extend<Fixtures>({
  front: async ({ service }, use) => {
    await using front = await startFront(service)
    await use(front)
  },
  page: async ({ page, front, service }, use) => {
    await enter(page, service)
    await page.goto(front.url)
    await expect(pages(page)).toBeVisible()
    await use(page)
  },
})

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'Esta tela não carregou' })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Páginas' }).first()

/** Takes the network away. The browser says that it has done so a moment before it has. */
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  const isReached = () =>
    page.evaluate(async () => {
      const answer = await fetch('/saude', { cache: 'no-store' }).catch(() => null)
      return answer !== null
    })
  await expect.poll(isReached).toBe(false)
}

async function loadsOf(page: Page): Promise<number> {
  return await page.evaluate(() => Number(sessionStorage.getItem('cargas')))
}

async function countLoads(page: Page): Promise<void> {
  await page.addInitScript(() =>
    sessionStorage.setItem('cargas', String(Number(sessionStorage.getItem('cargas')) + 1)),
  )
}

test('without a network a screen that was not opened yet says so, and loads when the network is back', async ({
  page,
  context,
}) => {
  await countLoads(page)
  await goOffline(page)
  await pages(page).getByRole('link', { name: 'Edições' }).click()
  await expect(lost(page)).toContainText('O serviço não respondeu')
  await expect(pages(page)).toBeVisible()
  await expectNoViolation(page, 'a screen that did not load')
  await lost(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(lost(page)).toContainText('O serviço não respondeu')
  expect(await loadsOf(page)).toBe(0)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Edições/ })).toBeVisible()
  expect(await loadsOf(page)).toBe(1)
})

test('after a new deployment a screen opens: the page reloads once', async ({ page, front }) => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-deployed-'))
  await buildOther(folder)
  await countLoads(page)
  front.deploy(folder)
  await pages(page).getByRole('link', { name: 'Edições' }).click()
  await expect(page.getByRole('heading', { name: /^Edições/ })).toBeVisible()
  await expect(page).toHaveURL(/edicoes/)
  expect(await loadsOf(page)).toBe(1)
  rmSync(folder, { recursive: true })
})

test('a file that is gone for good causes no loop, and the page says what to do', async ({
  page,
  front,
}) => {
  await countLoads(page)
  front.answer((path, response) => {
    if (!/assets\/EditionsPage/.test(path)) return false
    response.writeHead(404).end()
    return true
  })
  await pages(page).getByRole('link', { name: 'Edições' }).click()
  await expect(lost(page)).toContainText('um arquivo desta tela não chegou')
  expect(await loadsOf(page)).toBe(0)
  const loaded = page.waitForEvent('load')
  await lost(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await loaded
  expect(await loadsOf(page)).toBe(1)
  await expect(lost(page)).toContainText('um arquivo desta tela não chegou')
  front.answer(null)
  await lost(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: /^Edições/ })).toBeVisible()
})

test('a page whose session is not known yet when the network goes away says so', async ({
  page,
  context,
}) => {
  await page.route(/api\/v1\/sessao$/, async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  await page.reload()
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('O serviço não respondeu')
  await expect(page.getByRole('main')).toContainText('Arauto')
  await page.unroute(/api\/v1\/sessao$/)
  await context.setOffline(false)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a dialog that does not load leaves the search as it is', async ({ page }) => {
  await expect(page.getByRole('article').first()).toBeVisible()
  await goOffline(page)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Esta tela não carregou')
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('what was loaded while idle opens without a network', async ({ browser, front, service }) => {
  const context = await browser.newContext({ baseURL: front.url, locale: 'pt-BR' })
  const page = await context.newPage()
  const parts: string[] = []
  page.on('response', (answer) => parts.push(answer.url()))
  await page.goto('/')
  await signIn(page, service)
  await expect.poll(() => parts.filter((url) => /EditionsPage.*\.js/.test(url)).length).toBe(1)
  await expect.poll(() => parts.filter((url) => /OperationPage.*\.js/.test(url)).length).toBe(1)
  await page.waitForLoadState('networkidle')
  await goOffline(page)
  for (const [name, heading] of [
    ['Edições', /^Edições/],
    ['Alertas', /alerta/i],
    ['Operação', /^Operação/],
  ] as const) {
    await pages(page).getByRole('link', { name }).click()
    await expect(page.getByText(/^Isto ainda não foi carregado/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    await goOffline(page)
  }
  await context.close()
})

test('a workbook whose code is missing says why, and what to do', async ({ page, front }) => {
  front.answer((path, response) => {
    if (!/assets\/xlsx/.test(path)) return false
    response.writeHead(404).end()
    return true
  })
  await search(page, 'limpeza')
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click()
  const line = page.getByRole('alert').filter({ hasText: 'a planilha não foi feita' })
  const loaded = page.waitForEvent('load')
  await line.getByRole('button', { name: 'Recarregar a página' }).click()
  await loaded
})

test('data that could not be refreshed says so', async ({ page, front }) => {
  await pages(page).getByRole('link', { name: 'Webhooks' }).click()
  await expect(page.getByRole('button', { name: 'Criar webhook' }).first()).toBeVisible()
  await pages(page).getByRole('link', { name: 'Busca' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  front.answer((path, response) => {
    if (!path.startsWith('/api/v1/webhooks')) return false
    response.writeHead(502).end()
    return true
  })
  await pages(page).getByRole('link', { name: 'Webhooks' }).click()
  const line = page.getByRole('status').filter({ hasText: 'Não foi possível atualizar esta tela' })
  await expect(line).toBeVisible()
  await expectNoViolation(page, 'a screen that could not be fetched again')
  front.answer(null)
  await line.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(line).toHaveCount(0)
})

/** An e-mail address is a valid name, too. */
const TYPED = 'escrito@antes.exemplo.com.br'

/** A dialog, and a field of it with typed text. */
const DIALOGS: [path: string, opener: string, field: string, text?: string][] = [
  ['/chaves', 'Criar chave', 'Nome'],
  ['/webhooks', 'Criar webhook', 'Endereço', 'https://antes.exemplo.com.br/a'],
  ['/?termo=limpeza', 'Acompanhar esta busca', 'Nome'],
  ['/pessoas', 'Convidar', 'E-mail'],
  ['/pastas', 'Nova pasta', 'Nome'],
  ['/publicacao/pub_NJSHN184EJ5Y3Q5P', 'Guardar em pasta', 'Nova pasta'],
]

for (const [path, opener, field, text = TYPED] of DIALOGS)
  test(`${path}: a session ends amid a dialog; the sign-in lies above it, and what was typed is there after it`, async ({
    page,
    service,
  }) => {
    await page.goto(new URL(path, page.url()).href)
    await page.getByRole('button', { name: opener }).first().click()
    const dialog = page.getByRole('dialog').first()
    const typed = dialog.getByLabel(field).first()
    await typed.fill(text)
    const send = dialog.locator('button[type=submit]')
    await send.focus()
    await endSession(page)
    // The sign-in may already lie above the button: any request finds out that the session has ended.
    await send.dispatchEvent('click')

    const door = page.getByRole('dialog', { name: 'Sua sessão terminou' })
    await expect(door.getByLabel('E-mail')).toBeFocused()
    expect(await door.getByLabel('E-mail').evaluate(isOnTop)).toBe(true)
    await expectNoViolation(page, 'the sign-in above a dialog')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.type(service.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('uma senha que não é esta')
    await page.keyboard.press('Enter')
    await expect(door.getByRole('alert')).toContainText('não confere')
    await door.getByLabel('Senha', { exact: true }).fill(service.password)
    await page.keyboard.press('Enter')

    await expect(door).toBeHidden()
    await expect(typed).toBeVisible()
    await expect(typed).toHaveValue(text)
    await expect(send).toBeFocused()
    await expect(dialog).not.toContainText('sessão')
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await send.click()
    expect((await sent).status()).not.toBe(401)
  })

/** Whether a click on the middle of an element hits it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}

/** Answers the searches itself, `times` times. */
function failSearches(front: Front, times: number, answer: (response: ServerResponse) => void) {
  let left = times
  front.answer((path, response) => {
    if (!path.startsWith('/api/v1/buscar') || left-- <= 0) return false
    answer(response)
    return true
  })
}

const busy = (seconds: number) => (response: ServerResponse) => {
  const erro = { codigo: 'indisponivel', mensagem: 'Há buscas demais agora.', detalhes: [] }
  response
    .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': seconds })
    .end(JSON.stringify({ sucesso: false, erro, request_id: 'req_1' }))
}

async function search(page: Page, termo: string): Promise<void> {
  await page.getByRole('combobox', { name: /^O que procurar/ }).fill(termo)
  await page.keyboard.press('Enter')
}

test('a busy service is asked again after the time that it gives', async ({ page, front }) => {
  await expect(page.getByRole('article').first()).toBeVisible()
  failSearches(front, 1, busy(1))
  await search(page, 'limpeza')
  await expect(page.getByRole('article').first().locator('mark').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [how, answer, said] of [
  ['is busy for long', busy(60), 'Há buscas demais agora.'],
  [
    'goes away amid its answer',
    (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 9_999 })
      response.write('{"sucesso":true,"dados":{"total":1', () => response.destroy())
    },
    'O serviço não respondeu.',
  ],
  [
    'is gone, and a proxy answers in its place',
    (response: ServerResponse) =>
      void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
    'O serviço não respondeu.',
  ],
] as const)
  test(`a service that ${how}: the words say so, the last results stay, and another try finds`, async ({
    page,
    front,
  }) => {
    await expect(page.getByRole('article').first()).toBeVisible()
    failSearches(front, Number.POSITIVE_INFINITY, answer)
    await search(page, 'limpeza')
    const alert = page.getByRole('alert').filter({ hasText: 'Não foi possível fazer a busca' })
    await expect(alert).toContainText(said)
    // The retry is the main button.
    await expect(page.locator('button[data-variant=filled]:visible')).toHaveText(['Tentar de novo'])
    await expect(page.getByRole('combobox', { name: /^O que procurar/ })).toHaveValue('limpeza')
    await expect(page.getByRole('article').first()).toBeVisible()
    front.answer(null)
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('article').first().locator('mark').first()).toBeVisible()
  })

test('what is sent without a network fails at once, and can be sent again', async ({
  page,
  context,
}) => {
  await page.goto(new URL('/chaves', page.url()).href)
  await page.getByRole('button', { name: 'Criar chave' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Sem conexão')
  await goOffline(page)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByRole('alert')).toContainText('O serviço não respondeu.')
  await context.setOffline(false)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.getByText(/^ar_\w{8}_\w{32}$/)).toBeVisible()
})

/** The page in another deployment: the same sources, and no file of the same name. */
async function buildOther(outDir: string): Promise<void> {
  const names = (kind: string) => `assets/${kind}-x[hash].js`
  await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    mode: 'production',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: names('a'), chunkFileNames: names('b') } },
    },
  })
}

test('without JavaScript the page says what opens', async ({ browser, service }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: service.url })
  const page = await context.newPage()
  await page.goto('/')
  const said = page.locator('noscript p').first()
  expect((await said.boundingBox())!.x).toBeGreaterThan(8)
  await page.locator('noscript a').first().click()
  await expect(page.getByRole('heading', { name: 'Guia da página' })).toBeVisible()
  await context.close()
})

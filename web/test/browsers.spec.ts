import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { generate } from 'selfsigned'
import { ask } from './ask.ts'
import { startService, zipOf } from './service.ts'
import { acceptFirst, expect, test } from './story.ts'

/** The push service of a browser's maker, on loopback: it takes messages, or says that nobody is there any more. */
async function startPushService() {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const folder = mkdtempSync(join(tmpdir(), 'arauto-push-'))
  const caFile = join(folder, 'ca.pem')
  writeFileSync(caFile, cert)
  const taken: string[] = []
  const self = { status: 201 }
  const server = createServer({ cert, key }, (request, response) => {
    request.resume().once('end', () => {
      taken.push(`${request.headers['content-encoding']} ${String(request.headers['ttl'])}`)
      response.writeHead(self.status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(self, {
    taken,
    caFile,
    url: `https://localhost:${(server.address() as AddressInfo).port}/wpush`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      rmSync(folder, { recursive: true })
    },
  })
}

/** Only a browser with the network can subscribe: here it is as if it had, at the stand-in. */
async function subscribeAt(context: BrowserContext, url: string): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  await context.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription)
      const unsubscribe = () => Promise.resolve(localStorage.setItem('inscricao', 'encerrada'))
      PushManager.prototype.getSubscription = () =>
        Promise.resolve({ unsubscribe } as unknown as PushSubscription)
    },
    { endpoint: url, keys },
  )
}

/** Hands a message to the page's service worker, as the browser does with one that it has opened. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

interface Shown {
  title: string
  options: { body: string; data: string }
}

/** Chromium without windows has no place for notifications: what the service worker wants to show is noted in it. */
async function displayOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers()
  await worker!.evaluate(() => {
    const noted: Shown[] = []
    const showNotification = async (title: string, options: Shown['options']) => {
      noted.push({ title, options })
    }
    Object.assign(self, { noted })
    Object.assign((self as unknown as ServiceWorkerScope).registration, { showNotification })
  })
  return {
    shown: () =>
      worker!.evaluate(() =>
        (self as unknown as ServiceWorkerScope).noted.map(({ title, options }) => [
          title,
          options.body,
        ]),
      ),
    /** Clicks on the first; returns the address of the window that opens. */
    click: () =>
      worker!.evaluate(async () => {
        const scope = self as unknown as ServiceWorkerScope
        return await new Promise<string>((resolve) => {
          scope.clients.openWindow = (url) => Promise.resolve(resolve(url))
          const notification = { data: scope.noted[0]!.options.data, close() {} }
          const click = { notification, waitUntil() {} }
          scope.dispatchEvent(Object.assign(new Event('notificationclick'), click))
        })
      }),
  }
}

interface ServiceWorkerScope extends EventTarget {
  noted: Shown[]
  registration: object
  clients: { openWindow(url: string): Promise<void> }
}

test('an alert is told in the browser, until its subscription ends, and from then on again', async ({
  browser,
}) => {
  await using push = await startPushService()
  const settings = {
    ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
    ARAUTO_WEBHOOK_CA: push.caFile,
    // The story would wait a minute for it.
    ARAUTO_WEBHOOK_RETRY_SECONDS: '1',
  }
  await using service = await startService(settings, [zipOf('2026-02-27-DO1E')])
  const context = await browser.newContext({ baseURL: service.url, permissions: ['notifications'] })
  await subscribeAt(context, push.url)
  const page = await context.newPage()
  await acceptFirst(page, service)

  await page.goto('/?termo=portaria')
  const results = page.getByRole('region', { name: 'Resultados' })
  await expect(results).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: /^Acompanhar esta busca/ })
  await dialog.getByLabel('Avisos neste navegador').click({ force: true })
  await expect(dialog.getByLabel('Avisos neste navegador')).toBeChecked()
  await dialog.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(dialog.getByRole('status')).toContainText('Alerta criado')
  const of = (path: string) => ask(page, 'GET', path)
  const [webhook] = await of('/webhooks')
  expect(webhook).toMatchObject({ nome: 'Chrome, Linux', url: `${push.url}#navegador` })
  expect((await of('/alertas'))[0].canais.webhooks).toEqual([webhook.id])

  await page.goto('/conta')
  const block = page.locator('section').filter({ hasText: 'Avisos no navegador' })
  await expect(block.getByText('Chrome, Linux')).toBeVisible()
  await block.getByRole('button', { name: 'Testar' }).click()
  await expect(block.getByText('Veja se a notificação aparece')).toBeVisible()
  expect(push.taken).toEqual(['aes128gcm 345600'])
  const [delivery] = (await of(`/webhooks/${webhook.id}/deliveries`)).resultados
  const { requisicao } = await of(`/webhooks/${webhook.id}/deliveries/${delivery.id}`)

  const worker = await displayOf(context)
  await deliver(page, requisicao.corpo)
  const { titulo, texto, abrir } = JSON.parse(requisicao.corpo)
  await expect.poll(() => worker.shown()).toEqual([[titulo, texto]])
  const opened = await worker.click()
  expect(opened).toBe(`${service.url}${abrir}`)
  await page.goto(opened)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titulo.slice(0, 40))

  push.status = 410
  await service.bring('2023-04-10-DO2E')
  await page.goto('/conta')
  await expect(async () => {
    await page.reload()
    await expect(block.getByText('Não recebe mais desde')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  push.status = 201
  await block.getByRole('button', { name: 'Ligar os avisos neste navegador' }).click()
  await expect(block.getByText('Não recebe mais desde')).toBeHidden()
  // At its next attempt.
  await expect.poll(() => push.taken.length).toBeGreaterThan(2)
  expect(await of('/webhooks')).toHaveLength(1)

  // The subscription is the browser's: it ends with the last account that is told in it.
  const remove = async () => {
    await block.getByRole('button', { name: 'Remover' }).click()
    await expect(block.getByText('Nenhum navegador mostra')).toBeVisible()
    return await page.evaluate(() => localStorage.getItem('inscricao'))
  }
  await page.evaluate(() => localStorage.setItem('arauto-navegador-cta_outra', 'wh_outro'))
  expect(await remove()).toBeNull()
  await page.evaluate(() => localStorage.removeItem('arauto-navegador-cta_outra'))
  await block.getByRole('button', { name: 'Ligar os avisos neste navegador' }).click()
  await expect(block.getByText('Chrome, Linux')).toBeVisible()
  await remove()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('inscricao'))).toBe('encerrada')
})

const OBSTACLES: [name: string, spoil: () => void, said: string][] = [
  [
    'that knows no notifications',
    () => Reflect.deleteProperty(globalThis, 'PushManager'),
    'Este navegador não mostra avisos desta página',
  ],
  [
    'that blocks them',
    () => (Notification.requestPermission = () => Promise.resolve('denied')),
    'Em janela anônima o navegador não as permite',
  ],
  [
    'whose question stays without an answer',
    () => (Notification.requestPermission = () => Promise.resolve('default')),
    'responda “Permitir”',
  ],
  [
    'that reaches no push service',
    () => {
      Notification.requestPermission = () => Promise.resolve('granted')
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('', 'AbortError'))
    },
    'não conseguiu inscrever-se',
  ],
]

for (const [name, spoil, said] of OBSTACLES)
  test(`a browser ${name} says so`, async ({ visitor: page }) => {
    await page.addInitScript(spoil)
    await page.goto('/conta')
    await page.getByRole('button', { name: 'Ligar os avisos neste navegador' }).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByText('Nenhum navegador mostra')).toBeVisible()
  })

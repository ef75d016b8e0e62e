// @ts-check
/// <reference lib="webworker" />
/*
 * Shows the notices that a push service brings (server/src/webhooks/chat/browser.ts writes them), and opens the screen
 * that each names. It answers no requests of the page: nothing here can make the page old.
 */
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

scope.addEventListener('push', (event) => event.waitUntil(show(event.data)))

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** @param {PushMessageData | null} data */
async function show(data) {
  const { titulo, texto, abrir } = read(data)
  await scope.registration.showNotification(titulo, { body: texto, lang: 'pt-BR', data: abrir })
}

/** Browsers demand that every message be shown, even one that cannot be read. */
function read(/** @type {PushMessageData | null} */ data) {
  try {
    return data?.json() ?? UNREADABLE
  } catch {
    return UNREADABLE
  }
}

const UNREADABLE = {
  titulo: 'Há um aviso do Arauto',
  texto: 'Abra a página para vê-lo.',
  abrir: '/alertas',
}

/**
 * In the window that shows it already, or in a new one: somebody may be writing in the others.
 * @param {string} path
 */
async function open(path) {
  const { href, origin } = new URL(path, scope.location.origin)
  if (origin !== scope.location.origin) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === href)
  await (there ? there.focus() : scope.clients.openWindow(href))
}

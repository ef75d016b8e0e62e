import type { APIResponse, Page } from '@playwright/test'

/** Sends the page's own requests to the API, in its session. */
export async function send(
  page: Page,
  method: string,
  path: string,
  data?: object,
): Promise<APIResponse> {
  return await page.request.fetch(new URL(`/api/v1${path}`, page.url()).href, {
    method,
    headers: { 'X-Requested-With': 'arauto' },
    ...(data ? { data } : {}),
  })
}

/** `dados` of an answer that must not be refused. */
export async function ask(...request: Parameters<typeof send>) {
  const answer = await send(...request)
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  return answer.status() === 204 ? null : (await answer.json()).dados
}

/** Ends the visitor's session like another device. */
export async function endSession(page: Page): Promise<void> {
  const { sessao } = await ask(page, 'GET', '/sessao')
  await ask(page, 'DELETE', `/sessoes/${sessao.id}`)
}

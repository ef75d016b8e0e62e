import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'

/** The provider's claims about people, by login. */
export type Directory = Record<string, Record<string, unknown>>

export interface TestProvider extends AsyncDisposable {
  issuer: string
  people: Directory
  /** Settings for a service at this address that uses the provider. */
  settingsFor(publicUrl: string): Record<string, string>
}

const CLIENT = { client_id: 'arauto', client_secret: 'segredo-que-nao-se-mostra' }

/**
 * A real OpenID provider on a free port of this machine, which accepts any password. It is at `localhost`,
 * another site than 127.0.0.1, as real providers are.
 */
export async function startProvider(
  people: Directory,
  publicUrl: string,
  { port = 0, ...more }: Configuration & { port?: number } = {},
): Promise<TestProvider> {
  const server = createServer((request, response) => void handle(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      { ...CLIENT, redirect_uris: [`${publicUrl}/entrar/retorno`] },
      { client_id: 'outro', client_secret: 'x', redirect_uris: [`${publicUrl}/entrar/retorno`] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, accountId) =>
      people[accountId] && {
        accountId,
        claims: async () => ({ sub: accountId, ...people[accountId] }),
      },
    cookies: { keys: ['de teste'] },
    ...more,
  })
  const handle = provider.callback()
  return {
    issuer,
    people,
    settingsFor: (url) => ({
      ARAUTO_PUBLIC_URL: url,
      ARAUTO_OIDC_ISSUER: issuer,
      ARAUTO_OIDC_CLIENT_ID: CLIENT.client_id,
      ARAUTO_OIDC_CLIENT_SECRET: CLIENT.client_secret,
      ARAUTO_OIDC_NAME: 'Entidade',
    }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A person's browser at the provider: it keeps cookies, follows redirects, and fills in forms. */
export function createBrowser() {
  const cookies = new Map<string, string>()

  async function fetchOne(url: string, body?: URLSearchParams): Promise<Response> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]!.split(/=(.*)/s)
      cookies.set(name, value)
    }
    return answer
  }

  /**
   * Signs in as `login` and agrees, or cancels at once. Returns the query of the address that the provider
   * redirects to.
   */
  async function visit(
    url: string,
    login: string,
    act: 'agree' | 'abort' = 'agree',
  ): Promise<string> {
    let here = url
    let answer = await fetchOne(url)
    for (let step = 0; step < 20; step++) {
      const location = answer.headers.get('location')
      if (location !== null) {
        const next = new URL(location, here)
        if (next.pathname === '/entrar/retorno') return next.search.slice(1)
        here = next.href
        answer = await fetchOne(here)
        continue
      }
      const html = await answer.text()
      const pattern = act === 'abort' ? /href="([^"]+\/abort)"/ : /action="([^"]+)"/
      const target = pattern.exec(html)?.[1]
      if (target === undefined) throw new Error(`${answer.status} ${here}: ${html}`)
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
      here = new URL(target, here).href
      answer = await (act === 'abort'
        ? fetchOne(here)
        : fetchOne(here, new URLSearchParams({ prompt, login, password: 'qualquer' })))
    }
    throw new Error('the provider goes round in circles')
  }

  return { visit }
}

import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A free port, for a server that must know its address before it starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  const port = await portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

async function portOf(server: Server): Promise<number> {
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

export interface Identities extends AsyncDisposable {
  /** Settings for a service at this address that uses the provider. */
  settings: Record<string, string>
}

const CLIENT = { client_id: 'arauto', client_secret: 'segredo' }

/**
 * A real OpenID provider, whose own pages accept any name and password. It is at `localhost`, for browsers
 * another site than 127.0.0.1, where the service is.
 */
export async function startProvider(publicUrl: string): Promise<Identities> {
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  const issuer = `http://localhost:${await portOf(server)}`
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${publicUrl}/entrar/retorno`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({
        sub: accountId,
        name: 'Ana de Exemplo',
        email: `${accountId}@entidade.exemplo.br`,
        email_verified: true,
      }),
    }),
    cookies: { keys: ['de teste'] },
  })
  const handle = provider.callback()
  return {
    settings: {
      ARAUTO_OIDC_ISSUER: issuer,
      ARAUTO_OIDC_CLIENT_ID: CLIENT.client_id,
      ARAUTO_OIDC_CLIENT_SECRET: CLIENT.client_secret,
      ARAUTO_OIDC_NAME: 'Entidade',
    },
    async [Symbol.asyncDispose]() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { Agent, request } from 'node:http'

export const OWNER = 'dona@example.org'

export interface Reply {
  status: number
  retryAfter: string | undefined
  cookies: string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

export function addressOf(network: number, n: number): string {
  return `127.${network}.0.${n + 1}`
}

export function get(url: string, key: string): Promise<Reply> {
  return send(url, { method: 'GET', headers: { 'X-API-Key': key } })
}

/** Uses its own address in the loopback network, because limits are counted by address. */
export function post(url: string, body: string, localAddress: string, more = {}): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'bench', ...more }
  return send(url, { method: 'POST', headers, localAddress }, body)
}

function send(url: string, options: object, body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, ...options }, (response) => {
      const { statusCode = 0, headers } = response
      const retryAfter = headers['retry-after']
      const cookies = headers['set-cookie'] ?? []
      response.resume().on('error', reject)
      response.on('end', () => resolve({ status: statusCode, retryAfter, cookies }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

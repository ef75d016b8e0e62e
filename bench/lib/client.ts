import { Agent, get } from 'node:http'

export interface Answer {
  /** From sending the request to the last byte of the answer. */
  ms: number
  body: { sucesso: boolean; dados: unknown }
}

export interface Client extends Disposable {
  /** `path` begins with `/`, below the API's address. @throws Error unless the answer is a 200. */
  get(path: string): Promise<Answer>
}

/** An HTTP client with keep-alive connections, one per concurrent request. */
export function createClient(url: string, key: string): Client {
  const agent = new Agent({ keepAlive: true })
  const headers = { 'X-API-Key': key }
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const started = performance.now()
        const request = get(`${url}${path}`, { agent, headers }, (response) => {
          const chunks: Buffer[] = []
          response.on('error', reject)
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const ms = performance.now() - started
            const text = Buffer.concat(chunks).toString('utf8')
            if (response.statusCode === 200) resolve({ ms, body: JSON.parse(text) })
            else reject(new Error(`${response.statusCode} for ${path}: ${text}`))
          })
        })
        request.on('error', reject)
      }),
    [Symbol.dispose]: () => agent.destroy(),
  }
}

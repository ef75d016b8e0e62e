/* A thread that sends bodies from addresses of this machine, so that the measuring thread need not. */
import { request } from 'node:http'
import { parentPort } from 'node:worker_threads'

/** The number of concurrent requests of each address. */
const EACH = 20

export interface Bodies {
  url: string
  body: string
  addresses: string[]
}

parentPort!.on('message', async ({ url, body, addresses }: Bodies) => {
  const all = addresses.flatMap((address) =>
    Array.from({ length: EACH }, () => post(url, body, address)),
  )
  parentPort!.postMessage(await Promise.all(all))
})

/**
 * The status of the answer. A refused body has its answer even if the connection ends while the rest is
 * sent.
 */
function post(url: string, body: string, localAddress: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench' }
  return new Promise((resolve, reject) => {
    let status: number | null = null
    const sent = request(url, { method: 'POST', headers, localAddress }, (response) => {
      status = response.statusCode!
      response.resume().on('end', () => resolve(status!))
    })
    sent.on('error', (error) => (status === null ? reject(error) : resolve(status)))
    sent.end(body)
  })
}

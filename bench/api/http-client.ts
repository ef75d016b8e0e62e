/* The client of http-thread.ts, in its own process so that its work is not counted. */

export interface ClientOrder {
  url: string
  key: string
  method: 'GET' | 'POST'
  /** Sent one after the other. */
  paths: string[]
  body?: object
}

process.on('message', (order: ClientOrder) => void ask(order))

async function ask({ url, key, method, paths, body }: ClientOrder): Promise<void> {
  for (const path of paths) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'X-API-Key': key, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${response.status} for ${path}: ${text.slice(0, 300)}`)
  }
  process.send?.('done')
}

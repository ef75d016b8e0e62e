/** What was asked of the service, and how it answered. */
export interface Tally {
  /** Answers by kind of request. */
  answers: Record<string, number>
  /** Those that should not have been, by kind and status. */
  unexpected: Record<string, number>
  /** How long searches took since the last sample. */
  searchMs: number[]
}

export interface Api {
  tally: Tally
  /** The answer's `dados`; null when it was not a success. `kind`: under what it is counted. */
  ask(kind: string, method: string, path: string, body?: object | Buffer): Promise<unknown>
}

/** The service's API with one key. */
export function createApi(url: string, key: string): Api {
  const tally: Tally = { answers: {}, unexpected: {}, searchMs: [] }
  return {
    tally,
    async ask(kind, method, path, body) {
      const started = performance.now()
      const isZip = Buffer.isBuffer(body)
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          'X-API-Key': key,
          ...(body && { 'Content-Type': isZip ? 'application/zip' : 'application/json' }),
        },
        ...(body && { body: isZip ? new Uint8Array(body) : JSON.stringify(body) }),
      })
      const text = await response.text()
      if (kind === 'search') tally.searchMs.push(performance.now() - started)
      count(tally.answers, kind)
      if (!response.ok) {
        count(tally.unexpected, `${kind} ${response.status}`)
        return null
      }
      if (response.status === 204 || kind === 'export') return null
      return (JSON.parse(text) as { dados: unknown }).dados
    },
  }
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

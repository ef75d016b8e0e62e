/** The requests to the service, and its answers. */
export interface AnswerTally {
  /** The number of answers by kind of request. */
  answers: Record<string, number>
  /** The unexpected answers, by kind and status. */
  unexpected: Record<string, number>
  /** The times of searches since the last sample. */
  searchMs: number[]
}

export interface Api {
  tally: AnswerTally
  /** The answer's `dados`; null if it was not a success. `kind`: how to count it. */
  ask(kind: string, method: string, path: string, body?: object | Buffer): Promise<unknown>
}

const ZIP = 'application/zip'
const JSON_TYPE = 'application/json'

/** The service's API with one key. */
export function createApi(url: string, key: string): Api {
  const tally: AnswerTally = { answers: {}, unexpected: {}, searchMs: [] }
  return {
    tally,
    async ask(kind, method, path, body) {
      const started = performance.now()
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          'X-API-Key': key,
          ...(body && { 'Content-Type': Buffer.isBuffer(body) ? ZIP : JSON_TYPE }),
        },
        ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch((error: Error) => error)
      if (answer instanceof Error) {
        count(tally.unexpected, `${kind}: ${String(answer.cause)}`)
        return null
      }
      const { status, text } = answer
      if (kind === 'search') tally.searchMs.push(performance.now() - started)
      count(tally.answers, kind)
      if (status >= 300) {
        count(tally.unexpected, `${kind} ${status}`)
        return null
      }
      if (status === 204 || kind === 'export') return null
      return (JSON.parse(text) as { dados: unknown }).dados
    },
  }
}

function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1
}

import { type Embedder, NoEmbedding } from './embedder.ts'
import { textFor } from './purposes.ts'
import { vectorsOf } from './vectors-of.ts'

/** Where vectors are made, and by what. */
export interface EmbeddingSettings {
  /** Of the operation itself: `http://127.0.0.1:11434/v1/embeddings`. */
  url: string
  model: string
  /** Null: none is needed. Never show or log it. */
  key: string | null
}

/** More than a batch of the longest vectors takes. */
const MOST_BYTES = 16 * 2 ** 20
/** What an error says of itself, in the log. */
const MOST_SAID = 200
const MOST_REST_MS = 600_000

/** Asks a server that speaks OpenAI's protocol, there or here. */
export function createOpenAiEmbedder({ url, model, key }: EmbeddingSettings): Embedder {
  return {
    model,
    async embed(texts, purpose, withinMs) {
      const signal = AbortSignal.timeout(withinMs)
      const response = await answered(
        fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(key !== null && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({
            model,
            input: texts.map((text) => textFor(model, purpose, text)),
            encoding_format: 'float',
          }),
          // Elsewhere neither the key nor what people search is to arrive.
          redirect: 'error',
          signal,
        }),
        signal,
      )
      const body = await answered(textOf(response), signal)
      if (!response.ok) throw refusalOf(response, body)
      const vectors = vectorsOf(parsed(body), texts.length)
      if (vectors === null)
        throw new NoEmbedding('resposta_invalida', `no vectors: ${body.slice(0, MOST_SAID)}`)
      return vectors
    },
  }
}

async function answered<T>(asked: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof NoEmbedding) throw error
    if (signal.aborted) throw new NoEmbedding('prazo', 'no answer in time')
    const { message, cause } = error as Error
    throw new NoEmbedding('sem_conexao', cause instanceof Error ? cause.message : message)
  }
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new NoEmbedding('resposta_invalida', 'the answer has no end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function refusalOf({ status, headers }: Response, body: string): NoEmbedding {
  const said = `HTTP ${status}: ${body.slice(0, MOST_SAID)}`
  if (status === 429) return new NoEmbedding('limite', said, restOf(headers.get('retry-after')))
  return new NoEmbedding(status >= 500 ? 'erro' : 'recusa', said)
}

/** Dates are not read. */
function restOf(seconds: string | null): number | null {
  if (seconds === null || !/^\d+$/.test(seconds.trim())) return null
  return Math.min(Number(seconds) * 1_000, MOST_REST_MS)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

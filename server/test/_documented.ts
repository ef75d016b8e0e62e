import { expect } from 'vitest'
import type { Answer, TestApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'

/** The sender of a request: a person who has signed in, or a key. */
interface Sender {
  headers: Record<string, string>
}

export const NOBODY: Sender = { headers: {} }
export const keyed = (chave: string): Sender => ({ headers: { 'X-API-Key': chave } })

/**
 * Sends requests under /api/v1, a millisecond apart, so that no session is read from the cache. Expects every
 * answer to match the document.
 */
export function documented(api: () => TestApi) {
  return async (
    { headers }: Sender,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer> => {
    api().time.now += 1
    const answer = await api().send(method, `/api/v1${path}`, headers, body)
    expect(answerErrors(method, path, answer)).toEqual([])
    return answer
  }
}

import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 500

/** What a search of everything gave. */
export type Searched = { total: number } | { failed: string }

/**
 * Searches everything through the API, twice a second, until `signal` aborts; tells whenever the answer is another
 * than before, and how long there was none.
 */
export async function watchSearch(
  api: string,
  chave: string,
  tell: (now: Searched, before: Searched | null, forMs: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let before: Searched | null = null
  let since = performance.now()
  while (!signal.aborted) {
    const now = await searchOnce(api, chave)
    if (signal.aborted) return
    if (before === null || !isSame(now, before)) {
      tell(now, before, performance.now() - since)
      before = now
      since = performance.now()
    }
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

async function searchOnce(api: string, chave: string): Promise<Searched> {
  try {
    const headers = { 'X-API-Key': chave }
    const answer = await fetch(`${api}/buscar?termo=*&limite=1`, { headers })
    if (!answer.ok) return { failed: String(answer.status) }
    const { dados } = (await answer.json()) as { dados: { total: number } }
    return { total: dados.total }
  } catch {
    return { failed: 'a conexão caiu' }
  }
}

function isSame(a: Searched, b: Searched): boolean {
  return 'total' in a && 'total' in b ? a.total === b.total : 'failed' in a && 'failed' in b
}

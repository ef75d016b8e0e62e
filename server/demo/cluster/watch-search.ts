import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 500

/**
 * The result of searching everything. `lacking`: how many acts fewer than an earlier answer that
 * did not report a lagging index. Copies of a part of the index show new acts one after the other.
 */
export type WatchedSearch = { total: number; lacking: number } | { failed: string }

/**
 * Searches everything through the API, twice a second, until `signal` aborts. Reports whenever the
 * answer changes, and how long there was none.
 */
export async function watchSearch(
  api: string,
  chave: string,
  tell: (now: WatchedSearch, before: WatchedSearch | null, forMs: number) => void,
  signal: AbortSignal,
): Promise<void> {
  let before: WatchedSearch | null = null
  let since = performance.now()
  /** The most acts of a complete answer. */
  let whole = 0
  while (!signal.aborted) {
    const answer = await searchOnce(api, chave)
    if (signal.aborted) return
    const now =
      'failed' in answer ? answer : { ...answer, lacking: Math.max(0, whole - answer.total) }
    if ('isWhole' in answer && answer.isWhole) whole = Math.max(whole, answer.total)
    if (before === null || !isSame(now, before)) {
      tell(now, before, performance.now() - since)
      before = now
      since = performance.now()
    }
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}

async function searchOnce(
  api: string,
  chave: string,
): Promise<{ total: number; isWhole: boolean } | { failed: string }> {
  try {
    const headers = { 'X-API-Key': chave }
    const answer = await fetch(`${api}/buscar?termo=*&limite=1`, { headers })
    if (!answer.ok) return { failed: String(answer.status) }
    const { dados } = (await answer.json()) as {
      dados: { total: number; avisos: { codigo: string }[] }
    }
    const isWhole = dados.avisos.every(({ codigo }) => codigo !== 'edicoes_por_indexar')
    return { total: dados.total, isWhole }
  } catch {
    return { failed: 'a conexão caiu' }
  }
}

function isSame(a: WatchedSearch, b: WatchedSearch): boolean {
  return 'total' in a && 'total' in b ? a.total === b.total : 'failed' in a && 'failed' in b
}

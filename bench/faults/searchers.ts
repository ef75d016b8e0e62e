import { setTimeout as pause } from 'node:timers/promises'
import { THIRD } from './editions.ts'

/** How many acts of each kind may be found. */
interface Bounds {
  acts: number
  thirds: number
}

/** The answers of searches. */
export interface SearchTally {
  answered: number
  /** Answers that reported what they could not find yet. */
  withNotice: number
  /** 503: something is missing, and the answer says so. */
  refused: number
  /** The process was dead or stopped. */
  unreachable: number
  /** Wrong answers: a total too small or too large, another status. */
  wrong: string[]
}

/** The minimum that must be found when a search begins, and the maximum when it is answered. */
export interface Expected {
  atLeast(): Bounds
  atMost(): Bounds
}

const EVERY_MS = 150
/** How long to wait for an answer; a stopped process does not answer. */
const PATIENCE_MS = 15_000
/** How long a process may take to answer a search once all is quiet. */
const QUIET_MS = 60_000
const QUERIES = [
  { termo: '*', of: 'acts' },
  { termo: 'portaria', of: 'acts' },
  { termo: THIRD, of: 'thirds' },
] as const

/**
 * Searches on each process again and again until `signal` aborts. Then all is quiet, and each must answer
 * once more.
 */
export async function keepSearching(
  urls: readonly string[],
  { key, expected, signal }: { key: string; expected: Expected; signal: AbortSignal },
): Promise<SearchTally> {
  const tally: SearchTally = { answered: 0, withNotice: 0, refused: 0, unreachable: 0, wrong: [] }
  /** The highest total of any complete answer: acts do not vanish. */
  const seen: Record<string, number> = {}
  await Promise.all(urls.map((url) => searchOn(url)))
  return tally

  async function searchOn(url: string): Promise<void> {
    for (let asked = 0; !signal.aborted; asked++) {
      await ask(url, QUERIES[asked % QUERIES.length]!)
      await pause(EVERY_MS)
    }
    for (const until = Date.now() + QUIET_MS; Date.now() < until; await pause(EVERY_MS))
      if (await ask(url, QUERIES[0])) return
    tally.wrong.push(`${url} answered no search when all was quiet`)
  }

  /** Whether the answer has what can be found. */
  async function ask(url: string, { termo, of }: (typeof QUERIES)[number]): Promise<boolean> {
    const imported = expected.atLeast()[of]
    const before = seen[termo] ?? 0
    const answer = await askFor(url, key, termo)
    if (answer === null) tally.unreachable++
    else if (answer.status === 503) tally.refused++
    else if (answer.status !== 200) tally.wrong.push(`${termo}: ${answer.status} ${answer.text}`)
    else judge(termo, JSON.parse(answer.text), { imported, before, most: expected.atMost()[of] })
    return answer?.status === 200
  }

  function judge(
    termo: string,
    { dados, avisos }: SearchAnswer,
    { imported, before, most }: { imported: number; before: number; most: number },
  ): void {
    tally.answered++
    // The answer names the sections with acts that are not in the index yet, so a lower total is correct.
    const isBehind = avisos.some(({ codigo }) => codigo === 'edicoes_por_indexar')
    if (isBehind) tally.withNotice++
    const least = isBehind ? before : Math.max(before, imported)
    if (dados.total < least || dados.total > most)
      tally.wrong.push(`${termo}: ${dados.total}, where ${least} to ${most} are right`)
    if (!isBehind) seen[termo] = Math.max(seen[termo] ?? 0, dados.total)
  }
}

/** Null: nothing was answered. */
export async function askFor(url: string, key: string, termo: string) {
  const path = `/api/v1/buscar?limite=1&termo=${encodeURIComponent(termo)}`
  const headers = { 'X-API-Key': key }
  return await fetch(url + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch(() => null)
}

export interface SearchAnswer {
  dados: { total: number }
  avisos: { codigo: string }[]
}

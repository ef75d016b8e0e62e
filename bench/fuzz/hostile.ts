/*
 * node bench/fuzz/hostile.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * Runs the known kinds of attacks, one after the other, on a service with its default settings. During
 * each, another account searches for a rare word now and then. Prints Markdown for RESULTS.md. Fails if a
 * bound does not hold; the bounds allow for the noise of a busy machine, not for a difference from the
 * best figures.
 */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Service, createKey, runArauto, startService } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { megabytes, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import type { Attack, Tally } from './hostile/attacks.ts'
import { OWNER, type Reply, addressOf, get, post } from './hostile/client.ts'

/** How much slower the quiet account's p95 may be, unless it is very short. */
const MOST_RATIO = 3
const MOMENT_MS = 100
const MOST_ANONYMOUS = 1.2e9
const MOST_SIGN_IN_MS = 2_000

const QUIET_EVERY_MS = 50
const PASSWORD = 'quatro palavras bem diferentes'

await runBench({ acts: 20_000, quickActs: 2_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const loadBefore = load()
  const dataDir = await archiveIn(bench)
  const [attacker, quiet] = [await createKey(dataDir), await createKey(dataDir)]
  const service = cleanup.use(await startService(dataDir))
  const device = await openOwner(dataDir, service.url)
  const seconds = quick ? 3 : 20
  const faults: string[] = []
  const rows: string[][] = []

  progress('Nobody attacks')
  await watched(service, quiet, () => pause(1_000)) // caches and compilers
  const calm = await watched(service, quiet, () => pause(seconds * 1_000))
  const bound = Math.max(MOMENT_MS, MOST_RATIO * calm.p95)
  rows.push(['none', '', round(calm.p50), round(calm.p95), '', megabytes(calm.anonymous)])

  await suffer('words of 4,000 letters')
  await suffer('1,205 bodies of 1 MiB')
  await suffer('10,000 idle sockets')
  const signIns: number[] = []
  await suffer('stuffing from 70 addresses', async () => {
    await pause((seconds * 1_000) / 3)
    signIns.push(await signInMs(service.url, device))
  })
  progressDone()

  const slowest = Math.max(...signIns)
  if (!(slowest <= MOST_SIGN_IN_MS)) faults.push(`the owner signed in after ${round(slowest)} ms`)
  const head = ['attack', 'answers', 'p50 ms', 'p95 ms', 'of the quiet p95', 'anonymous memory']
  console.log(
    [
      `${machine()}; load ${loadBefore} before, ${load()} after.`,
      table(head, rows),
      `The owner, from a browser that once signed in, gets in during the stuffing after ${signIns.map(round).join(', ')} ms.`,
    ].join('\n\n'),
  )
  if (faults.length > 0) throw new Error(faults.join('; '))

  async function suffer(
    name: Attack['name'],
    meanwhile: () => Promise<unknown> = async () => null,
  ): Promise<void> {
    progress(name)
    const worker = new Worker(new URL('./hostile/attacks.ts', import.meta.url), {
      workerData: { name, url: service.url, key: attacker, seconds } satisfies Attack,
    })
    const over = once(worker, 'message')
    const seen = await watched(service, quiet, () => Promise.all([over, meanwhile()]))
    const [tally] = (await over) as [Tally]
    await worker.terminate()
    const answers = [...tally.answers].map(([what, count]) => `${what}: ${count}`).join(', ')
    const ratio = seen.p95 / calm.p95
    rows.push([
      name,
      answers,
      round(seen.p50),
      round(seen.p95),
      round(ratio),
      megabytes(seen.anonymous),
    ])
    if (!(seen.p95 <= bound)) faults.push(`${name}: p95 ${round(seen.p95)} ms`)
    if (seen.refused > 0)
      faults.push(`${name}: the quiet account was refused ${seen.refused} times`)
    if (tally.wrong > 0)
      faults.push(`${name}: ${tally.wrong} answers of 5xx but 503 with Retry-After`)
    if (seen.anonymous > MOST_ANONYMOUS) faults.push(`${name}: ${megabytes(seen.anonymous)}`)
  }
})

/** What the quiet account sees during an attack, and the service's peak memory. */
async function watched(service: Service, key: string, work: () => Promise<unknown>) {
  const milliseconds: number[] = []
  let refused = 0
  let anonymous = 0
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now()
      const { status } = await get(`${service.url}/buscar?termo=titulo:bench`, key)
      if (status === 200) milliseconds.push(performance.now() - started)
      else refused++
      anonymous = Math.max(anonymous, service.memory().anonymous)
      await pause(QUIET_EVERY_MS)
    }
  })()
  await work().finally(() => over.abort())
  await asking
  const [p50, p95] = [quantile(milliseconds, 0.5), quantile(milliseconds, 0.95)]
  return { p50, p95, refused, anonymous }
}

/** Creates the owner unless an earlier run did; returns the cookie of her known browser. */
async function openOwner(dataDir: string, url: string): Promise<string> {
  const { result } = await runArauto(dataDir, ['pessoa', 'convidar'])
  const token = String(result.url).split('#')[1]
  const person = { nome: 'Dona', email: OWNER, senha: PASSWORD }
  const accepted = await ask('/convites/aceitar', { token, ...person })
  const { status, cookies } =
    accepted.status === 409 ? await ask('/sessao', { email: OWNER, senha: PASSWORD }) : accepted
  const mark = cookies.find((cookie) => cookie.includes('arauto_aparelho='))
  if (status !== 201 || mark === undefined) throw new Error(`${status}: no known browser`)
  return mark.split(';')[0]!

  function ask(path: string, body: object): Promise<Reply> {
    return post(`${url}${path}`, JSON.stringify(body), addressOf(1, 0))
  }
}

/** How long the owner takes to sign in; Infinity if she is refused. */
async function signInMs(url: string, Cookie: string): Promise<number> {
  const started = performance.now()
  const body = JSON.stringify({ email: OWNER, senha: PASSWORD })
  const { status } = await post(`${url}/sessao`, body, addressOf(1, 0), { Cookie })
  return status === 201 ? performance.now() - started : Infinity
}

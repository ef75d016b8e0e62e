/*
 * node bench/fuzz/hostile.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * Runs the known kinds of attacks, one after the other, on a service with its default settings; the
 * attacker's key has the usual rate (one account without a limit: bench/search/overload.ts). During
 * each, another account searches for a rare word now and then; what it sees is compared with what it saw
 * just before. Prints Markdown for RESULTS.md. Fails if a bound does not hold. The machine does other work,
 * too: an attack whose times are out of bounds is repeated, and fails if no try is within them. What does
 * not depend on time must hold in every try.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Service, createKey, runArauto, startService } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { megabytes, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import type { Attack, AttackTally } from './hostile/attacks.ts'
import { OWNER, type Reply, addressOf, get, post } from './hostile/client.ts'

/** How much slower the quiet account's p95 may be, unless it is very short. */
const MOST_RATIO = 3
const MOMENT_MS = 100
const MOST_SIGN_IN_MS = 2_000
/** The short form runs beside other programs, so its time limits are this many times as high. */
const BUSY = 4
const TRIES = 3

const MOST_ANONYMOUS = 1.2e9

const QUIET_EVERY_MS = 50
const PASSWORD = 'quatro palavras bem diferentes'

await runBench({ acts: 20_000, quickActs: 2_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const loadBefore = load()
  const dataDir = await archiveIn(bench)
  const attacker = await createKey(dataDir, ['consulta'], null)
  const quiet = await createKey(dataDir)
  const service = cleanup.use(await startService(dataDir))
  const device = await openOwner(dataDir, service.url)
  const seconds = quick ? 3 : 20
  const allowed = quick ? BUSY : 1
  const faults: string[] = []
  const rows: string[][] = []
  const signIns: number[] = []

  progress('Nobody attacks')
  await watched(service, quiet, () => pause(1_000)) // caches and compilers
  await suffer('words of 4,000 letters')
  await suffer('1,205 bodies of 1 MiB')
  await suffer('10,000 idle sockets')
  await suffer('stuffing from 70 addresses', async () => {
    await pause((seconds * 1_000) / 3)
    const ms = await signInMs(service.url, device)
    if (ms === null) faults.push('the owner was refused')
    else signIns.push(ms)
    return (ms ?? 0) > allowed * MOST_SIGN_IN_MS
      ? [`the owner signed in after ${round(ms!)} ms`]
      : []
  })
  progressDone()

  const head = [
    'attack',
    'answers',
    'quiet p95 ms',
    'p50 ms',
    'p95 ms',
    'ratio',
    'anonymous memory',
  ]
  console.log(
    [
      `${machine()}; load ${loadBefore} before, ${load()} after.`,
      table(head, rows),
      `The owner, from a browser that once signed in, gets in during the stuffing after ${signIns.map(round).join(', ')} ms.`,
    ].join('\n\n'),
  )
  if (faults.length > 0) throw new Error(faults.join('; '))

  /** @param meanwhile Other measurements during the attack; returns what took too long. */
  async function suffer(
    name: Attack['name'],
    meanwhile: () => Promise<string[]> = async () => [],
  ): Promise<void> {
    let slow: string[] = []
    for (let n = 0; n < TRIES; n++) {
      slow = await attempt(name, meanwhile)
      if (slow.length === 0) return
    }
    faults.push(...slow)
  }

  async function attempt(
    name: Attack['name'],
    meanwhile: () => Promise<string[]>,
  ): Promise<string[]> {
    progress('Nobody attacks')
    const [calm] = await watched(service, quiet, () => pause(seconds * 1_000))
    progress(name)
    const attackers = await startAttackers(cleanup)
    const attack = { name, url: service.url, key: attacker, seconds }
    const [seen, [tally, slow]] = await watched(service, quiet, () =>
      Promise.all([suffered(attackers, attack), meanwhile()]),
    )
    const answers = [...tally.answers].map(([what, count]) => `${what}: ${count}`).join(', ')
    rows.push([
      name,
      answers,
      ...[calm.p95, seen.p50, seen.p95, seen.p95 / calm.p95].map(round),
      megabytes(seen.anonymous),
    ])
    if (tally.wrong > 0)
      faults.push(`${name}: ${tally.wrong} answers of 5xx but 503 with Retry-After`)
    if (seen.anonymous > MOST_ANONYMOUS) faults.push(`${name}: ${megabytes(seen.anonymous)}`)
    if (!(seen.p95 <= allowed * Math.max(MOMENT_MS, MOST_RATIO * calm.p95)))
      slow.push(`${name}: p95 ${round(seen.p95)} ms, ${round(calm.p95)} before`)
    if (seen.refused > 0) slow.push(`${name}: the quiet account was refused ${seen.refused} times`)
    return slow
  }
})

/**
 * Attackers have machines of their own, so theirs must not take processor time from the service. These get
 * only what it leaves (SCHED_IDLE of Linux); what they leave idle is theirs, so they still attack as hard as
 * the service can answer.
 */
async function startAttackers(cleanup: AsyncDisposableStack): Promise<ChildProcess> {
  const attackers = fork(new URL('./hostile/attacks.ts', import.meta.url), {
    execPath: 'chrt',
    execArgv: ['--idle', '0', process.execPath],
    serialization: 'advanced',
  })
  cleanup.defer(() => void attackers.kill())
  attackers.once('exit', (code) => {
    if (code) attackers.emit('error', new Error(`the attackers ended with ${code}`))
  })
  await once(attackers, 'message') // it is ready
  return attackers
}

async function suffered(attackers: ChildProcess, attack: Attack): Promise<AttackTally> {
  attackers.send(attack)
  const [tally] = (await once(attackers, 'message')) as [AttackTally]
  return tally
}

interface Seen {
  p50: number
  p95: number
  refused: number
  /** The most anonymous memory of the service, in bytes. */
  anonymous: number
}

/** What the quiet account sees during some work, and what the work returns. */
async function watched<T>(
  service: Service,
  key: string,
  work: () => Promise<T>,
): Promise<[Seen, T]> {
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
  const done = await work().finally(() => over.abort())
  await asking
  const [p50, p95] = [quantile(milliseconds, 0.5), quantile(milliseconds, 0.95)]
  return [{ p50, p95, refused, anonymous }, done]
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

/** How long the owner takes to sign in; null if she is refused. */
async function signInMs(url: string, Cookie: string): Promise<number | null> {
  const started = performance.now()
  const body = JSON.stringify({ email: OWNER, senha: PASSWORD })
  const { status } = await post(`${url}/sessao`, body, addressOf(1, 0), { Cookie })
  return status === 201 ? performance.now() - started : null
}

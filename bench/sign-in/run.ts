/*
 * node bench/sign-in/run.ts [--atos 5000] [--rapido] [--pasta DIR]
 *
 * Measures searches, and answers of the HTTP thread alone, with and without constant sign-ins, in turns.
 * Prints Markdown for RESULTS.md.
 */
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKey, runArauto, startService } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { type Client, createClient } from '../lib/client.ts'
import { median, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'

/** Each signs in again and again; a single person would be slowed down. */
const PEOPLE = Array.from({ length: 8 }, (_, i) => `p${i}@example.org`)
/** The pause of a typing person; a program would only wait for its own answers. */
const PAUSE_MS = 20
const PASSWORD = 'quatro palavras bem diferentes'

interface Round {
  search: number[]
  loop: number[]
  signIns: number
}

await runBench({ acts: 5_000, quickActs: 1_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const dataDir = await archiveIn(bench)
  const key = await createKey(dataDir)
  const service = cleanup.use(await startService(dataDir))
  const door = openDoor(service.url)
  for (const email of PEOPLE) {
    const { result } = await runArauto(dataDir, ['pessoa', 'convidar'])
    const token = String(result.url).split('#')[1]
    await door('/convites/aceitar', { token, nome: 'Bench', email, senha: PASSWORD }, 201)
  }
  const client = cleanup.use(createClient(service.url, key))

  const loadBefore = load()
  const seconds = quick ? 1 : 10
  const quiet: Round[] = []
  const busy: Round[] = []
  for (let i = 0; i < (quick ? 2 : 7); i++) {
    progress('round', String(i + 1))
    quiet.push(await measure(client, seconds, async () => 0))
    busy.push(await measure(client, seconds, (until) => signInUntil(door, until)))
  }
  progressDone()
  console.log(report(quiet, busy, { loadBefore, seconds }))
})

/** What a client sees for some seconds while `others` run. */
async function measure(
  client: Client,
  seconds: number,
  others: (until: number) => Promise<number>,
): Promise<Round> {
  const until = performance.now() + seconds * 1_000
  const going = others(until)
  const search: number[] = []
  const loop: number[] = []
  while (performance.now() < until) {
    search.push((await client.get('/buscar?termo=licita%C3%A7%C3%A3o&limite=10')).ms)
    loop.push((await client.get('/instalacao')).ms)
    await sleep(PAUSE_MS)
  }
  return { search, loop, signIns: await going }
}

async function signInUntil(door: Door, until: number): Promise<number> {
  let done = 0
  async function person(email: string): Promise<void> {
    while (performance.now() < until) {
      await door('/sessao', { email, senha: PASSWORD }, 201)
      done++
    }
  }
  await Promise.all(PEOPLE.map(person))
  return done
}

type Door = (path: string, body: object, expected: number) => Promise<void>

/** POSTs of people, each from their own address: one address may sign in twenty times a minute. */
function openDoor(url: string): Door {
  const agent = new Agent({ keepAlive: false })
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'bench' }
  let address = 0
  return (path, body, expected) =>
    new Promise((resolve, reject) => {
      address = (address + 1) % 60_000
      const localAddress = `127.1.${Math.floor(address / 250)}.${(address % 250) + 1}`
      const options = { method: 'POST', agent, headers, localAddress }
      const sent = request(`${url}${path}`, options, (response) => {
        response.resume().on('end', () => {
          if (response.statusCode === expected) resolve()
          else reject(new Error(`${response.statusCode} for ${path}`))
        })
      })
      sent.on('error', reject)
      sent.end(JSON.stringify(body))
    })
}

function report(quiet: Round[], busy: Round[], run: { loadBefore: string; seconds: number }) {
  const rows = (['search', 'loop'] as const).flatMap((what) =>
    [0.5, 0.95, 0.99].map((q) => {
      const of = (rounds: Round[]) => rounds.map((one) => quantile(one[what], q))
      const ratios = of(busy).map((ms, i) => ms / of(quiet)[i]!)
      const name = what === 'search' ? 'a search' : 'the HTTP thread alone'
      const cells = [median(of(quiet)), median(of(busy)), median(ratios)].map(round)
      return [`${name}, p${q * 100}, ms`, ...cells]
    }),
  )
  const rate = median(busy.map(({ signIns }) => signIns / run.seconds))
  return [
    `${machine()}; load ${run.loadBefore} before, ${load()} after.`,
    `${PEOPLE.length} people sign in without end: ${round(rate)} sign-ins/s. ${quiet.length} rounds of ${run.seconds} s each in turns; medians, the ratio over each round's pair.`,
    table(['', 'nobody signs in', 'people sign in', 'ratio'], rows),
  ].join('\n\n')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { decompressText } from '../src/lib/text/compressed-text.ts'
import { extractOf } from './_acts-with-rows.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, seededRandom, writeZip } from './_editions.ts'
import { type PushWorld, createPushWorld, eventually } from './_push.ts'

const KILLS = 20
const ACTS_A_DAY = 700
/** Acts of a day with a contract each; rows of the larger amounts are asked for. */
const CONTRACTS_A_DAY = 150
const LARGE = 75
/** One of the words of which each act has some hundred. */
const TERMO = 'palavra7'
/** How long a run may last after its first sign of life. */
const LONGEST_RUN_MS = 200
/** The last run imports whatever is left, on machines that do other things, too. */
const LONGEST_IMPORT_MS = 120_000
/** Some runs are killed before they deliver anything. */
const EARLY_SHARE = 0.25

const random = seededRandom(6)

test('killed twenty times while it imports and delivers, everything is received, little twice', async () => {
  const world = await createPushWorld()
  world.receiver.delay = () => 2 + random() * 20
  const folder = temporaryFolder()
  const zips = [MONDAY, TUESDAY].map((data) =>
    writeZip(folder, `${data}-DO1.zip`, manyArticles(ACTS_A_DAY, { data })),
  )
  for (const data of [MONDAY, TUESDAY])
    zips.push(writeZip(folder, `${data}-DO3.zip`, contractsOf(data)))
  await world.webhook('/all')
  await world.webhook('/some', { filtros: { termos: [TERMO] } })
  await world.webhook('/editions', { eventos: ['edicao.publicada'] })
  const linhas = { tabela: 'contratos', valor_min: LARGE } as const
  await world.webhook('/rows', { eventos: ['linha.nova'], filtros: { linhas } })

  let inFlight = 0
  for (let kills = 0; kills < KILLS; kills++) {
    const run = startProcess(world, zips)
    await run.said('started')
    const before = world.receiver.received.length
    if (random() > EARLY_SHARE)
      await eventually(() => world.receiver.received.length).toBeGreaterThan(before)
    await pause(random() * LONGEST_RUN_MS)
    await run.kill()
    inFlight += count(world, "SELECT count(*) AS n FROM deliveries WHERE status = 'enviando'")
  }
  const last = startProcess(world, zips)
  await last.said('imported')
  const expected = expectedPairs(world)
  const received = () => world.receiver.received.map(({ path, json }) => `${json.id} ${path}`)
  await eventually(() => new Set(received()).size).toBe(expected.length)
  const unsettled = "SELECT count(*) AS n FROM deliveries WHERE status <> 'entregue'"
  await eventually(() => count(world, unsettled)).toBe(0)
  await last.kill()

  expect([...new Set(received())].sort()).toEqual(expected)
  expect(received().length - expected.length).toBeLessThanOrEqual(inFlight)
  expect(world.rows('SELECT ativo, falhas_consecutivas FROM webhooks')).toEqual(
    Array.from({ length: 4 }, () => ({ ativo: 1, falhas_consecutivas: 0 })),
  )
  expect(count(world, "SELECT count(*) AS n FROM events WHERE tipo = 'linha.nova'")).toBe(
    2 * CONTRACTS_A_DAY,
  )
  process.stdout.write(
    `${expected.length} deliveries, ${received().length - expected.length} twice, ${inFlight} were in flight\n`,
  )
}, 480_000)

/** Extracts of one contract each, of 0 reais and upwards. */
function contractsOf(data: string) {
  return Array.from({ length: CONTRACTS_A_DAY }, (_, i) =>
    extractOf(
      `${data === MONDAY ? 5 : 6}${String(i).padStart(4, '0')}`,
      `Contratada: EMPRESA ${i} LTDA. Objeto: pneus. Valor Total: R$ ${i},00.`,
      { data },
    ),
  )
}

function startProcess({ dataDir, env }: PushWorld, zips: string[]) {
  const program = fileURLToPath(new URL('./_push-process.ts', import.meta.url))
  const child = spawn(process.execPath, [program, ...zips], {
    env: { ...process.env, ...env, ARAUTO_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    async said(word: string) {
      const patience = { timeout: LONGEST_IMPORT_MS, interval: 10 }
      await expect.poll(() => output, patience).toContain(word)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Every event with the path of every webhook that must get it, derived from the texts alone. */
function expectedPairs({ db }: PushWorld): string[] {
  const events = db
    .prepare(
      `SELECT e.id, e.tipo, p.conteudo_completo AS text
       FROM events e LEFT JOIN publications p ON p.id = e.dados ->> 'publicacao'`,
    )
    .all()
  return events
    .flatMap(({ id: evento, tipo, text }) => {
      const id = String(evento)
      if (tipo === 'edicao.publicada') return [`${id} /editions`]
      const whole = decompressText(text as Uint8Array)
      if (tipo === 'linha.nova') {
        const [, amount] = /R\$ (\d+),00/.exec(whole)!
        return Number(amount) >= LARGE ? [`${id} /rows`] : []
      }
      const isSome = new RegExp(`\\b${TERMO}\\b`).test(whole)
      return isSome ? [`${id} /all`, `${id} /some`] : [`${id} /all`]
    })
    .sort()
}

function count({ db }: PushWorld, sql: string): number {
  return Number(db.prepare(sql).get()?.n)
}

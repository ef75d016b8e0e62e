import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { runCollector } from '../src/collector/run.ts'
import { type Archive, openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import { realSurroundings } from '../src/assembly/surroundings.ts'
import type { Message } from '../src/mail/message.ts'
import { createCollectorStore } from '../src/store/collector/records.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { expectConsistent } from './_archive.ts'
import {
  ACTS,
  DAYS,
  EXTRA,
  FREE,
  LOST,
  SECTIONS,
  STILL,
  dayOf,
  instant,
  numberOf,
  planMonth,
  troubleAt,
  wholeFrom,
} from './_bad-month.ts'
import { temporaryFolder } from './_cli.ts'
import { type SimulatedTime, simulatedTime, words } from './_collector.ts'
import { TEST_LIMITS, importHere } from './_import-here.ts'
import { clientOf, startInlabs } from './_inlabs.ts'
import { openWatch } from './_watch.ts'

/** One request in the month is never answered. */
const TIMEOUTS = { headersMs: 3_000, bodyMs: 20_000, slowMs: 20_000, totalMs: 20_000 }
/** The times when ledger, receipts and searches are compared with the known events. */
const HOURS = ['05:00', '07:30', '12:00', '23:00']
const WATCH_MINUTES = 30

test('a bad month: ledger, receipts and searches are true for every edition, at every hour', async () => {
  const time = simulatedTime('2026-03-01 12:00')
  const dataDir = join(temporaryFolder(), 'data')
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  hasten(archive.db)
  const watch = await openWatch(dataDir, time.clock)
  hasten(watch.db)
  const ask = { avisar_vazio: true, frequencia: 'edicao' as const }
  const zebra = await watch.alerts.add({
    ...ask,
    consulta: 'zebra',
    canais: { emails: ['a@b.br'] },
  })
  await watch.alerts.add({ ...ask, consulta: 'girafa', canais: { emails: ['c@d.br'] } })
  const daily = { ...ask, frequencia: 'diaria' as const, hora: 8 }
  await watch.alerts.add({ ...daily, consulta: 'zebra', canais: { emails: ['e@f.br'] } })
  await watch.alerts.confirmAll()

  const inlabs = await startInlabs()
  const { db } = archive
  planMonth(time, inlabs, {
    fill: () =>
      db.exec(
        "CREATE TRIGGER full BEFORE INSERT ON publications BEGIN SELECT raise(ABORT, 'disk full'); END",
      ),
    free: () => db.exec('DROP TRIGGER full'),
  })
  watchEvery(time, async () => {
    const stillUntil = instant(STILL.data, STILL.until)
    const now = time.clock()
    const stands = now >= instant(STILL.data, '00:00') && now < stillUntil
    if (!stands) await watch.look()
    await watch.write()
  })
  async function check(today: string, hour: string): Promise<void> {
    expectTrueLedger(archive, today, time.clock())
    await expectTrueSearches(archive, today, time)
    const receipt = { today, hour, ...(await watch.receipt(zebra)) }
    expect(receipt).toMatchObject({ today, hour, ...trueReceipt(today, time.clock()) })
  }
  let checks = 0
  // The collector treats an exception during a wait as its own failure.
  const untrue: unknown[] = []
  for (const today of DAYS)
    for (const hour of HOURS)
      time.at(`${today} ${hour}`, async () => {
        checks++
        try {
          await check(today, hour)
        } catch (error) {
          untrue.push(error)
        }
      })

  const events = await collect(archive, inlabs, time, `${DAYS.at(-1)} 23:40`)
  expect(untrue).toEqual([])
  expect(checks).toBe(DAYS.length * HOURS.length)
  const crashes = events.filter((word) => word.startsWith('crashed'))
  expect(new Set(crashes)).toEqual(new Set(['crashed: Error: disk full']))
  expectConsistent(db)
  expectEventsOnce(archive)
  expectTrueMails(await watch.mails())
})

/** Nothing is killed here, so the thousands of transactions need not wait for the disk. */
function hasten(db: DatabaseSync): void {
  db.exec('PRAGMA synchronous = OFF')
}

function watchEvery(time: SimulatedTime, work: () => Promise<void>): void {
  for (let day = 1; day <= 31; day++)
    for (let minute = 10; minute < 24 * 60; minute += WATCH_MINUTES) {
      const hour = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, '0'))
      time.at(`2026-03-${String(day).padStart(2, '0')} ${hour.join(':')}`, work)
    }
}

/** Collects until the end; returns what happened. */
async function collect(
  archive: Archive,
  inlabs: Awaited<ReturnType<typeof startInlabs>>,
  time: SimulatedTime,
  end: string,
): Promise<string[]> {
  const stop = new AbortController()
  time.at(end, () => stop.abort())
  const events: string[] = []
  const { clock, sleep } = time
  await runCollector(
    {
      source: clientOf(inlabs, { clock, sleep, timeouts: TIMEOUTS }),
      store: createCollectorStore(archive.sql),
      leases: createLeaseStore(archive.sql),
      importZip: (path, { fence, signal }) =>
        importHere(archive, [path], { notify: true, clock, fence, signal }),
      limits: TEST_LIMITS,
      holder: randomUUID(),
      since: '2026-03-01',
      eager: false,
      folder: join(temporaryFolder(), 'coleta'),
      permalinks: null,
      clock,
      sleep,
      onEvent: (event) => void events.push(words(event)),
    },
    stop.signal,
  )
  return events
}

/** The expected ledger entry of a section at that moment. */
function trueState(data: string, section: string, today: string, now: Date): string {
  if (data === FREE) return data === today ? 'pendente: data_ausente' : 'sem_edicao: data_ausente'
  if (data === LOST) return data === today ? 'pendente: data_ausente' : 'falha: data_ausente'
  return troubleAt(data, section, now)?.says ?? 'completa'
}

function expectTrueLedger({ db }: Archive, today: string, now: Date): void {
  const rows = db
    .prepare(
      `SELECT data, pub_name, concat_ws(': ', estado, motivo) AS state FROM ledger
       WHERE pub_name IN ('DO1', 'DO2', 'DO3') ORDER BY data, pub_name`,
    )
    .all()
  const told = rows.map((row) => {
    const [data = '', name = '', state = ''] = [row.data, row.pub_name, row.state].map(String)
    const isForGood = troubleAt(data, name, now)?.says === 'falha'
    return `${data} ${name} ${isForGood ? state.split(':')[0] : state}`
  })
  const truth = DAYS.filter((data) => data <= today).flatMap((data) =>
    SECTIONS.map((section) => `${data} ${section} ${trueState(data, section, today, now)}`),
  )
  expect(told).toEqual(truth)
}

/** A search of each day finds what is there, and says if that is incomplete. */
async function expectTrueSearches(archive: Archive, today: string, time: SimulatedTime) {
  const settings = { dataDir: '', secretKey: null }
  const queries = createQueries(archive, settings, { ...realSurroundings, clock: time.clock })
  for (const data of DAYS.filter((day) => day <= today)) {
    const { total, avisos } = await queries.archive.search({
      termo: '*',
      leitura: 0,
      filters: { data_inicio: data, data_fim: data, secoes: ['1', '2', '3'] },
      order: 'antigas',
      pagina: 1,
      limite: 1,
      trechos: false,
      facetas: null,
      histograma: null,
    })
    const states = SECTIONS.map((section) => trueState(data, section, today, time.clock()))
    const held = states.filter((state) => state === 'completa' || state === 'parcial').length
    const isWhole = states.every((state) => state === 'completa' || state.startsWith('sem_edicao'))
    const gaps = avisos.filter(({ codigo }) => /^edicoes_(ausentes|incompletas)$/.test(codigo))
    expect([data, total, gaps.length === 0]).toEqual([data, held * ACTS, isWhole])
  }
}

/** The expected receipt at that moment. */
function trueReceipt(today: string, now: Date) {
  const stands = today === STILL.data && now < instant(STILL.data, STILL.until)
  const isLookedAt = (data: string) =>
    !(stands && data === today) &&
    SECTIONS.every((section) => trueState(data, section, today, now) === 'completa')
  const isFree = (data: string) => data === FREE && data !== today
  const days = DAYS.filter((data) => data <= today)
  const isExtraIn = now >= instant(EXTRA.data, EXTRA.from)
  const newest = days.findLast(isLookedAt)
  const edition = newest === undefined ? null : { data: newest, numero: numberOf(newest) }
  const due = days.filter((data) => data < today || now >= instant(today, '06:00'))
  return {
    edicao: isExtraIn ? { data: EXTRA.data, numero: EXTRA.numero } : edition,
    faltam: due.filter((data) => !isLookedAt(data) && !isFree(data)),
  }
}

function expectEventsOnce({ db }: Archive): void {
  const ids = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ id }) => String(id))
  expect(
    ids(
      `SELECT dados ->> 'publicacao' AS id FROM events WHERE tipo = 'publicacao.nova' ORDER BY 1`,
    ),
  ).toEqual(ids('SELECT id FROM publications ORDER BY 1'))
  const reasons = ids(
    `SELECT dados ->> 'motivo' AS id FROM events WHERE tipo = 'publicacao.atualizada' ORDER BY seq`,
  )
  // Withdrawn; corrected; withdrawn, and back again.
  expect(reasons).toEqual(['retirada', 'reprocessamento', 'retirada', 'reprocessamento'])
}

/**
 * Mails list exactly what was imported by then; each edition is reported once, with matches or without.
 */
function expectTrueMails(mails: { para: string; criado_em: string; message: Message }[]): void {
  const looked = DAYS.filter((data) => SECTIONS.every((name) => wholeFrom(data, name) !== null))
  const editionsOf = (para: string, kind: Message['kind']) =>
    mails.flatMap(({ para: to, message }) =>
      to === para &&
      message.kind === kind &&
      'scope' in message &&
      message.scope.frequencia === 'edicao'
        ? `${message.scope.data} ${message.scope.numero}`
        : [],
    )
  const extra = `${EXTRA.data} ${EXTRA.numero}`
  const named = (data: string) => `${data} ${numberOf(data)}`
  expect(editionsOf('a@b.br', 'alerts_empty').toSorted()).toEqual([...looked.map(named), extra])
  const found = DAYS.filter((data) => ![FREE, LOST, dayOf('06')].includes(data))
  expect(editionsOf('c@d.br', 'alert_matches').toSorted()).toEqual(found.map(named))
  expect(editionsOf('c@d.br', 'alerts_empty')).toEqual([extra])

  for (const { criado_em, message } of mails) {
    if (message.kind !== 'alerts_empty' && message.kind !== 'alert_matches') continue
    for (const { data, examinadas } of message.editions ?? [])
      for (const name of examinadas.filter((section) => SECTIONS.includes(section)))
        expect([data, name, wholeFrom(data, name)?.toISOString()]).toEqual([
          data,
          name,
          expect.toSatisfy((from: string | undefined) => from !== undefined && from <= criado_em),
        ])
  }
  const daily = mails.flatMap(({ para, criado_em, message }) =>
    para === 'e@f.br' && message.kind === 'alerts_empty'
      ? [{ ...message, day: criado_em.slice(0, 10) }]
      : [],
  )
  // Section 2 of Friday came in the afternoon, so Saturday has something to report.
  expect(daily.map(({ day }) => day)).toEqual([...DAYS, dayOf('14')].toSorted())
  // Late sections of the day before were checked; for the day that never came there is nothing to report.
  const silent = daily.flatMap(({ editions, late }) => (editions.length === 0 ? [late] : []))
  expect(silent).toEqual([SECTIONS])
  const late = DAYS.map((data) =>
    SECTIONS.filter((name) =>
      /^(falha|pendente)/.test(trueState(data, name, data, instant(data, '08:00'))),
    ),
  )
  expect(daily.filter(({ day }) => DAYS.includes(day)).map((mail) => mail.late)).toEqual(late)
}

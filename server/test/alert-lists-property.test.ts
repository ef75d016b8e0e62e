import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { EventAct, FullEvent } from '../src/events/full-event.ts'
import { createSubscriptions } from '../src/events/subscriptions.ts'
import { compileRows } from '../src/service/rows/row-watch.ts'
import { rarityIn } from '../src/monitor/act-keys.ts'
import type { SqlReader } from '../src/store/sql.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { alertsOf, listsOf } from './_alerts.ts'
import { fanOutStoreOf } from './_fan-out-store.ts'
import { createPushWorld } from './_push.ts'
import { act, readings } from './_search-conformance.ts'

/** An event of an act that has only what filters read. */
function eventOf(read: object): FullEvent {
  const act = { id: 'pub_1', situacao: 'publicada', ...read } as EventAct
  return { seq: 1, id: 'evt_1', criado_em: '', tipo: 'publicacao.nova', act }
}

const terms = fc.array(
  readings.map(({ termo }) => termo),
  { maxLength: 4 },
)
const someTerms = fc.array(
  readings.map(({ termo }) => termo),
  { minLength: 1, maxLength: 4 },
)

test('what an alert seeks is read at one moment, whatever becomes of its lists', async () => {
  const world = await createPushWorld()
  const [alerts, lists] = [alertsOf(world), listsOf(world)]
  const list = await lists.add(['a', 'b'])
  const alert = await alerts.add({ termos: [{ termo: 'b' }, { termo: 'c' }], listas: [list.id] })
  const reading = openDatabase(world.dataDir)
  onTestFinished(() => reading.close())
  const sql = createSqliteHandle(reading)
  /** Between two statements, the alert loses its list, which is deleted. */
  const disturbed = <Reader extends SqlReader>(reader: Reader): Reader => ({
    ...reader,
    async all<T>(...asked: Parameters<typeof reader.all<T>>) {
      const rows = await reader.all(...asked)
      if (asked[1].includes('JOIN alerts')) {
        await alerts.change(alert.id, { listas: [] })
        await lists.remove(list.id)
      }
      return rows
    },
    snapshot: (work) => reader.snapshot((view) => work(disturbed(view))),
  })
  const nothing = { webhooks: 0, alerts: 0, hidden: 0 }
  const store = fanOutStoreOf(disturbed(sql))
  const { seen, alerts: read } = await store.changes(nothing)
  expect(read.get(alert.id)?.termos).toEqual(['b', 'c', 'a'])
  const after = await fanOutStoreOf(sql).changes(seen)
  expect(after.alerts.get(alert.id)?.termos).toEqual(['b', 'c'])
})

test('an alert with lists finds what an alert with the same items of its own finds, also after they change', async () => {
  const world = await createPushWorld()
  const [alerts, lists] = [alertsOf(world), listsOf(world)]
  const store = fanOutStoreOf(createSqliteHandle(world.db))

  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: 8 }),
      terms,
      fc.array(someTerms, { minLength: 1, maxLength: 3 }),
      someTerms,
      async (acts, own, shared, changed) => {
        const made = []
        for (const termos of shared) made.push(await lists.add([...new Set(termos)]))
        const listas = made.map(({ id }) => id)
        const itemsOf = (termos: string[]) => termos.map((termo) => ({ termo }))
        const { id: by } = await alerts.add({ termos: itemsOf(own), listas })
        const subscriptions = createSubscriptions(rarityIn([]), compileRows)
        let seen = { webhooks: 0, alerts: 0, hidden: 0 }
        await follow()

        await expectSame([...own, ...shared.flat()])
        await lists.replace(listas[0]!, [...new Set(changed)]) // at least one
        await follow()
        await expectSame([...own, ...changed, ...shared.slice(1).flat()])
        await alerts.remove(by)

        async function follow() {
          const changes = await store.changes(seen)
          for (const [id, alert] of changes.alerts)
            if (alert === null) subscriptions.remove(id)
            else subscriptions.setAlert(alert)
          seen = changes.seen
        }

        async function expectSame(termos: string[]) {
          const { id: alone } = await alerts.add({ termos: itemsOf(termos) })
          await follow()
          for (const act of acts) {
            const found = subscriptions.matches(eventOf(act))
            const of = (id: string) => found.find(({ alert }) => alert.id === id)?.termos ?? null
            expect(of(by)).toEqual(of(alone))
          }
          await alerts.remove(alone)
        }
      },
    ),
    { numRuns: 60 },
  )
})

import { onTestFinished } from 'vitest'
import { newId } from '../src/lib/ids.ts'
import type { Clock } from '../src/lib/clock.ts'
import { newToken } from '../src/lib/token.ts'
import { shouldAsk } from '../src/monitor/address.ts'
import { type AlertRequest, type StoredAlert, newAlert } from '../src/monitor/alert.ts'
import { openDatabase } from '../src/store/database.ts'
import { createAddressBook } from '../src/store/alert-addresses.ts'
import { createAlertStore } from '../src/store/alerts.ts'
import { type MailDeskEvent, startMailDesk } from '../src/threads/mail-desk.ts'
import type { PushWorld } from './_push.ts'
import type { TestSmtp } from './_smtp.ts'

const LIMITS = { alerts: 10_000, unconfirmed: 1_000 }

/** What makes alerts of a world's account, and answers for the owners of addresses. */
export function alertsOf({ db, conta }: PushWorld, clock: Clock = () => new Date()) {
  const store = createAlertStore(db, { shouldAsk, newToken })
  return {
    store,
    add(request: Partial<AlertRequest>): StoredAlert {
      const made = { id: newId('alr'), conta_id: conta, now: clock() }
      const alert = newAlert({ nome: 'Alerta', consulta: '*', ...request }, made)
      if (store.create(alert, LIMITS, clock()) !== null) throw new Error('refused')
      return alert
    },
    change(id: string, fields: Partial<StoredAlert>): void {
      store.change(conta, id, (alert) => ({ ...alert, ...fields }), LIMITS, clock())
    },
    /** Every address of the account is confirmed, by whoever owns it. */
    confirmAll(): void {
      const book = createAddressBook(db)
      for (const { id } of store.addresses(conta)) book.confirm(id, clock())
    },
  }
}

/** The mail desk of a world in this process, on a connection of its own, gone when the test is. */
export function startDesk(world: PushWorld, { port }: Pick<TestSmtp, 'port'>, clock: Clock) {
  const db = openDatabase(world.dataDir)
  const events: MailDeskEvent[] = []
  const mail = {
    host: '127.0.0.1',
    port,
    secure: false,
    requireTls: false,
    credentials: null,
    from: { name: 'Arauto', address: 'avisos@arauto.exemplo.br' },
    caFile: null,
  }
  const publicUrl = 'https://arauto.exemplo.br'
  const config = { ...world.config, mail, publicUrl, operatorEmail: 'operadora@exemplo.br' }
  const desk = startMailDesk(db, config, { clock, onEvent: (event) => events.push(event) })
  onTestFinished(async () => {
    await desk[Symbol.asyncDispose]()
    db.close()
  })
  return { events }
}

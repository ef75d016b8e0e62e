import { expect, onTestFinished, test } from 'vitest'
import type { AlertStore } from '../src/alerts/alert-store.ts'
import { newAlert } from '../src/alerts/alert.ts'
import { newId } from '../src/lib/crypto/ids.ts'
import { createAccount } from '../src/access/accounts.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createAlertStore } from '../src/store/alerts/alert-store.ts'
import { int, row } from '../src/store/rows.ts'
import { createSecretBox } from '../src/lib/crypto/secret-box.ts'
import { RULES } from './_alerts.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const countRow = row({ n: int })
const NOW = new Date('2024-03-18T12:00:00.000Z')
const ROWS = 20
const AT_ONCE = 6

function newIn(outcome: Awaited<ReturnType<AlertStore['handOver']>>): number {
  return 'done' in outcome ? outcome.done.entregues : 0
}

test.runIf(hasPostgres('what is handed over at once'))(
  'rows that several requests hand over at once are handed over once',
  async () => {
    const database = await openTestPostgres()
    onTestFinished(() => database[Symbol.asyncDispose]())
    const { sql } = database
    const owner = { nome: 'Teste', email: 'dona@exemplo.com.br' }
    const { id: conta_id } = await createAccount(createKeyStore(sql), owner, NOW)
    const alerts = createAlertStore(sql, createSecretBox(new Uint8Array(32)), 10_000_000)
    const about = { id: newId('alr', NOW.getTime()), conta_id, now: NOW }
    const alert = newAlert({ nome: 'Alerta', filtros: { linhas: { tabela: 'contratos' } } }, about)
    await alerts.create(alert, RULES, null, NOW)
    const linhas = Array.from({ length: ROWS }, (_, n) => ({
      tabela: 'contratos' as const,
      linha: { n },
      dito: `${n}`,
      prazo: null,
    }))
    const found = [{ id: 'pub_1', termos: [], linhas }]
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        alerts.handOver(conta_id, alert.id, found, {}, null, NOW),
      ),
    )
    const first = { done: { entregues: ROWS, ja_entregues: 0 } }
    const other = { done: { entregues: 0, ja_entregues: ROWS } }
    const byNew = outcomes.toSorted((a, b) => newIn(b) - newIn(a))
    expect(byNew).toEqual([first, ...Array.from({ length: AT_ONCE - 1 }, () => other)])
    const kept = "SELECT count(*) AS n FROM events WHERE tipo = 'alerta.match'"
    expect(await sql.one(countRow, kept, [])).toEqual({ n: ROWS })
  },
)

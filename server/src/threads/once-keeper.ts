import type { DatabaseSync } from 'node:sqlite'
import type { SecretBox } from '../lib/secret-box.ts'
import { transaction } from '../store/database.ts'
import { type Once, createIdempotencyStore } from '../store/idempotency.ts'
import type { Outcome } from '../webhooks/outcome.ts'

/**
 * Does what requests ask for, each in one transaction with what is kept of its answer. One with an
 * Idempotency-Key that came before, while this one was on its way, is refused.
 */
export function createOnceKeeper(db: DatabaseSync, box: SecretBox) {
  const idempotency = createIdempotencyStore(db, box)

  return {
    perform(once: Once | null, now: Date, work: () => Outcome<unknown>): Outcome<unknown> {
      return transaction(db, () => earlier(once, now) ?? kept(once, now, work()))
    },
    /** Of work that takes longer than a transaction: its beginning… */
    begin(once: Once, now: Date): Outcome<null> {
      return transaction(db, () => {
        const refused = earlier(once, now)
        if (refused) return refused
        idempotency.begin(once, now)
        return { done: null }
      })
    },
    /** …and its end. */
    end(once: Once | null, now: Date, work: () => Outcome<unknown>): Outcome<unknown> {
      return transaction(db, () => kept(once, now, work()))
    },
  }

  function earlier(
    once: Once | null,
    now: Date,
  ): { refused: 'chave_reutilizada' | 'repetida' } | null {
    const state = once === null ? 'unknown' : idempotency.look(once, now).kind
    if (state === 'unknown') return null
    return { refused: state === 'other' ? 'chave_reutilizada' : 'repetida' }
  }

  function kept(once: Once | null, now: Date, outcome: Outcome<unknown>): Outcome<unknown> {
    if (once !== null && 'done' in outcome) {
      const body = JSON.stringify({ sucesso: true, dados: outcome.done, ...once.beside })
      idempotency.answer(once, { status: once.status, body }, now)
    }
    return outcome
  }
}

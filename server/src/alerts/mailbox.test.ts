import { expect, test } from 'vitest'
import { type StoredMailbox, whomToAsk } from './mailbox.ts'

const DAY_MS = 86_400_000
const ASKED = Date.UTC(2026, 2, 9)
const EMAIL = 'a@b.example'

function mailbox(change: Partial<StoredMailbox>): StoredMailbox {
  return {
    id: 'end_1',
    email: EMAIL,
    situacao: 'pendente',
    confirmado_em: null,
    askedAt: ASKED,
    descadastrado_em: null,
    ...change,
  }
}

test('an owner is asked once a day, never when confirmed, and left in peace after leaving', () => {
  const isAskedAt = (now: number, ...known: StoredMailbox[]) =>
    whomToAsk([EMAIL], known, new Date(now))?.length === 1
  const leftAt = ASKED + 10 * DAY_MS
  const left = mailbox({
    situacao: 'descadastrado',
    descadastrado_em: new Date(leftAt).toISOString(),
  })
  const confirmed = mailbox({ situacao: 'confirmado' })
  expect(isAskedAt(ASKED)).toBe(true)
  expect(isAskedAt(ASKED + DAY_MS - 1, mailbox({}))).toBe(false)
  expect(isAskedAt(ASKED + DAY_MS, mailbox({}))).toBe(true)
  expect(isAskedAt(ASKED + 1_000 * DAY_MS, confirmed)).toBe(false)
  expect(isAskedAt(leftAt + 90 * DAY_MS - 1, left)).toBe(false)
  expect(isAskedAt(leftAt + 90 * DAY_MS, left)).toBe(true)
})

test('nobody is asked when too many would be unconfirmed; known mailboxes can still be given', () => {
  const now = new Date(ASKED + DAY_MS)
  const known = Array.from({ length: 49 }, (_, i) =>
    mailbox({ id: `end_${i}`, email: `${i}@b.example` }),
  )
  expect(whomToAsk(['new@b.example'], known, now)).toEqual(['new@b.example'])
  expect(whomToAsk(['new@b.example', 'newer@b.example'], known, now)).toBeNull()
  expect(whomToAsk(['0@b.example'], [...known, mailbox({})], now)).toEqual(['0@b.example'])
})

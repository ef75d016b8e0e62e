import { expect, test } from 'vitest'
import { type StoredMailbox, enrol } from './mailbox.ts'

const DAY_MS = 86_400_000
const ASKED = Date.UTC(2026, 2, 9)
const EMAIL = 'a@b.example'

const nobody = () => false

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
    enrol([EMAIL], known, nobody, new Date(now))?.asked.length === 1
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
  expect(enrol(['new@b.example'], known, nobody, now)?.asked).toEqual(['new@b.example'])
  expect(enrol(['new@b.example', 'newer@b.example'], known, nobody, now)).toBeNull()
  expect(enrol(['0@b.example'], [...known, mailbox({})], nobody, now)?.asked).toEqual([
    '0@b.example',
  ])
})

test('an address for which the operator answers is not asked, unless its owner left', () => {
  const now = new Date(ASKED + DAY_MS)
  const ofHouse = (email: string) => email.endsWith('@orgao.example')
  const known = Array.from({ length: 50 }, (_, i) =>
    mailbox({ id: `end_${i}`, email: `${i}@orgao.example` }),
  )
  const given = known.map(({ email }) => email)
  expect(enrol([...given, 'new@orgao.example', EMAIL], known, ofHouse, now)).toEqual({
    asked: [EMAIL],
    vouched: [...given, 'new@orgao.example'],
  })
  const left = mailbox({
    email: 'left@orgao.example',
    situacao: 'descadastrado',
    descadastrado_em: new Date(ASKED).toISOString(),
  })
  const askedAgain = mailbox({ ...left, situacao: 'pendente', askedAt: ASKED })
  expect(enrol([left.email], [askedAgain], ofHouse, now)).toEqual({
    asked: [left.email],
    vouched: [],
  })
  const confirmed = mailbox({ email: 'in@orgao.example', situacao: 'confirmado' })
  const both = [left.email, confirmed.email]
  expect(enrol(both, [left, confirmed], ofHouse, now)).toEqual({ asked: [], vouched: [] })
})

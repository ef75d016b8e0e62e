import { expect, test } from 'vitest'
import { type StoredAddress, shouldAsk } from './address.ts'

const DAY_MS = 86_400_000
const ASKED = Date.UTC(2026, 2, 9)

function address(change: Partial<StoredAddress>): StoredAddress {
  return {
    id: 'end_1',
    email: 'a@b.example',
    situacao: 'pendente',
    confirmado_em: null,
    askedAt: ASKED,
    descadastrado_em: null,
    ...change,
  }
}

test('an owner is asked once a day, never when confirmed, and left in peace after leaving', () => {
  const leftAt = ASKED + 10 * DAY_MS
  const left = address({
    situacao: 'descadastrado',
    descadastrado_em: new Date(leftAt).toISOString(),
  })
  expect(shouldAsk(null, ASKED)).toBe(true)
  expect(shouldAsk(address({}), ASKED + DAY_MS - 1)).toBe(false)
  expect(shouldAsk(address({}), ASKED + DAY_MS)).toBe(true)
  expect(shouldAsk(address({ situacao: 'confirmado' }), ASKED + 1_000 * DAY_MS)).toBe(false)
  expect(shouldAsk(left, leftAt + 90 * DAY_MS - 1)).toBe(false)
  expect(shouldAsk(left, leftAt + 90 * DAY_MS)).toBe(true)
})

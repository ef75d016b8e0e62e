import { expect, test } from 'vitest'
import { challengeOf, isAttemptOpen, newAttempt } from './attempt.ts'

test('the challenge is that of RFC 7636', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(challengeOf({ verifier })).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('an attempt has its own secrets, names its purpose, and is open for ten minutes', () => {
  const now = new Date('2026-03-20T12:00:00.000Z')
  const one = newAttempt({ para: 'entrar' }, now)
  const { state, nonce, verifier } = newAttempt({ para: 'entrar' }, now)
  const secrets = [one.state, one.nonce, one.verifier, state, nonce, verifier]
  expect(new Set(secrets.map((secret) => secret.replace('entrar.', ''))).size).toBe(6)
  expect(one.state).toMatch(/^entrar\.[\w-]{43}$/)
  expect(isAttemptOpen(one, new Date(now.getTime() + 599_999))).toBe(true)
  expect(isAttemptOpen(one, new Date(now.getTime() + 600_000))).toBe(false)
})

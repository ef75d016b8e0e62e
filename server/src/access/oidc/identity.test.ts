import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identityOf, isSince } from './identity.ts'

const ISSUER = 'https://entrar.exemplo.br'

describe('what a provider claims', () => {
  test('becomes an identity', () => {
    const claims = {
      name: ' Ana Souza ',
      email: 'Ana@Exemplo.com.br',
      email_verified: true,
      auth_time: 1_700_000_000,
    }
    expect(identityOf(ISSUER, '123', claims)).toEqual({
      emissor: ISSUER,
      assunto: '123',
      nome: 'Ana Souza',
      email: 'ana@exemplo.com.br',
      email_verificado: true,
      autenticada_em: 1_700_000_000,
    })
  })

  test.each([
    [{ email: 'a@b.br' }, false],
    [{ email: 'a@b.br', email_verified: false }, false],
    [{ email: 'a@b.br', email_verified: 'false' }, false],
    [{ email: 'a@b.br', email_verified: 1 }, false],
    [{ email: 'a@b.br', email_verified: 'true' }, true],
    [{ email: 'a@b.br', email_verified: true }, true],
    [{ email: 'nada', email_verified: true }, false],
    [{ email_verified: true }, false],
  ])('%j: verified: %s', (claims, isVerified) => {
    expect(identityOf(ISSUER, '123', claims).email_verificado).toBe(isVerified)
  })

  test('of any form is accepted or ignored, and fits into a cookie', () => {
    const claim = fc.oneof(fc.jsonValue(), fc.string({ maxLength: 5_000 }))
    const names = fc.constantFrom('name', 'email', 'email_verified', 'auth_time')
    fc.assert(
      fc.property(fc.dictionary(names, claim), (claims) => {
        const { email, email_verificado, ...rest } = identityOf(ISSUER, '123', claims)
        expect(email !== null || !email_verificado).toBe(true)
        expect(JSON.stringify({ ...rest, email }).length).toBeLessThan(2_000)
        expect(rest.autenticada_em === null || Number.isFinite(rest.autenticada_em)).toBe(true)
      }),
    )
  })
})

test('an identity is recent if the person authenticated after the request, within the clock tolerance', () => {
  const asked = new Date('2026-03-20T12:00:00.000Z')
  const at = (seconds: number) => ({ autenticada_em: asked.getTime() / 1_000 + seconds })
  expect(isSince(at(5), asked)).toBe(true)
  expect(isSince(at(-30), asked)).toBe(true)
  expect(isSince(at(-31), asked)).toBe(false)
  expect(isSince({ autenticada_em: null }, asked)).toBe(false)
})

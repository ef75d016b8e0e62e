import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeEmail } from './email-address.ts'

test.each([
  ['equipe@exemplo.com.br', 'equipe@exemplo.com.br'],
  ['Equipe.DOU+alerta@Exemplo.com.br', 'equipe.dou+alerta@exemplo.com.br'],
  ["o'neil@exemplo.org", "o'neil@exemplo.org"],
  ['a@ministério.example.br', 'a@xn--ministrio-g4a.example.br'],
  [`${'a'.repeat(64)}@exemplo.com`, `${'a'.repeat(64)}@exemplo.com`],
])('%s is kept as %s', (text, kept) => {
  expect(normalizeEmail(text)).toBe(kept)
})

test.each([
  '',
  '@',
  'equipe',
  'equipe@',
  '@exemplo.com.br',
  'equipe@localhost',
  'equipe@127.0.0.1',
  'equipe@[127.0.0.1]',
  'a@b@exemplo.com',
  'a,b@exemplo.com',
  'a@exemplo.com,b@exemplo.com',
  'a@exemplo.com; b@exemplo.com',
  'Equipe <a@exemplo.com>',
  '"a b"@exemplo.com',
  'a b@exemplo.com',
  ' a@exemplo.com',
  'a@exemplo.com ',
  'a@exemplo.com\n',
  'a@exemplo.com\r\nBcc: b@exemplo.com',
  '.a@exemplo.com',
  'a.@exemplo.com',
  'a..b@exemplo.com',
  'ção@exemplo.com',
  'a@-exemplo.com',
  'a@exemplo..com',
  `${'a'.repeat(65)}@exemplo.com`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
])('%j is no address', (text) => {
  expect(normalizeEmail(text)).toBeNull()
})

test('an accepted text is one plain address, and stays the same', () => {
  const loose = fc.string({ unit: fc.constantFrom(...'aZ0.-_@,;<>"\r\n é'.split('')) })
  fc.assert(
    fc.property(loose, loose, (local, domain) => {
      const address = normalizeEmail(`${local}@${domain}.com`)
      if (address === null) return
      expect(address).toMatch(/^[!-?A-~]+@[a-z0-9.-]+$/)
      expect(address).not.toMatch(/[,;<>"\s]/)
      expect(normalizeEmail(address)).toBe(address)
    }),
    { numRuns: 2_000 },
  )
})

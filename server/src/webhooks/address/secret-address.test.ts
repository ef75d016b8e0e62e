import { expect, test } from 'vitest'
import { isSecretAddress, withoutTokens } from './secret-address.ts'

const TELEGRAM = 'https://api.telegram.org/bot12345678:AAEfGhIjKlMnOp/sendMessage?chat_id=-1001'
const FLOW =
  'https://prod-1.brazilsouth.logic.azure.com/workflows/1/invoke?sig=abc%2Fdef%2B0123456789botxyz%3D#teams'

test('the address of a channel or a browser is a secret, that of a receiver is none', () => {
  expect(isSecretAddress(TELEGRAM)).toBe(true)
  expect(isSecretAddress('https://push.exemplo.com.br/wpush/v2/gAAAAA#navegador')).toBe(true)
  expect(isSecretAddress('https://receptor.exemplo.com.br/arauto?chave=x')).toBe(false)
})

test.each([
  ['Not found: /bot12345678:AAEfGhIjKlMnOp/sendMessage', TELEGRAM, 'Not found: /…/sendMessage'],
  ['token 12345678:AAEfGhIjKlMnOp is invalid', TELEGRAM, 'token … is invalid'],
  [
    'AAEh-0123456789abcdefghijklmnop is no token',
    'https://api.telegram.org/bot1:AAEh-0123456789abcdefghijklmnop/sendMessage?chat_id=-1001',
    '… is no token',
  ],
  ['{"ok":false}', TELEGRAM, '{"ok":false}'],
  ['Not found: /bot12345678:AAEfGh', TELEGRAM, 'Not found: /…'],
  ['token 12345678', TELEGRAM, 'token …'],
  ['token 1234567', TELEGRAM, 'token 1234567'],
  ['no flow with sig=abc/def+01', FLOW, 'no flow with sig=…'],
  [null, TELEGRAM, null],
  [
    'no flow with sig=0123456789abcdefghij',
    'https://prod-1.brazilsouth.logic.azure.com/workflows/1/triggers/manual/paths/invoke?sig=0123456789abcdefghij#teams',
    'no flow with sig=…',
  ],
  ['no flow with sig=abc%2Fdef%2B0123456789botxyz%3D.', FLOW, 'no flow with sig=….'],
  ['no flow with sig=abc/def+0123456789botxyz=.', FLOW, 'no flow with sig=….'],
  [
    'no flow with sig=0123456789abcdef%',
    'https://prod-1.brazilsouth.logic.azure.com/workflows/1/invoke?sig=0123456789abcdef%#teams',
    'no flow with sig=…',
  ],
  ['/caminho-bem-comprido', 'https://exemplo.com.br/caminho-bem-comprido', '/caminho-bem-comprido'],
])('of the answer %j of %s, %j is kept', (answer, url, kept) => {
  expect(withoutTokens(answer, url)).toBe(kept)
})

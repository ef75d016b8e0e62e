import { expect, test } from 'vitest'
import { parseSender, parseSmtpUrl } from './parse-settings.ts'

test.each([
  [
    'smtp://localhost:25',
    { host: 'localhost', port: 25, secure: false, requireTls: false, credentials: null },
  ],
  [
    'smtps://mail.exemplo.br',
    { host: 'mail.exemplo.br', port: 465, secure: true, requireTls: false, credentials: null },
  ],
  [
    'smtp://a%40b.br:p%3Aq%2Fr@mail.exemplo.br/',
    {
      host: 'mail.exemplo.br',
      port: 587,
      secure: false,
      requireTls: true,
      credentials: { user: 'a@b.br', pass: 'p:q/r' },
    },
  ],
  [
    'smtp://u:p@[::1]:2525',
    {
      host: '::1',
      port: 2525,
      secure: false,
      requireTls: false,
      credentials: { user: 'u', pass: 'p' },
    },
  ],
])('%s', (url, server) => {
  expect(parseSmtpUrl(url)).toEqual(server)
})

test.each([
  '',
  'mail.exemplo.br',
  'http://mail.exemplo.br',
  'smtp://',
  'smtp://h?tls.rejectUnauthorized=false',
  'smtp://h/caminho',
  'smtp://%ZZ@h',
])('%j is no server', (url) => {
  expect(parseSmtpUrl(url)).toBeNull()
})

test.each([
  ['avisos@exemplo.br', { name: 'Arauto', address: 'avisos@exemplo.br' }],
  ['Diário já <Avisos@Exemplo.br>', { name: 'Diário já', address: 'avisos@exemplo.br' }],
  ['<avisos@exemplo.br>', { name: 'Arauto', address: 'avisos@exemplo.br' }],
  ['', null],
  ['Arauto', null],
  ['Arauto <a@exemplo.br>, b@exemplo.br', null],
  ['Arauto\r\nBcc: x <a@exemplo.br>', null],
])('%j sends as %j', (text, sender) => {
  expect(parseSender(text)).toEqual(sender)
})

import { expect, test } from 'vitest'
import { sendFailure } from './send-failure.ts'

const failure = (fields: object) => Object.assign(new Error('recusado\r\npelo servidor'), fields)

test.each([
  ['refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }],
  ['refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554, permanent: true }],
  ['refused', { code: 'EENVELOPE' }],
  ['deferred', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, permanent: false }],
  ['deferred', { code: 'EMESSAGE', command: 'DATA', responseCode: 452, permanent: false }],
  ['unreachable', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421, permanent: false }],
  ['unreachable', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, permanent: true }],
  ['unreachable', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }],
  ['unreachable', { code: 'ETLS', command: 'STARTTLS' }],
  ['unreachable', { code: 'ESOCKET', command: 'CONN' }],
  ['unreachable', { code: 'ETIMEDOUT', command: 'DATA' }],
  ['unreachable', {}],
])('%s: %j', (kind, fields) => {
  expect(sendFailure(failure(fields))).toEqual({ kind, error: 'recusado pelo servidor' })
})

test("the server's answer about a recipient is kept without the address", () => {
  const error = new Error(
    "550 5.1.1 <ana.souza+dou@exemplo.com.br>: não há 'ana@exemplo.com.br' aqui",
  )
  expect(sendFailure(error).error).toBe("550 5.1.1 <…@…>: não há '…@…' aqui")
})

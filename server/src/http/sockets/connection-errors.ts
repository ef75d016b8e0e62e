import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { FAILURES_LIMIT, type RateLimiter, clientNetwork } from '../../access/rate-limit.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { type ErrorCode, Problem } from '../../lib/errors/problem.ts'
import { RETRY_S, errorBody } from '../errors/errors.ts'
import { limitHeaders } from '../guard.ts'
import { newId } from '../../lib/crypto/ids.ts'

const MALFORMED: [number, ErrorCode, string] = [
  400,
  'parametro_invalido',
  'A requisição não é HTTP bem formado.',
]

const BY_CODE: Record<string, [number, ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'parametro_invalido',
    'O endereço e os cabeçalhos juntos são grandes demais. Encurte a consulta.',
  ],
  HPE_INVALID_URL: [
    400,
    'parametro_invalido',
    'O endereço tem caracteres que devem ser codificados com %: ç é %C3%A7. Com curl, use -G e --data-urlencode.',
  ],
  CONNECT: [405, 'metodo_nao_permitido', 'Este serviço não é um proxy: não aceita CONNECT.'],
  TOO_MANY_CONNECTIONS: [
    503,
    'indisponivel',
    'O serviço tem conexões demais no momento. Tente de novo em instantes, ou peça a quem o opera que feche as que ninguém usa.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'indisponivel', 'A requisição demorou demais a chegar.'],
}

/**
 * Answers input that never became a request (malformed, too large, too slow) with the usual error envelope.
 * Writes to the bare socket, because there is no reply object yet.
 */
export function connectionErrors({ clock, limiter }: { clock: Clock; limiter: RateLimiter }) {
  return (error: { code?: string | undefined }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const [status, codigo, mensagem] = BY_CODE[error.code ?? ''] ?? MALFORMED
    const id = newId('req', clock().getTime())
    const body = JSON.stringify(errorBody(new Problem(codigo, mensagem), id))
    const headers = {
      ...limitHeaders(limiter.peek(clientNetwork(socket.remoteAddress ?? ''), FAILURES_LIMIT)),
      'X-Request-Id': id,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
      ...(status === 503 && { 'Retry-After': RETRY_S }),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
}

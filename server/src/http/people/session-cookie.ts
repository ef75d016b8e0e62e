import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_MS } from '../../access/people/session.ts'

const NAME = 'arauto_sessao'
/** Browsers accept a cookie with this prefix only from the service itself, over https. */
const SECURE_NAME = `__Host-${NAME}`

/** Hides the cookie from scripts of the dashboard and from other sites. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict'

/** The token of the session that a request claims; null without one. */
export function sessionToken(request: FastifyRequest, publicUrl: string): string | null {
  const wanted = isSecure(request, publicUrl) ? SECURE_NAME : NAME
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2)
    if (name === wanted && value !== '') return value
  }
  return null
}

export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setCookie(reply, token, SESSION_MS / 1_000, publicUrl)
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  setCookie(reply, '', 0, publicUrl)
}

function setCookie(reply: FastifyReply, value: string, seconds: number, publicUrl: string): void {
  const secure = isSecure(reply.request, publicUrl)
  const cookie = `${secure ? SECURE_NAME : NAME}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`
  reply.header('Set-Cookie', secure ? `${cookie}; Secure` : cookie)
}

/** A client that falsely claims an https proxy only loses its own session. */
function isSecure({ headers }: FastifyRequest, publicUrl: string): boolean {
  return publicUrl.startsWith('https://') || headers['x-forwarded-proto'] === 'https'
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ATTEMPT_MS } from '../../access/oidc/attempt.ts'
import { SESSION_MS } from '../../access/people/session.ts'

const NAME = 'arauto_sessao'
/** Outlives the session: it shows that a person signed in with this browser, and gives no access. */
const DEVICE_NAME = 'arauto_aparelho'
const DEVICE_SECONDS = 365 * 24 * 3_600
/** A sealed sign-in attempt through the provider. */
const ATTEMPT_NAME = 'arauto_provedor'
/** Browsers accept a cookie with this prefix only from the service itself, over https. */
const SECURE_PREFIX = '__Host-'

/** Hides the cookie from scripts of the dashboard and from other sites. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict'

/** The token of the session that a request claims; null without one. */
export function sessionToken(request: FastifyRequest, publicUrl: string): string | null {
  return cookieOf(request, NAME, publicUrl)
}

/** This browser's token from an earlier sign-in; null: it has none. */
export function deviceToken(request: FastifyRequest, publicUrl: string): string | null {
  return cookieOf(request, DEVICE_NAME, publicUrl)
}

/** The sealed attempt that this browser keeps while its person is at the provider; null: none. */
export function attemptCookie(request: FastifyRequest, publicUrl: string): string | null {
  return cookieOf(request, ATTEMPT_NAME, publicUrl)
}

function cookieOf(request: FastifyRequest, plain: string, publicUrl: string): string | null {
  const wanted = isSecure(request, publicUrl) ? `${SECURE_PREFIX}${plain}` : plain
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2)
    if (name === wanted && value !== '') return value
  }
  return null
}

export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  setCookie(reply, NAME, token, SESSION_MS / 1_000, publicUrl)
}

export function setDeviceCookie(reply: FastifyReply, device: string, publicUrl: string): void {
  setCookie(reply, DEVICE_NAME, device, DEVICE_SECONDS, publicUrl)
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  setCookie(reply, NAME, '', 0, publicUrl)
}

export function setAttemptCookie(reply: FastifyReply, sealed: string, publicUrl: string): void {
  setCookie(reply, ATTEMPT_NAME, sealed, ATTEMPT_MS / 1_000, publicUrl)
}

export function clearAttemptCookie(reply: FastifyReply, publicUrl: string): void {
  setCookie(reply, ATTEMPT_NAME, '', 0, publicUrl)
}

function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  seconds: number,
  publicUrl: string,
): void {
  const secure = isSecure(reply.request, publicUrl)
  const cookie = `${secure ? SECURE_PREFIX : ''}${name}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`
  reply.header('Set-Cookie', secure ? `${cookie}; Secure` : cookie)
}

/** A client that falsely claims an https proxy only loses its own session. */
function isSecure({ headers }: FastifyRequest, publicUrl: string): boolean {
  return publicUrl.startsWith('https://') || headers['x-forwarded-proto'] === 'https'
}

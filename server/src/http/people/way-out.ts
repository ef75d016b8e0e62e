import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import {
  type SignInAttempt,
  type Purpose,
  type SignInIntent,
  isAttemptOpen,
  newAttempt,
} from '../../access/oidc/attempt.ts'
import type { Identity } from '../../access/oidc/identity.ts'
import type { Provider } from '../../access/oidc/provider.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import type { ApiService } from '../service.ts'
import { attemptCookie, clearAttemptCookie, setAttemptCookie } from './session-cookie.ts'
import { logRefusal } from './sign-in-log.ts'

/** The owner for which attempts are sealed. */
const OWNER = 'oidc'

/** The request of a browser that comes back from the provider. */
interface Returning {
  caller: Caller | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Sends browsers to the provider, and checks how they come back. */
export function wayOut({ provider, openBox, clock, publicUrl, commands }: ApiService) {
  return { leave, comeBack, keep }

  /** The URL to go to; the browser keeps the attempt that its return is checked against. */
  async function leave(reply: FastifyReply, reason: SignInIntent): Promise<string> {
    const attempt = newAttempt(reason, clock())
    const url = doneOf(await known().addressOf(attempt))
    await keep(reply, attempt)
    return url
  }

  /**
   * The identity that came back, and its attempt. The attempt ends here, whatever the result, unless the
   * caller keeps it.
   * @throws Problem that says why the return is refused
   */
  async function comeBack(
    { caller, request, reply }: Returning,
    { query, purposes }: { query: string; purposes: readonly Purpose[] },
  ): Promise<{ attempt: SignInAttempt; identity: Identity }> {
    const attempt = await attemptOf(request)
    clearAttemptCookie(reply, publicUrl)
    if (attempt === null || !purposes.includes(attempt.para) || !isAttemptOpen(attempt, clock()))
      throw refusal('pedido_ausente')
    if (attempt.identidade !== null) return { attempt, identity: attempt.identidade }
    const outcome = await known().identify(attempt, query)
    if ('done' in outcome) return { attempt, identity: outcome.done }
    if (outcome.refused === 'retorno_invalido') {
      // A person who has signed in is confirming; anybody else is signing in.
      const pessoa_id = caller && caller.pessoa_id
      const where = pessoa_id === null ? 'entrada_recusada' : 'confirmacao_recusada'
      await commands.people.refuseReturn(where, pessoa_id)
      logRefusal(request, where, outcome.refused)
    }
    throw refusal(outcome.refused)
  }

  /** Keeps an attempt in its browser, sealed so that nobody can read or change it. */
  async function keep(reply: FastifyReply, attempt: SignInAttempt): Promise<void> {
    const sealed = (await box()).seal(JSON.stringify(attempt), OWNER)
    setAttemptCookie(reply, Buffer.from(sealed).toString('base64url'), publicUrl)
  }

  async function attemptOf(request: FastifyRequest): Promise<SignInAttempt | null> {
    const sealed = attemptCookie(request, publicUrl)
    if (sealed === null) return null
    const opener = await box()
    try {
      return JSON.parse(opener.open(Buffer.from(sealed, 'base64url'), OWNER)) as SignInAttempt
    } catch {
      return null // sealed by another installation, or not by us
    }
  }

  async function box(): Promise<SecretBox> {
    const found = await openBox()
    if (found === null) throw new Error('the service has not made its key yet')
    return found
  }

  function known(): Provider {
    if (provider === null) throw refusal('provedor_desligado')
    return provider
  }
}

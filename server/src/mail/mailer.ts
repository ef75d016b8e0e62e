import type { Clock } from '../lib/time/clock.ts'
import { digestId } from '../lib/crypto/ids.ts'
import type { Sleep } from '../lib/time/sleep.ts'
import { compose } from './compose.ts'
import type { Letter } from './letter.ts'
import type { ClaimedMail, MailQueue, SendResult } from './mail.ts'
import type { Message } from './message.ts'
import { isStale, nextAttempt, outagePause } from './retry.ts'
import { type SendFailure, sendFailure } from './send-failure.ts'
import type { MailTransport } from './transport.ts'

export interface MailerDeps {
  queue: MailQueue
  transport: MailTransport
  /** The base of links: no slash at the end. */
  publicUrl: string
  clock: Clock
  sleep: Sleep
  onEvent(event: MailEvent): void
}

/** An event for the log; never with an e-mail address. */
export type MailEvent =
  | { kind: 'sent' | 'gave_up' | 'deferred'; seq: number; message: Message['kind']; error?: string }
  | { kind: 'unreachable'; error: string }
  | { kind: 'reachable' }
  | { kind: 'crashed'; error: unknown }

/** Messages under way at once. */
const BATCH = 10
/** How soon a new message is noticed. */
const POLL_MS = 1_000
/** After this time, another mailer may send the message: far more than an attempt can take. */
const CLAIM_MS = 10 * 60_000

/**
 * Sends the messages in the outbox until it is disposed; a started message is finished first. Each
 * message goes out at least once, and twice only if the process dies between sending and recording.
 */
export function startMailer(deps: MailerDeps): AsyncDisposable {
  const stop = new AbortController()
  const done = run(deps, stop.signal)
  return {
    async [Symbol.asyncDispose]() {
      stop.abort(new Error('the service ends'))
      await done
      deps.transport.close()
    },
  }
}

async function run(deps: MailerDeps, signal: AbortSignal): Promise<void> {
  const { clock, sleep, onEvent } = deps
  let outages = 0
  while (!signal.aborted) {
    const pause = await round().catch((error: unknown) => {
      onEvent({ kind: 'crashed', error })
      return outagePause(++outages)
    })
    await sleep(pause, signal).catch(() => {}) // aborted
  }

  /** @returns how long to rest. */
  async function round(): Promise<number> {
    const now = clock()
    const mails = await deps.queue.claim(now, new Date(now.getTime() + CLAIM_MS), BATCH)
    if (mails.length === 0) return POLL_MS
    const left = (await Promise.all(mails.map(attempt))).filter((unsent) => unsent !== null)
    const [first] = left
    const isOutage = left.length === mails.length
    for (const { mail, error } of left)
      await record(mail, isOutage ? released(error) : again(mail, error))
    if (isOutage && first) {
      if (outages === 0) onEvent({ kind: 'unreachable', error: first.error })
      return outagePause(++outages)
    }
    if (outages > 0) onEvent({ kind: 'reachable' })
    outages = 0
    return 0
  }

  function again(mail: ClaimedMail, error: string): SendResult {
    return { kind: 'retry', at: nextAttempt(clock(), mail.tentativas), error }
  }

  async function record(mail: ClaimedMail, result: SendResult): Promise<void> {
    await deps.queue.record(mail, result, clock())
    report(mail, result, deps)
  }

  /**
   * Null when the result was recorded; else the error. The other messages of the round show whether
   * the server or the message is at fault.
   */
  async function attempt(mail: ClaimedMail): Promise<{ mail: ClaimedMail; error: string } | null> {
    const outcome = await send(mail, deps)
    switch (outcome.kind) {
      case 'unreachable':
        return { mail, error: outcome.error }
      case 'sent':
        await record(mail, { kind: 'sent' })
        return null
      case 'refused':
        await record(mail, { kind: 'gave_up', error: outcome.error })
        return null
      case 'deferred':
        await record(mail, again(mail, outcome.error))
        return null
    }
  }
}

const released = (error: string): SendResult => ({ kind: 'released', error })

async function send(
  { seq, once, para, message, criado_em }: ClaimedMail,
  { transport, publicUrl, clock }: MailerDeps,
): Promise<{ kind: 'sent' } | SendFailure> {
  if (isStale(message.kind, criado_em, clock()))
    return { kind: 'refused', error: 'não pôde ser enviado enquanto ainda servia' }
  let letter: Letter
  try {
    letter = compose(message, publicUrl)
  } catch (error) {
    // An error of ours: no other message waits until it is fixed.
    return { kind: 'deferred', error: String(error) }
  }
  const messageId = digestId(`${seq} ${once}`, MESSAGE_ID_LENGTH).toLowerCase()
  try {
    await transport.send({ to: para, letter, messageId, date: new Date(criado_em) })
    return { kind: 'sent' }
  } catch (thrown) {
    return sendFailure(thrown)
  }
}

/** 100 bits: no two messages share one. */
const MESSAGE_ID_LENGTH = 20

function report({ seq, message }: ClaimedMail, result: SendResult, deps: MailerDeps): void {
  const about = { seq, message: message.kind }
  switch (result.kind) {
    case 'sent':
      deps.onEvent({ kind: 'sent', ...about })
      break
    case 'gave_up':
      deps.onEvent({ kind: 'gave_up', ...about, error: result.error })
      break
    case 'retry':
      deps.onEvent({ kind: 'deferred', ...about, error: result.error })
      break
    case 'released':
  }
}

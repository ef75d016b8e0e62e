import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface ReceivedMail {
  /** From the envelope. */
  from: string
  to: string[]
  secure: boolean
  user: string | undefined
  raw: string
  email: Email
}

export interface TestSmtp {
  port: number
  /** In order of arrival. */
  received: ReceivedMail[]
  /** Resolves once this many have arrived. */
  arrived(count: number): Promise<ReceivedMail[]>
}

/** A refusal in the server's words. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/**
 * A real SMTP server on a free port of 127.0.0.1, which ends with the test. It accepts any message.
 */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = []
  let news = Promise.withResolvers<void>()
  const server = new SMTPServer({
    disabledCommands: options.key ? [] : ['STARTTLS'],
    authOptional: true,
    ...options,
    onData(stream, session, callback) {
      void (async () => {
        const raw = Buffer.concat(await stream.toArray()).toString('utf8')
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
          user: session.user as string | undefined,
          raw,
          email: await PostalMime.parse(raw),
        })
        callback()
        news.resolve()
        news = Promise.withResolvers()
      })()
    },
  })
  server.on('error', () => {}) // clients that give up
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    async arrived(count) {
      while (received.length < count) await news.promise
      return received
    },
  }
}

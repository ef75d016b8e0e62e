import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox extends AsyncDisposable {
  port: number
  /** The first link of the newest mail to an address, once there is one that nobody has taken. */
  link(to: string): Promise<URL>
}

/** A real SMTP server on a free port of this machine, which takes any mail. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: { to: string; text: string }[] = []
  let news = Promise.withResolvers<void>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, callback) {
      void (async () => {
        const { text = '' } = await PostalMime.parse(Buffer.concat(await stream.toArray()))
        for (const { address } of envelope.rcptTo) mails.push({ to: address, text })
        callback()
        news.resolve()
        news = Promise.withResolvers()
      })()
    },
  })
  server.on('error', () => {}) // clients that give up
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    async link(to) {
      for (;;) {
        const at = mails.findLastIndex((mail) => mail.to === to)
        const url = /https?:\/\/\S+/.exec(mails[at]?.text ?? '')?.[0]
        if (url !== undefined) {
          mails.splice(at, 1)
          return new URL(url)
        }
        await news.promise
      }
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailbox extends AsyncDisposable {
  port: number
  /** The newest mail to an address, once there is one that was not taken. */
  take(to: string): Promise<Mail>
  /** The first link of the newest mail to an address, once there is one that was not taken. */
  link(to: string): Promise<URL>
}

/** A real SMTP server on a free port of this machine, which accepts any mail. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  let news = Promise.withResolvers<void>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, callback) {
      void (async () => {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
        const { subject = '', text = '', html = '' } = mail
        for (const { address } of envelope.rcptTo) mails.push({ to: address, subject, text, html })
        callback()
        news.resolve()
        news = Promise.withResolvers()
      })()
    },
  })
  server.on('error', () => {}) // clients that give up
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const take = async (to: string): Promise<Mail> => {
    for (;;) {
      const at = mails.findLastIndex((mail) => mail.to === to)
      const [mail] = at === -1 ? [] : mails.splice(at, 1)
      if (mail) return mail
      await news.promise
    }
  }
  return {
    port: (server.server.address() as AddressInfo).port,
    take,
    link: async (to) => new URL(/https?:\/\/\S+/.exec((await take(to)).text)![0]), // each has one
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { enqueueMail } from '../src/store/mail/outbox.ts'
import { unusedPart as unusedBox } from '../src/http/openapi/unused-part.ts'
import { createMailQueue } from '../src/store/mail/queue.ts'
import { makeAuthority } from './_certificates.ts'
import { MINUTE, START, inactive, mail, matches, setUp } from './_mail.ts'
import { refusal, startSmtp } from './_smtp.ts'

const authority = await makeAuthority()

describe('the outbox', () => {
  test('sends a message once, and forgets it', async () => {
    const smtp = await startSmtp()
    const { db, start, enqueue, summary, rested } = setUp(smtp)
    await enqueue(mail(inactive, { once: 'a' }), mail(matches, { once: 'a' }))
    await using _mailer = start()
    await rested()
    await enqueue(mail(matches, { once: 'a' }))
    expect(smtp.received).toHaveLength(1)
    expect(await summary()).toMatchObject({
      aguardando: 0,
      enviados: 1,
      abandonados: 0,
      ultimo_erro: null,
    })
    expect(db.prepare('SELECT message FROM mails').all()).toEqual([
      { message: '{"kind":"webhook_inactive"}' },
    ])
  })

  test('drops a message whose cause was undone', async () => {
    const { sql, summary } = setUp({ port: 1 })
    await expect(
      sql.transaction(async (tx) => {
        await enqueueMail(tx, mail(inactive), new Date(START))
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    expect((await summary()).aguardando).toBe(0)
  })

  test('retries a deferred message with growing waits, as the same message', async () => {
    let refusals = 2
    const smtp = await startSmtp({
      onRcptTo: (_address, _session, callback) =>
        callback(refusals-- > 0 ? refusal(451, 'mais tarde') : null),
    })
    const { start, enqueue, events, pass, rested, summary } = setUp(smtp)
    await enqueue(mail(inactive))
    await using _mailer = start()
    await rested()
    expect(await summary()).toMatchObject({
      aguardando: 1,
      ultimo_erro: expect.stringContaining('451'),
    })
    await pass(MINUTE - 1)
    expect(events).toHaveLength(1)
    await pass(1)
    expect(events).toHaveLength(2)
    await pass(3 * MINUTE)
    expect(events.map(({ kind }) => kind)).toEqual(['deferred', 'deferred', 'sent'])
    expect(smtp.received).toHaveLength(1)
  })

  test('gives up a message refused for good, and continues with the rest', async () => {
    const smtp = await startSmtp({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address.startsWith('ninguem') ? refusal(550, 'no such user') : null),
    })
    const { start, enqueue, events, rested, summary } = setUp(smtp)
    await enqueue(mail(inactive, { para: 'ninguem@exemplo.com.br' }), mail(inactive))
    await using _mailer = start()
    await rested()
    expect(smtp.received.map(({ to }) => to)).toEqual([['equipe@exemplo.com.br']])
    expect(await summary()).toMatchObject({ aguardando: 0, enviados: 1, abandonados: 1 })
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['gave_up', 'sent'])
  })

  test('waits for an unreachable server, without counting attempts', async () => {
    const unreachable = setUp({ port: 1 })
    const { db, start, enqueue, events, pauses, pass, rested } = unreachable
    await enqueue(mail(inactive))
    {
      await using _mailer = start()
      await rested()
      for (const seconds of [10, 20, 40]) await pass(seconds * 1_000)
      expect(pauses.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000])
      expect(events.map(({ kind }) => kind)).toEqual(['unreachable'])
    }
    expect(db.prepare('SELECT tentativas FROM mails').get()).toEqual({ tentativas: 0 })
    expect(await unreachable.summary()).toMatchObject({ aguardando: 1, enviados: 0 })
  })

  test('a message that makes the server hang up delays no other, and is tried less and less', async () => {
    const smtp = await startSmtp({
      onRcptTo: ({ address }, _session, callback) =>
        callback(address.startsWith('veneno') ? refusal(421, 'closing') : null),
    })
    const { db, start, enqueue, events, rested, summary } = setUp(smtp)
    await enqueue(mail(inactive, { para: 'veneno@exemplo.com.br' }), mail(inactive))
    await using _mailer = start()
    await rested()
    expect(smtp.received.map(({ to }) => to)).toEqual([['equipe@exemplo.com.br']])
    expect(events.map(({ kind }) => kind)).toEqual(['sent', 'deferred'])
    expect(await summary()).toMatchObject({ aguardando: 1, enviados: 1 })
    const waiting = 'SELECT due_at, tentativas FROM mails WHERE due_at IS NOT NULL'
    expect(db.prepare(waiting).get()).toEqual({ due_at: START + MINUTE, tentativas: 1 })
  })

  test('a message of a mailer that died is sent by the next, ten minutes later', async () => {
    const smtp = await startSmtp()
    const { db, sql, start, enqueue, pass, rested, time } = setUp(smtp)
    await enqueue(mail(inactive))
    const now = new Date(time.now)
    const [claimed] = await createMailQueue(sql, unusedBox).claim(
      now,
      new Date(time.now + 10 * MINUTE),
      1,
    )
    await using _mailer = start()
    await rested()
    expect(smtp.received).toHaveLength(0)
    await pass(10 * MINUTE)
    expect(smtp.received).toHaveLength(1)
    // The first one was only delayed; its result no longer counts.
    await createMailQueue(sql, unusedBox).record(
      claimed!,
      { kind: 'retry', at: now, error: 'x' },
      now,
    )
    expect(db.prepare('SELECT due_at, ultimo_erro FROM mails').get()).toEqual({
      due_at: null,
      ultimo_erro: null,
    })
  })

  test('does not send messages that are too old', async () => {
    const smtp = await startSmtp()
    const { start, enqueue, rested, summary, time } = setUp(smtp)
    await enqueue(mail({ ...inactive, kind: 'webhook_warning' }), mail(inactive))
    time.now += 4 * 24 * 60 * MINUTE
    await using _mailer = start()
    await rested()
    expect(smtp.received.map(({ email }) => email.subject)).toEqual([
      'Webhook “Compras” ficou inativo: não recebia desde 08/03/2026',
    ])
    expect(await summary()).toMatchObject({ enviados: 1, abandonados: 1 })
  })
})

describe('the way to the server', () => {
  const withLogin: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _session, callback) =>
      password === 'segredo'
        ? callback(null, { user: username })
        : callback(refusal(535, 'wrong password')),
  }
  const credentials = { user: 'arauto', pass: 'segredo' }

  test.each([
    ['STARTTLS', { secure: false, requireTls: true }],
    ['TLS from the first byte', { secure: true, requireTls: false }],
  ])('%s with a login, by a certificate of a known authority', async (_name, mode) => {
    const certificate = await authority.issue('localhost')
    const smtp = await startSmtp({ ...withLogin, ...certificate, secure: mode.secure })
    const { start, enqueue } = setUp(smtp, {
      ...mode,
      host: 'localhost',
      credentials,
      ca: authority.cert,
    })
    await enqueue(mail(inactive))
    await using _mailer = start()
    const [received] = await smtp.arrived(1)
    expect(received).toMatchObject({ secure: true, user: 'arauto' })
  })

  test('a certificate of an unknown authority: nothing is sent, nothing is lost', async () => {
    const certificate = await authority.issue('localhost')
    const smtp = await startSmtp({ ...withLogin, ...certificate })
    const { start, enqueue, rested, summary, events } = setUp(smtp, {
      host: 'localhost',
      requireTls: true,
      credentials,
    })
    await enqueue(mail(inactive))
    await using _mailer = start()
    await rested()
    expect(events.map(({ kind }) => kind)).toEqual(['unreachable'])
    expect(await summary()).toMatchObject({ aguardando: 1, enviados: 0 })
  })

  test('without the required TLS the password is never sent', async () => {
    let asked = false
    const smtp = await startSmtp({
      ...withLogin,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => {
        asked = true
        callback(null, { user: 'x' })
      },
    })
    const { start, enqueue, rested, events } = setUp(smtp, { requireTls: true, credentials })
    await enqueue(mail(inactive))
    await using _mailer = start()
    await rested()
    expect(events.map(({ kind }) => kind)).toEqual(['unreachable'])
    expect(asked).toBe(false)
  })

  test('a wrong password gives up no message, and is reported once', async () => {
    const smtp = await startSmtp({ ...withLogin, allowInsecureAuth: true })
    const { start, enqueue, rested, pass, summary, events } = setUp(smtp, {
      credentials: { user: 'arauto', pass: 'errada' },
    })
    await enqueue(mail(inactive))
    await using _mailer = start()
    await rested()
    await pass(MINUTE)
    expect(events).toEqual([{ kind: 'unreachable', error: expect.stringContaining('535') }])
    expect(await summary()).toMatchObject({ aguardando: 1, abandonados: 0 })
  })
})

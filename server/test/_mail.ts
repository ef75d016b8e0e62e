import { onTestFinished } from 'vitest'
import type { NewMail } from '../src/mail/mail.ts'
import { type MailEvent, startMailer } from '../src/mail/mailer.ts'
import type { AlertMatches, Message, WebhookTrouble } from '../src/mail/message.ts'
import { type MailSettings, createSmtpTransport } from '../src/mail/transport.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { createMailReader } from '../src/store/mail/mails.ts'
import { enqueueMail } from '../src/store/mail/outbox.ts'
import { unusedPart as unusedBox } from '../src/http/openapi/unused-part.ts'
import { createMailQueue } from '../src/store/mail/queue.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import type { Sql } from '../src/store/sql.ts'
import { makeArchive } from './_make-archive.ts'
import { temporaryFolder } from './_cli.ts'
import type { TestSmtp } from './_smtp.ts'

export const START = Date.parse('2026-03-09T12:00:00.000Z')
export const PUBLIC_URL = 'https://arauto.exemplo.br'

export const inactive: WebhookTrouble = {
  kind: 'webhook_inactive',
  webhook_id: 'wh_01',
  nome: 'Compras',
  url: 'https://exemplo.com.br/gancho',
  since: '2026-03-08T09:24:00.000Z',
  falhas_consecutivas: 12,
  ultimo_status_http: 503,
  ultimo_erro: 'http_5xx',
}

export const matches: AlertMatches = {
  kind: 'alert_matches',
  scope: { frequencia: 'edicao', data: '2026-03-09', numero: '45' },
  conta: 'Equipe <b>Compras</b>',
  groups: [
    {
      alerta_id: 'alr_01',
      nome: 'Pregões & licitações',
      consulta: '"pregão eletrônico" OU 123.456.789-09',
      total: 3,
      acts: [
        {
          id: 'pub_0123456789abcdef',
          titulo: 'AVISO DE LICITAÇÃO <script>alert(1)</script>',
          orgao: 'Ministério da Educação/Universidade de Teste',
          data_publicacao: '2026-03-09',
          secao: '3',
          edicao: '45',
          pagina: '12',
          situacao: 'revogada',
          trecho: [
            { text: '…realizará ', hit: false },
            { text: 'pregão eletrônico', hit: true },
            { text: ' em nome de 123.456.789-09, "às 10h"…', hit: false },
          ],
          url_original: 'https://www.in.gov.br/web/dou/-/aviso-1',
          url_pdf: 'https://pesquisa.in.gov.br/imprensa/x?data=09/03/2026&pagina=12',
        },
        {
          titulo: 'EXTRATO',
          orgao: '',
          data_publicacao: '2026-03-09',
          secao: '3',
          edicao: '45',
          pagina: '',
          trecho: [{ text: 'Objeto.', hit: false }],
          url_original: 'javascript:alert(1)',
          url_pdf: 'javascript:alert(1)',
        },
      ],
    },
  ],
  late: ['DO1', 'DO2'],
  unsubscribeToken: 'a+b/c=',
}

let made = 0
export const mail = (message: Message, fields: Partial<NewMail> = {}): NewMail => ({
  once: `teste ${++made}`,
  para: 'equipe@exemplo.com.br',
  message,
  ...fields,
})

/** An outbox and a mailer whose pauses end at the test's command. */
export function setUp({ port }: Pick<TestSmtp, 'port'>, settings: Partial<MailSettings> = {}) {
  const folder = temporaryFolder()
  makeArchive(folder)
  const db = openDatabase(folder)
  onTestFinished(() => db.close())
  const sql = createSqliteHandle(db)
  const time = { now: START }
  const clock = () => new Date(time.now)
  const pauses: number[] = []
  const events: MailEvent[] = []
  let rested = Promise.withResolvers<void>()
  let wake = Promise.withResolvers<void>()
  const start = () =>
    startMailer({
      queue: createMailQueue(sql, unusedBox),
      transport: createSmtpTransport({
        host: '127.0.0.1',
        port,
        secure: false,
        requireTls: false,
        credentials: null,
        from: { name: 'Arauto', address: 'avisos@arauto.exemplo.br' },
        ca: null,
        ...settings,
      }),
      publicUrl: PUBLIC_URL,
      clock,
      sleep: async (ms, signal) => {
        if (ms === 0) return
        pauses.push(ms)
        rested.resolve()
        const aborted = Promise.withResolvers<void>()
        signal.addEventListener('abort', () => aborted.resolve(), { once: true })
        if (!signal.aborted) await Promise.race([wake.promise, aborted.promise])
      },
      onEvent: (event) => events.push(event),
    })
  return {
    db,
    sql,
    time,
    pauses,
    events,
    start,
    enqueue: (...mails: NewMail[]) => enqueue(sql, mails, clock()),
    summary: () => createMailReader(sql).summary(),
    /** Lets this much time pass, and waits until the mailer has nothing left to do. */
    async pass(ms: number) {
      time.now += ms
      rested = Promise.withResolvers()
      wake.resolve()
      wake = Promise.withResolvers()
      await rested.promise
    },
    rested: () => rested.promise,
  }
}

function enqueue(sql: Sql, mails: NewMail[], now: Date): Promise<void> {
  return sql.transaction(async (tx) => {
    for (const one of mails) await enqueueMail(tx, one, now)
  })
}

export const MINUTE = 60_000

import { describe, expect, test } from 'vitest'
import { compose } from '../src/mail/compose.ts'
import { alertMatches } from '../src/mail/letters/alert-matches.ts'
import type { Message } from '../src/mail/message.ts'
import { renderText } from '../src/mail/render-text.ts'
import { ATTEMPT_ERRORS } from '../src/webhooks/attempt-error.ts'
import { PUBLIC_URL, START, inactive, mail, matches, setUp } from './_mail.ts'
import { startSmtp } from './_smtp.ts'

describe('what arrives', () => {
  test('has equal text and HTML, with everything escaped and CPFs masked', async () => {
    const smtp = await startSmtp()
    const { start, enqueue } = setUp(smtp)
    await enqueue(mail(matches))
    await using _mailer = start()
    const [{ email, raw, from, to } = expect.fail()] = await smtp.arrived(1)

    expect([from, to]).toEqual(['avisos@arauto.exemplo.br', ['equipe@exemplo.com.br']])
    expect(email.subject).toBe('Pregões & licitações: 3 atos na edição 45, de 09/03/2026')
    expect(email.from).toMatchObject({ name: 'Arauto', address: 'avisos@arauto.exemplo.br' })
    expect(email.date).toBe(new Date(START).toISOString())
    for (const body of [email.text, email.html]) {
      expect(body).toContain('***.456.789-**')
      expect(body).not.toContain('123.456.789')
      expect(body).toContain('E mais 1 ato, que não coube')
      expect(body).toContain('Seção 1 e Seção 2')
      expect(body).toContain(
        'Ministério da Educação / Universidade de Teste · 09/03/2026 · Seção 3',
      )
      expect(body).not.toContain('javascript:')
      expect(body?.match(/Atenção: este ato.*outro\./g)).toEqual([
        'Atenção: este ato foi revogado por outro.',
      ])
    }
    expect(email.text).toContain('realizará *pregão eletrônico* em nome')
    expect(email.text).toContain(
      'No site do Diário Oficial: https://www.in.gov.br/web/dou/-/aviso-1\n',
    )
    // A query with a CPF puts no word into an address; an older program wrote the second act.
    expect(email.text).toContain(`Ler o ato: ${PUBLIC_URL}/publicacao/pub_0123456789abcdef\n`)
    expect(email.text?.match(/Ler o ato/g)).toHaveLength(1)
    const alert = `${PUBLIC_URL}/alertas?alerta=alr_01`
    const days = 'data_inicio=2026-03-09&data_fim=2026-03-09'
    expect(email.text).toContain(`Abrir esta busca: ${alert}&acao=buscar&${days}\n`)
    expect(email.text).toContain(`Ver o alerta: ${alert}\n`)
    expect(email.text).toContain(`Pausar o alerta: ${alert}&acao=pausar\n`)
    expect(email.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(email.html).toContain('>pregão eletrônico</mark>')
    expect(email.html).toContain('conta “Equipe &lt;b&gt;Compras&lt;/b&gt;”')
    expect(email.html).toContain(
      'href="https://pesquisa.in.gov.br/imprensa/x?data=09/03/2026&amp;pagina=12"',
    )
    expect(email.html).toContain('<html lang="pt-BR"')
    expect(email.html).toContain('<meta name="color-scheme" content="light dark">')
    // A long word, such as an address, must not make a phone's screen too narrow.
    expect(email.html).toContain('overflow-wrap: anywhere')
    expect(email.html).not.toMatch(/<img|<script|src=|url\(|@import/)
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  })

  test('of several acts in an article, the one with the words is named and opened', () => {
    const [group] = matches.groups
    const [act] = group!.acts
    const parte = { endereco: `${act!.id}#1146`, numero: '1146' }
    const message = {
      ...matches,
      groups: [{ ...group!, consulta: 'x', acts: [{ ...act!, parte }] }],
    }
    const text = renderText(alertMatches(message, PUBLIC_URL))
    expect(text).toContain(' · ato nº 1.146')
    expect(text).toContain(`Ler o ato: ${PUBLIC_URL}/publicacao/${act!.id}?termo=x#1146\n`)
  })

  test('from an alert can be unsubscribed from with one click (RFC 8058); a warning cannot', async () => {
    const smtp = await startSmtp()
    const { start, enqueue } = setUp(smtp)
    await enqueue(mail(matches), mail(inactive))
    await using _mailer = start()
    const received = await smtp.arrived(2)
    const headers = received.map(({ email }) =>
      Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
    )
    const alert = headers.find((of) => of['subject']?.includes('edi'))
    const url = `${PUBLIC_URL}/email/sair?token=a%2Bb%2Fc%3D`
    expect(alert).toMatchObject({
      'list-unsubscribe': `<${url}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(headers.filter((of) => 'list-unsubscribe' in of)).toEqual([alert])
  })

  test('never has headers injected by its texts', async () => {
    const smtp = await startSmtp()
    const { start, enqueue } = setUp(smtp)
    const [group] = matches.groups
    const nome = 'Prazo\r\nBcc: vitima@exemplo.br\r\n\r\n<b>corpo</b>\u2028\u0000 fim'
    await enqueue(mail({ ...matches, groups: [{ ...group!, nome }] }))
    await using _mailer = start()
    const [{ email, to } = expect.fail()] = await smtp.arrived(1)
    expect(email.subject).toMatch(/^Prazo Bcc: vitima@exemplo\.br <b>corpo<\/b> fim/)
    expect(email.headers.filter(({ key }) => key === 'bcc')).toEqual([])
    expect(to).toEqual(['equipe@exemplo.com.br'])
  })

  test.each<[string, Message, RegExp, RegExp[]]>([
    [
      'a webhook gone inactive',
      inactive,
      /^Webhook “Compras” ficou inativo: não recebia desde 08\/03\/2026$/,
      [
        /wh_01/,
        /08\/03\/2026,? 06:24/,
        /HTTP 503/,
        /https:\/\/arauto\.exemplo\.br\/webhooks\/wh_01\b/,
        /PATCH https:\/\/arauto\.exemplo\.br\/api\/v1\/webhooks\/wh_01/,
      ],
    ],
    [
      'a webhook that fails',
      {
        ...inactive,
        nome: null,
        kind: 'webhook_warning',
        ultimo_status_http: null,
        ultimo_erro: 'tempo_esgotado',
      },
      /^Webhook exemplo\.com\.br não recebe desde 08\/03\/2026$/,
      [
        /nenhuma \(os 5 segundos/,
        /wh_01\/test/,
        /https:\/\/arauto\.exemplo\.br\/webhooks\/wh_01\b/,
      ],
    ],
    [
      'an address to be confirmed',
      { kind: 'address_confirmation', conta: 'Equipe', token: 'abc' },
      /^Confirme/,
      [/“Equipe”/, /https:\/\/arauto\.exemplo\.br\/email\/confirmar\?token=abc/, /7 dias/],
    ],
    [
      'an address for which the operator answers',
      { kind: 'address_enrolled', conta: 'Equipe', unsubscribeToken: 'abc' },
      /^Você passa a receber alertas/,
      [/“Equipe”/, /https:\/\/arauto\.exemplo\.br\/email\/sair\?token=abc/],
    ],
    [
      'an edition that is late',
      {
        kind: 'source_late',
        data: '2026-03-09',
        sections: ['DO1', 'DO3'],
        answeredAt: null,
        falhas_consecutivas: 4,
        mensagem: 'O INLABS não respondeu.',
      },
      /^A edição de 09\/03\/2026 está atrasada$/,
      [/Seção 1 e Seção 3/, /O INLABS não respondeu\./, /\/api\/v1\/fontes/],
    ],
  ])('tells of %s', async (_name, message, subject, contents) => {
    const smtp = await startSmtp()
    const { start, enqueue } = setUp(smtp)
    await enqueue(mail(message))
    await using _mailer = start()
    const [{ email } = expect.fail()] = await smtp.arrived(1)
    expect(email.subject).toMatch(subject)
    for (const content of contents) {
      expect(email.text).toMatch(content)
      expect(email.html).toMatch(content)
    }
  })

  test.each(ATTEMPT_ERRORS)('tells in words that a webhook failed by %s', (ultimo_erro) => {
    const trouble = { ...inactive, ultimo_status_http: null, ultimo_erro }
    const text = renderText(compose(trouble, 'https://arauto.exemplo.br'))
    expect(text).toMatch(/Última resposta: nenhuma \([^_]+\)/)
    expect(text).not.toMatch(/motivo desconhecido/)
  })
})

import { expect, test } from 'vitest'
import { unknownVariables } from '../alerts/bulletins/variables.ts'
import { mailOf } from './mail.ts'
import { createRemarks } from './remarks.ts'

function imported(fields: Record<string, string>) {
  const remarks = createRemarks()
  const mail = mailOf(fields, 'report', remarks)
  return { ...mail, remarks: remarks.all }
}

test.each([
  '{{ ds }}',
  '{{ds_nodash}}',
  '{{- ds -}}',
  '{{ data_interval_end | ds }}',
  "{{ logical_date.strftime('%d/%m/%Y') }}",
  '{{ macros.ds_format(ds, "%Y-%m-%d", "%d/%m/%Y") }}',
])('%s is the day of a bulletin, and a notice says so', (written) => {
  const { assunto, remarks } = imported({ subject: `Compras ${written}` })
  expect(assunto).toBe('Compras {{data}} - DOs de {{data}}')
  expect(remarks).toEqual([
    {
      tipo: 'aviso',
      onde: 'report.subject',
      mensagem: `${written}: importado como {{data}}, o dia do boletim, como 18/03/2024.`,
    },
  ])
})

test('what no bulletin fills in stays as text, and a notice says so once', () => {
  const { assunto, rodape, remarks } = imported({
    subject: '{{ params.x }} {{ params.x }} {{ ds }} {{nome}} {{{x}}',
    footer_text: 'De {{ yesterday_ds }}',
  })
  expect(assunto).toBe(
    '{ { params.x }} { { params.x }} {{data}} {{nome}} {{ {x}} - DOs de {{data}}',
  )
  expect(rodape).toBe('De { { yesterday_ds }}')
  expect(unknownVariables(`${assunto ?? ''} ${rodape}`)).toEqual([])
  const left =
    'o boletim não preenche; fica como texto, com um espaço entre as chaves. Ele tem {{data}}, {{periodo}}, {{total}}, {{atos}}, {{nome}}.'
  expect(remarks.map(({ tipo, onde, mensagem }) => [tipo, onde, mensagem])).toEqual([
    [
      'aviso',
      'report.subject',
      '{{ ds }}: importado como {{data}}, o dia do boletim, como 18/03/2024.',
    ],
    ['aviso', 'report.subject', '{{nome}}: o boletim preenche; no Ro-DOU não era variável.'],
    ['aviso', 'report.subject', `{{ params.x }}, {{x}}: ${left}`],
    ['aviso', 'report.footer_text', `{{ yesterday_ds }}: ${left}`],
  ])
})

import { expect, test } from 'vitest'
import { chatMessageOf } from './message.ts'

const publicacao = {
  id: 'pub_1',
  titulo: 'PORTARIA Nº 1',
  resumo: 'O MINISTRO resolve: Nomear…',
  data_publicacao: '2024-03-18',
  secao: '2',
  orgao: 'Ministério de Teste',
  url_original: 'https://www.in.gov.br/',
  situacao: 'publicada',
  termos_correspondentes: [],
  trechos: [],
}

const messageOf = (linha: object) =>
  chatMessageOf(Buffer.from(JSON.stringify({ tipo: 'linha.nova', dados: { linha, publicacao } })))

test.each([
  [
    {
      tipo_movimentacao: 'nomeacao',
      pessoa_nome: 'MARIA DA SILVA',
      cargo_funcao: 'Diretora',
      codigo: 'CCE 1.15',
    },
    'nomeacao · MARIA DA SILVA · Diretora · CCE 1.15',
  ],
  [
    {
      tipo_instrumento: 'termo_aditivo',
      fornecedor_nome: 'UMA LTDA',
      valor_global: 1_234.5,
      objeto: null,
    },
    'termo aditivo · UMA LTDA · R$ 1.234,50',
  ],
  [
    {
      tipo_aviso: 'abertura',
      modalidade: 'pregao',
      numero: '90012',
      ano: 2024,
      data_abertura: '2024-04-02',
      hora_abertura: '09:00',
      objeto: 'Notebooks',
    },
    'abertura · pregao · 90012/2024 · abre em 02/04/2024 09:00 · Notebooks',
  ],
  [
    { tipo_aviso: 'deserta', modalidade: null, numero: null, ano: null, data_abertura: null },
    'deserta',
  ],
  [{ especie: 'Portaria', ementa: 'Altera o regimento.' }, 'Altera o regimento.'],
])('a message about a row says its values, and leads to its act', (linha, text) => {
  const message = messageOf(linha)
  expect({ ...message, text: message.text.replaceAll('\u00A0', ' ') }).toEqual({
    label: 'Linha nova',
    title: 'PORTARIA Nº 1',
    url: 'https://www.in.gov.br/',
    place: 'Ministério de Teste · DOU de 18/03/2024, seção 2',
    text,
    act: 'pub_1',
    alert: null,
    day: '2024-03-18',
  })
})

test('a row that an alert found has its name, and a day that comes near stands in the text', () => {
  const messageOfAlert = (prazo?: object) =>
    chatMessageOf(
      Buffer.from(
        JSON.stringify({
          tipo: 'alerta.match',
          dados: {
            alerta: { id: 'alr_1', nome: 'Contratos da UMA' },
            publicacao,
            linha: { tipo_instrumento: 'contrato', fornecedor_nome: 'UMA LTDA' },
            prazo,
          },
        }),
      ),
    )
  const row = { label: 'Contratos da UMA', alert: 'alr_1', text: 'contrato · UMA LTDA' }
  expect(messageOfAlert()).toMatchObject(row)
  expect(messageOfAlert({ campo: 'vigencia_fim', data: '2024-04-02' })).toMatchObject({
    ...row,
    text: 'Termina em 02/04/2024 · contrato · UMA LTDA',
  })
})

test('CPFs are masked, wherever they stand', () => {
  const cpf = '529.982.247-25'
  const told = { ...publicacao, titulo: `AVISO A ${cpf}`, resumo: `Notifica ${cpf}.` }
  const body = {
    tipo: 'alerta.match',
    dados: { alerta: { id: 'alr_1', nome: cpf }, publicacao: told },
  }
  const { label, title, text } = chatMessageOf(Buffer.from(JSON.stringify(body)))
  const masked = '***.982.247-**'
  expect([label, title, text]).toEqual([masked, `AVISO A ${masked}`, `Notifica ${masked}.`])
})

import { TENDER_COLUMNS, ROW_ACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { Type } from 'typebox'
import { BID_KINDS } from '../../gazette/rows/contracts/contract.ts'
import { LICITACAO_COLUMNS } from '../../gazette/rows/columns/licitacao-columns.ts'
import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import { NOTICE_KINDS, NOTICE_ORIGINS } from '../../gazette/rows/tenders/tender.ts'
import { named, nullable, oneOf, ref } from '../schemas/field.ts'
import { placeSchema, rowFieldsOf } from './row-fields.ts'

/** A row of an invented notice. */
export const tenderRowExample: LicitacaoLinha = {
  id: 'lin_9K3M5N8QX7B2C4DA',
  tipo_aviso: 'abertura',
  retificacao: false,
  modalidade: 'pregao',
  numero: '90012',
  ano: 2024,
  srp: true,
  uasg: '150002',
  processo: '23000.012345/2024-20',
  orgao: 'Ministério da Educação/Instituto Federal de Exemplo',
  objeto: 'Registro de preços para aquisição de notebooks',
  data_abertura: '2024-04-02',
  hora_abertura: '09:00',
  valor_estimado: null,
  url_edital: 'https://www.gov.br/compras/edital/150002-5-90012-2024',
  vencedores: [],
  sistema_origem: 'siasgnet',
  ato_endereco: 'pub_7Q3M9XK2A5B8C1DE',
  ato_tipo: 'Aviso',
  ato_numero: null,
  ato_data: null,
  confianca: 'alta',
  versao_extrator: 1,
  inicio: 0,
  fim: 640,
  trechos: [{ coluna: 'data_abertura', inicio: 420, fim: 439 }],
}

const { about, amount, day, flag, given, integer, reading, text, word } = rowFieldsOf(
  LICITACAO_COLUMNS,
  tenderRowExample,
)

const vencedorSchema = named(
  'VencedorDeLicitacao',
  Type.Object(
    {
      fornecedor_nome: nullable(
        Type.String({ description: 'Como impresso.', examples: ['EMPRESA DE EXEMPLO LTDA'] }),
      ),
      fornecedor_ni: nullable(
        Type.String({
          description: 'CNPJ, com dígitos verificadores corretos.',
          examples: ['12.345.678/0001-95'],
        }),
      ),
      itens: nullable(
        Type.String({ description: 'Os itens, como impressos.', examples: ['1, 2 e 5'] }),
      ),
      valor: nullable(
        Type.Number({
          description: 'O que venceu ao todo, em reais; nunca um preço unitário.',
          examples: [150_000],
        }),
      ),
    },
    { description: 'Quem venceu uma licitação, e o quê.' },
  ),
)

const trechoDeLicitacaoSchema = placeSchema(
  'TrechoDeLicitacao',
  [...TENDER_COLUMNS, 'vencedores', ...ROW_ACT_COLUMNS],
  tenderRowExample.trechos[0]!,
)

/** The columns of a row. */
export const tenderFields = {
  id: given('id'),
  tipo_aviso: oneOf(NOTICE_KINDS, about('tipo_aviso')),
  retificacao: flag('retificacao'),
  modalidade: word('modalidade', BID_KINDS),
  numero: text('numero'),
  ano: integer('ano'),
  srp: flag('srp'),
  uasg: text('uasg'),
  processo: text('processo'),
  orgao: given('orgao'),
  objeto: text('objeto'),
  data_abertura: day('data_abertura'),
  hora_abertura: text('hora_abertura'),
  valor_estimado: amount('valor_estimado', 250_000.5),
  url_edital: text('url_edital'),
  vencedores: Type.Array(ref(vencedorSchema), {
    description: LICITACAO_COLUMNS.vencedores.description,
  }),
  sistema_origem: oneOf(NOTICE_ORIGINS, about('sistema_origem')),
  ...reading(trechoDeLicitacaoSchema),
}

export const linhaDeLicitacaoSchema = named(
  'LinhaDeLicitacao',
  Type.Object(tenderFields, {
    description:
      'Uma linha da tabela `licitacoes`: uma licitação em um aviso. `null` é o que não está impresso; nada é adivinhado.',
    examples: [tenderRowExample],
  }),
)

export const tenderRowSchemas = [linhaDeLicitacaoSchema, trechoDeLicitacaoSchema, vencedorSchema]

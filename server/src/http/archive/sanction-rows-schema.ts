import { SANCTION_COLUMNS, ROW_ACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { Type } from 'typebox'
import { SANCAO_COLUMNS } from '../../gazette/rows/columns/sancao-columns.ts'
import type { SancaoLinha } from '../../gazette/rows/sancao-linhas.ts'
import {
  SANCTION_KINDS,
  SANCTION_SPHERES,
  SANCTION_STATES,
} from '../../gazette/rows/sanctions/sanction.ts'
import { named, oneOf } from '../schemas/field.ts'
import { placeSchema, rowFieldsOf } from './row-fields.ts'

/** A row of an invented notice. */
export const sanctionRowExample: SancaoLinha = {
  id: 'lin_4T7V9X2Z5B8D3FGH',
  categoria_sancao: 'impedimento',
  situacao_sancao: 'aplicada',
  ambito: 'licitacao',
  retificacao: false,
  sancionado_nome: 'EMPRESA DE EXEMPLO LTDA',
  sancionado_cnpj: '12.345.678/0001-95',
  abrangencia: 'União',
  prazo: 'P6M',
  data_inicio: null,
  data_fim: null,
  valor_multa: null,
  motivo: 'atraso na entrega',
  processo: '23000.012345/2024-20',
  fundamento_legal: 'art. 156, III, da Lei nº 14.133/2021',
  orgao_sancionador: 'Instituto Federal de Exemplo',
  orgao: 'Ministério da Educação/Instituto Federal de Exemplo',
  ato_endereco: 'pub_7Q3M9XK2A5B8C1DE',
  ato_tipo: 'Aviso',
  ato_numero: null,
  ato_data: null,
  confianca: 'alta',
  versao_extrator: 1,
  inicio: 0,
  fim: 480,
  trechos: [{ coluna: 'prazo', inicio: 210, fim: 225 }],
}

const { about, amount, day, flag, given, reading, text } = rowFieldsOf(
  SANCAO_COLUMNS,
  sanctionRowExample,
)

const trechoDeSancaoSchema = placeSchema(
  'TrechoDeSancao',
  [...SANCTION_COLUMNS, ...ROW_ACT_COLUMNS],
  sanctionRowExample.trechos[0]!,
)

/** The columns of a row. */
export const sanctionFields = {
  id: given('id'),
  categoria_sancao: oneOf(SANCTION_KINDS, about('categoria_sancao')),
  situacao_sancao: oneOf(SANCTION_STATES, about('situacao_sancao')),
  ambito: oneOf(SANCTION_SPHERES, about('ambito')),
  retificacao: flag('retificacao'),
  sancionado_nome: text('sancionado_nome'),
  sancionado_cnpj: text('sancionado_cnpj'),
  abrangencia: text('abrangencia'),
  prazo: text('prazo'),
  data_inicio: day('data_inicio', '2024-03-12'),
  data_fim: day('data_fim', '2024-09-12'),
  valor_multa: amount('valor_multa', 1_250.5),
  motivo: text('motivo'),
  processo: text('processo'),
  fundamento_legal: text('fundamento_legal'),
  orgao_sancionador: text('orgao_sancionador'),
  orgao: given('orgao'),
  ...reading(trechoDeSancaoSchema),
}

export const linhaDeSancaoSchema = named(
  'LinhaDeSancao',
  Type.Object(sanctionFields, {
    description:
      'Uma linha da tabela `sancoes`: uma sanção de uma empresa em um ato. `null` é o que não está impresso; nada é adivinhado.',
    examples: [sanctionRowExample],
  }),
)

export const sanctionRowSchemas = [linhaDeSancaoSchema, trechoDeSancaoSchema]

import { PERSONNEL_COLUMNS, ROW_ACT_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { Type } from 'typebox'
import {
  EFFECT_ORIGINS,
  MOVEMENT_KINDS,
  PERSON_ROLES,
  REGISTRATION_KINDS,
  VACANCY_CAUSES,
} from '../../gazette/rows/personnel/movement.ts'
import { PESSOAL_COLUMNS } from '../../gazette/rows/columns/pessoal-columns.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import { named, oneOf } from '../schemas/field.ts'
import { placeSchema, rowFieldsOf } from './row-fields.ts'

/** A row of an invented act. */
export const personnelRowExample: PessoalLinha = {
  id: 'lin_7G2K4M9QX8B3C6DA',
  tipo_movimentacao: 'designacao',
  verbo: 'Designar',
  a_pedido: false,
  de_oficio: false,
  pessoa_nome: 'FULANA DE TAL',
  pessoa_papel: 'substituto',
  matricula: '1234567',
  matricula_tipo: 'siape',
  cargo_efetivo: 'Analista Administrativo',
  cargo_funcao: 'Chefe da Divisão de Exemplo',
  substituto: true,
  codigo: 'FCE 1.07',
  sigla_funcao: 'FCE',
  nivel_funcao: '1.07',
  unidade: 'Coordenação-Geral de Exemplo',
  orgao_destino: null,
  data_efeito: '2024-03-18',
  data_efeito_origem: 'expressa',
  periodo_inicio: null,
  periodo_fim: null,
  vaga_causa: null,
  vaga_codigo: null,
  vaga_antecessor: null,
  autoridade_nome: 'BELTRANO DE TAL',
  autoridade_cargo: 'SECRETÁRIO-EXECUTIVO DO MINISTÉRIO DO EXEMPLO',
  orgao: 'Ministério do Exemplo/Secretaria Executiva',
  ato_endereco: 'pub_7Q3M9XK2A5B8C1DE#1146',
  ato_tipo: 'Portaria',
  ato_numero: '1146',
  ato_data: '2024-03-14',
  confianca: 'media',
  versao_extrator: 1,
  inicio: 312,
  fim: 640,
  trechos: [{ coluna: 'pessoa_nome', inicio: 330, fim: 343 }],
}

const { about, day, flag, given, reading, text, word } = rowFieldsOf(
  PESSOAL_COLUMNS,
  personnelRowExample,
)

const trechoDePessoalSchema = placeSchema(
  'TrechoDePessoal',
  [...PERSONNEL_COLUMNS, ...ROW_ACT_COLUMNS],
  personnelRowExample.trechos[0]!,
)

/** The columns of a row. */
export const personnelFields = {
  id: given('id'),
  tipo_movimentacao: oneOf(MOVEMENT_KINDS, about('tipo_movimentacao')),
  verbo: given('verbo'),
  a_pedido: flag('a_pedido'),
  de_oficio: flag('de_oficio'),
  pessoa_nome: text('pessoa_nome'),
  pessoa_papel: word('pessoa_papel', PERSON_ROLES),
  matricula: text('matricula'),
  matricula_tipo: word('matricula_tipo', REGISTRATION_KINDS),
  cargo_efetivo: text('cargo_efetivo'),
  cargo_funcao: text('cargo_funcao'),
  substituto: flag('substituto'),
  codigo: text('codigo'),
  sigla_funcao: text('sigla_funcao'),
  nivel_funcao: text('nivel_funcao'),
  unidade: text('unidade'),
  orgao_destino: text('orgao_destino', 'Ministério do Exemplo'),
  data_efeito: day('data_efeito'),
  data_efeito_origem: word('data_efeito_origem', EFFECT_ORIGINS),
  periodo_inicio: day('periodo_inicio', '2024-04-30'),
  periodo_fim: day('periodo_fim', '2024-04-30'),
  vaga_causa: word('vaga_causa', VACANCY_CAUSES),
  vaga_codigo: text('vaga_codigo', 'Ministério do Exemplo'),
  vaga_antecessor: text('vaga_antecessor', 'Ministério do Exemplo'),
  autoridade_nome: text('autoridade_nome'),
  autoridade_cargo: text('autoridade_cargo'),
  orgao: given('orgao'),
  ...reading(trechoDePessoalSchema),
}

export const linhaDePessoalSchema = named(
  'LinhaDePessoal',
  Type.Object(personnelFields, {
    description:
      'Uma linha da tabela `pessoal`: uma pessoa em um movimento. `null` é o que não está impresso; nada é adivinhado.',
    examples: [personnelRowExample],
  }),
)

export const personnelRowSchemas = [linhaDePessoalSchema, trechoDePessoalSchema]

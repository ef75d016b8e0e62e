import { PERSONNEL_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { Type } from 'typebox'
import { CONFIDENCES } from '../../gazette/rows/contracts/contract.ts'
import {
  EFFECT_ORIGINS,
  MOVEMENT_KINDS,
  PERSON_ROLES,
  REGISTRATION_KINDS,
  VACANCY_CAUSES,
} from '../../gazette/rows/personnel/movement.ts'
import { PESSOAL_COLUMNS } from '../../gazette/rows/columns/pessoal-columns.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import { date, named, nullable, oneOf, ref } from '../schemas/field.ts'

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
  confianca: 'media',
  versao_extrator: 1,
  inicio: 312,
  fim: 640,
  trechos: [{ coluna: 'pessoa_nome', inicio: 330, fim: 343 }],
}

const about = (field: keyof PessoalLinha) => ({
  description: PESSOAL_COLUMNS[field].description,
  examples: [personnelRowExample[field]],
})
const text = (field: keyof PessoalLinha) =>
  nullable(
    Type.String({
      description: PESSOAL_COLUMNS[field].description,
      examples: [personnelRowExample[field] ?? 'Ministério do Exemplo'],
    }),
  )
const day = (field: keyof PessoalLinha) =>
  nullable({
    ...date(PESSOAL_COLUMNS[field].description),
    examples: [personnelRowExample[field] ?? '2024-04-30'],
  })
const word = <Word extends string>(words: readonly Word[], field: keyof PessoalLinha) =>
  nullable(
    oneOf(words, {
      description: PESSOAL_COLUMNS[field].description,
      examples: [personnelRowExample[field] ?? words[0]],
    }),
  )
const flag = (field: keyof PessoalLinha) => Type.Boolean(about(field))

const trechoDePessoalSchema = named(
  'TrechoDePessoal',
  Type.Object(
    {
      coluna: oneOf(PERSONNEL_COLUMNS, {
        description: 'A coluna cujo valor foi lido ali.',
        examples: ['pessoa_nome'],
      }),
      inicio: Type.Integer({
        minimum: 0,
        description:
          'Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
        examples: [330],
      }),
      fim: Type.Integer({
        minimum: 0,
        description: 'O primeiro caractere depois.',
        examples: [343],
      }),
    },
    { description: 'O lugar do texto de onde veio o valor de uma coluna.' },
  ),
)

/** The columns of a row. */
export const personnelFields = {
  id: Type.String(about('id')),
  tipo_movimentacao: oneOf(MOVEMENT_KINDS, about('tipo_movimentacao')),
  verbo: Type.String(about('verbo')),
  a_pedido: flag('a_pedido'),
  de_oficio: flag('de_oficio'),
  pessoa_nome: text('pessoa_nome'),
  pessoa_papel: word(PERSON_ROLES, 'pessoa_papel'),
  matricula: text('matricula'),
  matricula_tipo: word(REGISTRATION_KINDS, 'matricula_tipo'),
  cargo_efetivo: text('cargo_efetivo'),
  cargo_funcao: text('cargo_funcao'),
  substituto: flag('substituto'),
  codigo: text('codigo'),
  sigla_funcao: text('sigla_funcao'),
  nivel_funcao: text('nivel_funcao'),
  unidade: text('unidade'),
  orgao_destino: text('orgao_destino'),
  data_efeito: day('data_efeito'),
  data_efeito_origem: word(EFFECT_ORIGINS, 'data_efeito_origem'),
  periodo_inicio: day('periodo_inicio'),
  periodo_fim: day('periodo_fim'),
  vaga_causa: word(VACANCY_CAUSES, 'vaga_causa'),
  vaga_codigo: text('vaga_codigo'),
  vaga_antecessor: text('vaga_antecessor'),
  autoridade_nome: text('autoridade_nome'),
  autoridade_cargo: text('autoridade_cargo'),
  orgao: Type.String(about('orgao')),
  confianca: oneOf(CONFIDENCES, about('confianca')),
  versao_extrator: Type.Integer(about('versao_extrator')),
  inicio: Type.Integer({
    minimum: 0,
    ...about('inicio'),
  }),
  fim: Type.Integer({ minimum: 0, ...about('fim') }),
  trechos: Type.Array(ref(trechoDePessoalSchema), {
    description: PESSOAL_COLUMNS.trechos.description,
  }),
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

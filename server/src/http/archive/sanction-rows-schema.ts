import { SANCTION_COLUMNS } from '../../gazette/rows/columns/read-columns.ts'
import { Type } from 'typebox'
import { SANCAO_COLUMNS } from '../../gazette/rows/columns/sancao-columns.ts'
import { CONFIDENCES } from '../../gazette/rows/contracts/contract.ts'
import type { SancaoLinha } from '../../gazette/rows/sancao-linhas.ts'
import {
  SANCTION_KINDS,
  SANCTION_SPHERES,
  SANCTION_STATES,
} from '../../gazette/rows/sanctions/sanction.ts'
import { date, named, nullable, oneOf, ref } from '../schemas/field.ts'

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
  confianca: 'alta',
  versao_extrator: 1,
  inicio: 0,
  fim: 480,
  trechos: [{ coluna: 'prazo', inicio: 210, fim: 225 }],
}

const about = (field: keyof SancaoLinha) => ({
  description: SANCAO_COLUMNS[field].description,
  examples: [sanctionRowExample[field]],
})
const text = (field: keyof SancaoLinha) => nullable(Type.String(about(field)))
const day = (field: 'data_inicio' | 'data_fim', example: string) =>
  nullable({ ...date(SANCAO_COLUMNS[field].description), examples: [example] })

const trechoDeSancaoSchema = named(
  'TrechoDeSancao',
  Type.Object(
    {
      coluna: oneOf(SANCTION_COLUMNS, {
        description: 'A coluna cujo valor foi lido ali.',
        examples: ['prazo'],
      }),
      inicio: Type.Integer({
        minimum: 0,
        description:
          'Onde as palavras começam em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
        examples: [210],
      }),
      fim: Type.Integer({
        minimum: 0,
        description: 'O primeiro caractere depois.',
        examples: [225],
      }),
    },
    { description: 'O lugar do texto de onde veio o valor de uma coluna.' },
  ),
)

/** The columns of a row. */
export const sanctionFields = {
  id: Type.String(about('id')),
  categoria_sancao: oneOf(SANCTION_KINDS, about('categoria_sancao')),
  situacao_sancao: oneOf(SANCTION_STATES, about('situacao_sancao')),
  ambito: oneOf(SANCTION_SPHERES, about('ambito')),
  retificacao: Type.Boolean(about('retificacao')),
  sancionado_nome: text('sancionado_nome'),
  sancionado_cnpj: text('sancionado_cnpj'),
  abrangencia: text('abrangencia'),
  prazo: text('prazo'),
  data_inicio: day('data_inicio', '2024-03-12'),
  data_fim: day('data_fim', '2024-09-12'),
  valor_multa: nullable(
    Type.Number({ description: SANCAO_COLUMNS.valor_multa.description, examples: [1_250.5] }),
  ),
  motivo: text('motivo'),
  processo: text('processo'),
  fundamento_legal: text('fundamento_legal'),
  orgao_sancionador: text('orgao_sancionador'),
  orgao: Type.String(about('orgao')),
  confianca: oneOf(CONFIDENCES, about('confianca')),
  versao_extrator: Type.Integer(about('versao_extrator')),
  inicio: Type.Integer({ minimum: 0, ...about('inicio') }),
  fim: Type.Integer({ minimum: 0, ...about('fim') }),
  trechos: Type.Array(ref(trechoDeSancaoSchema), {
    description: SANCAO_COLUMNS.trechos.description,
  }),
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

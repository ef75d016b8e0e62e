import { Type } from 'typebox'
import { contractExample, contratoSchema } from '../rows/contract-schema.ts'
import { normaSchema } from '../rows/norm-schema.ts'
import { movimentoSchema } from '../rows/personnel-schema.ts'
import { sancaoSchema } from '../rows/sanction-schema.ts'
import { licitacaoSchema } from '../rows/tender-schema.ts'
import { date, oneOf, ref } from '../schemas/field.ts'
import { WATCHED_TABLES } from './row-filter-schema.ts'

/** Of a row that somebody is told of. */
export const tabelaDaLinha = oneOf(WATCHED_TABLES, {
  description: 'A tabela da linha.',
  examples: ['contratos'],
})

const tables = [contratoSchema, movimentoSchema, licitacaoSchema, sancaoSchema, normaSchema]
export const linhaContada = Type.Unsafe<object>(
  Type.Union(
    tables.map((schema) => ref(schema)),
    {
      description:
        'A linha, como o `GET` da tabela a dá: um `Contrato`, em `pessoal` um `Movimento`, em `licitacoes` uma `Licitacao`, em `sancoes` uma `Sancao`, em `normas` uma `Norma`.',
      examples: [contractExample],
    },
  ),
)

export const prazoExample = { campo: 'vigencia_fim', data: '2025-03-31', dias: 90 }

export const prazoDaLinha = Type.Object(
  {
    campo: oneOf(['vigencia_fim', 'data_abertura'], { description: 'A coluna que diz o dia.' }),
    data: date('O dia.', prazoExample.data),
    dias: Type.Integer({
      description: 'Quantos dias antes dele foi pedido o aviso.',
      examples: [90],
    }),
  },
  { description: 'Que dia da linha está perto.', examples: [prazoExample] },
)

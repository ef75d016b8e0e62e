import { Type } from 'typebox'
import type { Edition } from '../../gazette/edition.ts'
import { edicaoSchema } from './edition-schema.ts'
import { date, ref } from '../schemas/field.ts'
import { noticed } from '../answer.ts'
import { operation } from '../operation.ts'

const parameters = Type.Object({
  data: Type.Optional(date('Um dia, AAAA-MM-DD.')),
  mes: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
      description: 'Um mês, AAAA-MM.',
      examples: ['2024-03'],
    }),
  ),
  ano: Type.Optional(
    Type.Integer({
      // Four digits: 24 for 2024 is a slip, and must not return an empty list.
      minimum: 1000,
      maximum: 9999,
      description: 'Um ano, com quatro algarismos.',
      examples: [2024],
    }),
  ),
})

const example: Edition[] = [
  {
    numero: '52-A',
    data: '2024-03-15',
    tipo: 'extra',
    secoes: ['extra'],
    total_publicacoes: 3,
    provisoria: false,
  },
  {
    numero: '52',
    data: '2024-03-15',
    tipo: 'normal',
    secoes: ['1', '2', '3'],
    total_publicacoes: 4210,
    provisoria: false,
  },
]

export const listEditions = operation({
  id: 'listarEdicoes',
  at: 'GET /edicoes',
  tag: 'Consulta',
  summary: 'Lista as edições',
  description:
    'As edições do acervo, da mais recente à mais antiga. `data`, `mes` e `ano` se combinam por E; sem nenhum, vêm as 100 mais recentes.',
  access: 'consulta',
  fresh: 'revalidate',
  query: parameters,
  answer: noticed(
    'As edições que atendem a todos os filtros.',
    Type.Array(ref(edicaoSchema), { description: 'As edições.' }),
    example,
  ),
  async handle({ query }, { queries }) {
    const { edicoes: dados, avisos } = await queries.archive.editions(query)
    return { dados, avisos }
  },
})

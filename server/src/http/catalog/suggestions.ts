import { Type } from 'typebox'
import { ref } from '../schemas/field.ts'
import { suggestionExample, sugestaoSchema } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

const MAX_PREFIX = 100

export const suggest = operation({
  id: 'sugerir',
  at: 'GET /sugestoes',
  tag: 'Consulta',
  summary: 'Sugere enquanto se digita',
  description:
    'O que começa como foi digitado: órgãos, por uma palavra do nome ou pela sigla; normas, por tipo e número; palavras dos textos, que completam a última. No máximo 5 de cada, as que mais publicações têm primeiro.',
  access: 'consulta',
  query: Type.Object({
    prefixo: Type.String({
      maxLength: MAX_PREFIX,
      description: 'O que foi digitado até agora.',
      examples: ['lei 81'],
    }),
  }),
  answer: data(
    'As sugestões, por tipo.',
    Type.Array(ref(sugestaoSchema), { description: 'As sugestões; vazio se não há.' }),
    [suggestionExample],
  ),
  handle: ({ query }, { queries }) => queries.catalog.suggest(query.prefixo),
})

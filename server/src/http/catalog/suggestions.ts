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
    'O que começa como foi digitado: órgãos de qualquer nível, por palavras do nome em ordem ou pela sigla; normas, por tipo e número; palavras, que completam a última ou, depois de um espaço, continuam o texto como as publicações o continuam. `total` é quanto a busca da sugestão encontra. Se nada começa assim, um lapso de uma letra por palavra é perdoado. No máximo 5 de cada: primeiro o que está em sequência nas publicações, e aí o que mais delas têm.',
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

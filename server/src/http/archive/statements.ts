import { Type } from 'typebox'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { declaracaoSchema, statementsExample } from './proof-schema.ts'
import { checkRange, rangeOf, rangeParameters } from './range.ts'

export const listStatements = operation({
  id: 'listarDeclaracoes',
  at: 'GET /fontes/declaracoes',
  tag: 'Consulta',
  summary: 'Lista o que a instalação declarou sobre cada dia',
  description:
    'As declarações assinadas sobre os zips dos dias do período, na ordem em que foram feitas, também as substituídas: cada uma traz o `sha256` da anterior. A raiz de um dia é a mesma em toda instalação que importou os mesmos zips.',
  access: 'consulta',
  fresh: 'revalidate',
  query: rangeParameters,
  checkQuery: checkRange,
  answer: data(
    'As declarações.',
    Type.Array(ref(declaracaoSchema), { description: 'Na ordem em que foram feitas.' }),
    statementsExample,
  ),
  handle: ({ query }, { queries, clock }) => queries.archive.statements(rangeOf(query, clock)),
})

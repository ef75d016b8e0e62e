import { Type } from 'typebox'
import { ref } from '../schemas/field.ts'
import { actTypeExample, tipoAtoSchema } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const listActTypes = operation({
  id: 'listarTiposAto',
  at: 'GET /tipos-ato',
  tag: 'Consulta',
  summary: 'Lista os tipos de ato',
  description: 'Os tipos de ato que há no acervo, do mais comum ao menos.',
  access: 'consulta',
  answer: data(
    'Os tipos de ato.',
    Type.Array(ref(tipoAtoSchema), { description: 'Os tipos de ato.' }),
    [actTypeExample],
  ),
  handle: (_call, { queries }) => queries.catalog.actTypes(),
})

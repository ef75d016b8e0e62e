import { Type } from 'typebox'
import { ACT_FIELDS } from '../../gazette/publication-detail.ts'
import { oneOf } from './field.ts'

/** `campos`: the fields of an act to return, out of all that `/publicacao/{id}` has. */
export function fieldsParameter(description: string) {
  return Type.Optional(
    Type.Array(oneOf(ACT_FIELDS, {}), {
      maxItems: ACT_FIELDS.length,
      description,
      examples: [['id', 'data_publicacao', 'titulo', 'conteudo_completo']],
    }),
  )
}

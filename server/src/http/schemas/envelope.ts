import { type TSchema, Type } from 'typebox'

/**
 * The schema of a successful answer: `sucesso`, `dados` and the additive fields given.
 * `example` is the whole body.
 */
export function envelope<Dados extends TSchema, Extra extends Record<string, TSchema>>(
  description: string,
  dados: Dados,
  example: object,
  extra: Extra = {} as Extra,
) {
  return Type.Object(
    {
      sucesso: Type.Literal(true, { description: 'Sempre `true`.' }),
      dados,
      ...extra,
    },
    { description, examples: [example] },
  )
}

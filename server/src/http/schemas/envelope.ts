import { type TSchema, Type } from 'typebox'
import { avisoSchema } from './notice.ts'
import { ref } from './field.ts'

/**
 * The schema of a successful answer: `sucesso`, `dados` and the additive fields given.
 * `example` is the whole body.
 */
export function envelope<Data extends TSchema, Extra extends Record<string, TSchema>>(
  description: string,
  dados: Data,
  example: object,
  extra: Extra = {} as Extra,
) {
  return Type.Object(
    {
      sucesso: Type.Literal(true, { description: 'Sempre `true`.', examples: [true] }),
      dados,
      ...extra,
    },
    { description, examples: [example] },
  )
}

/** The same, with notices for the user, always in this place. */
export function noticedEnvelope<Data extends TSchema>(
  description: string,
  dados: Data,
  example: object,
) {
  return envelope(description, dados, example, {
    avisos: Type.Array(ref(avisoSchema), {
      description:
        'O que se deve saber sobre a resposta, ou sobre o que foi salvo, no máximo 10; vazio se nada.',
    }),
  })
}

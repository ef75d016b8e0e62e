import { Type } from 'typebox'
import { nullable } from './field.ts'

export const MAX_CHAVE = 200
const EXAMPLE = 'licitacoes-2026'

/** The field `chave` of a record or of a body. */
export const ownersKey = nullable(
  Type.String({
    minLength: 1,
    maxLength: MAX_CHAVE,
    description:
      'Como a sua configuração o chama, para o alterar sem saber o `id`: letras sem acento, algarismos e `. _ : @ + -`, começando por letra ou algarismo. Única na conta entre os da mesma espécie; `null` se não tem.',
    examples: [EXAMPLE],
  }),
)

/** The same in a path. */
export const ownersKeyParams = Type.Object({
  chave: Type.String({ description: 'A `chave` que ele tem ou vai ter.', examples: [EXAMPLE] }),
})

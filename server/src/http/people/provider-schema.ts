import { Type } from 'typebox'
import { data } from '../answer.ts'
import { codeField } from './schema.ts'

/** Longer than what any provider sends back. */
const MAX_RETURN = 8_000

const example = {
  url: 'https://sso.acesso.gov.br/authorize?response_type=code&client_id=arauto.exemplo.br&state=entrar.…',
}

export const departure = data(
  'Para onde ir.',
  Type.Object(
    {
      url: Type.String({
        description: 'Endereço no provedor, a que o navegador deve ir.',
        examples: [example.url],
      }),
    },
    { description: 'O caminho até o provedor.' },
  ),
  example,
)

export const returnFields = {
  retorno: Type.String({
    minLength: 1,
    maxLength: MAX_RETURN,
    description:
      'O que vem depois de `?` no endereço a que o provedor mandou o navegador de volta, como veio.',
    examples: ['code=SplxlOBeZQQYbYS6WxSbIA&state=entrar.…&iss=https%3A%2F%2Fsso.acesso.gov.br%2F'],
  }),
  codigo: Type.Optional(codeField),
}

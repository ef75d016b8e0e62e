import { Type } from 'typebox'
import type { WaysIn } from '../../access/people/people-store.ts'
import { instant, named, nullable, ref } from '../schemas/field.ts'

export const waysInExample: WaysIn = {
  senha: true,
  identidades: [
    {
      id: 'idt_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
      emissor: 'https://sso.acesso.gov.br/',
      email: 'pessoa@exemplo.com.br',
      vinculada_em: '2024-03-15T12:00:00.000Z',
    },
  ],
}

export const identityExample = waysInExample.identidades[0]!

const identidadeSchema = named(
  'Identidade',
  Type.Object(
    {
      id: Type.String({
        description: 'Identificador da identidade.',
        examples: [identityExample.id],
      }),
      emissor: Type.String({
        description: 'O provedor de identidade (issuer).',
        examples: [identityExample.emissor],
      }),
      email: nullable(
        Type.String({
          description:
            'O endereço que o provedor informou quando ela foi vinculada; `null` se não informou.',
          examples: [identityExample.email],
        }),
      ),
      vinculada_em: instant('Quando foi vinculada.'),
    },
    { description: 'Quem a pessoa é num provedor de identidade (OpenID Connect).' },
  ),
)

export const acessoSchema = named(
  'Acesso',
  Type.Object(
    {
      senha: Type.Boolean({ description: 'Se a pessoa tem senha.', examples: [true] }),
      identidades: Type.Array(ref(identidadeSchema), {
        description: 'Com que identidades de um provedor ela também entra.',
      }),
    },
    { description: 'Com que a pessoa entra.' },
  ),
)

export const accessSchemas = [identidadeSchema, acessoSchema]

import { Type } from 'typebox'
import type { AccountSummary } from '../../access/key-store.ts'
import { instant, named } from '../schemas/field.ts'

export const accountExample: AccountSummary = {
  id: 'cta_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  nome: 'Escritório',
  email: 'equipe@exemplo.com.br',
  criado_em: '2024-03-15T12:00:00.000Z',
  pessoas: 3,
  chaves_ativas: 2,
  webhooks: 1,
  alertas: 12,
}

const count = (description: string, example: number) =>
  Type.Integer({ description, examples: [example] })

export const contaSchema = named(
  'Conta',
  Type.Object(
    {
      id: Type.String({ description: 'Identificador da conta.', examples: [accountExample.id] }),
      nome: Type.String({ description: 'Nome da conta.', examples: [accountExample.nome] }),
      email: Type.String({
        description: 'Para onde vão os avisos sobre os webhooks dela.',
        examples: [accountExample.email],
      }),
      criado_em: instant('Quando foi criada.'),
      pessoas: count('Pessoas que entram nela.', 3),
      chaves_ativas: count('Chaves que valem.', 2),
      webhooks: count('Webhooks.', 1),
      alertas: count('Alertas.', 12),
    },
    { description: 'Conta: dona de pessoas, chaves, webhooks e alertas.' },
  ),
)

/** The body of POST /contas, and of PATCH /contas/{id}, which replaces the whole. */
const written = {
  nome: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Nome da pessoa ou equipe.',
    examples: [accountExample.nome],
  }),
  email: Type.String({
    maxLength: 254,
    description: 'Para onde vão os avisos sobre os webhooks dela.',
    examples: [accountExample.email],
  }),
}

const STRICT = { additionalProperties: false }

export const newAccountBody = Type.Object(written, {
  ...STRICT,
  description: 'A conta a criar.',
})

export const accountPatchBody = Type.Partial(Type.Object(written), {
  ...STRICT,
  description: 'O que muda (JSON Merge Patch, RFC 7396).',
})

export const accountParams = Type.Object({
  id: Type.String({ description: 'Identificador da conta.', examples: [accountExample.id] }),
})

import { Type } from 'typebox'
import type { OpenInvitationView } from '../../service/people/queries.ts'
import { instant, named, nullable } from '../schemas/field.ts'
import { idOf, invitationExample, invitationFields, sessionExample } from './schema.ts'

export const openInvitationExample: OpenInvitationView = {
  ...invitationExample,
  id: 'cvt_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  conta_id: sessionExample.conta.id,
  criado_em: '2024-03-15T12:00:00.000Z',
}

export const createdInvitationExample = {
  ...openInvitationExample,
  email: null,
  url: 'https://arauto.exemplo.com.br/convite#pDwR5m3v1cQn0sXo8yJk2uLbA7eTzH4gF6iV9rNqWxM',
}

const record = {
  ...invitationFields,
  id: idOf('do convite', openInvitationExample.id),
  conta_id: nullable(
    Type.String({
      description: 'Identificador da conta; `null` se ela é aberta com a pessoa.',
      examples: [sessionExample.conta.id],
    }),
  ),
  criado_em: instant('Quando foi feito.'),
}

export const conviteSchema = named(
  'Convite',
  Type.Object(record, { description: 'Um convite que ainda não foi aceito.' }),
)

export const conviteCriadoSchema = named(
  'ConviteCriado',
  Type.Object(
    {
      ...record,
      url: nullable(
        Type.String({
          description: 'O link, mostrado só desta vez; `null` se ele foi mandado por e-mail.',
          examples: [createdInvitationExample.url],
        }),
      ),
    },
    { description: 'Um convite recém-feito.' },
  ),
)

export const invitationSchemas = [conviteSchema, conviteCriadoSchema]

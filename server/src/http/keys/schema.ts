import { Type } from 'typebox'
import {
  type CreatedKey,
  DEFAULT_LIMIT,
  type KeySummary,
  MAX_LIMIT,
} from '../../access/api-keys.ts'
import { type DayUse, SCOPES } from '../../access/key-store.ts'
import { date, instant, named, nullable, oneOf } from '../schemas/field.ts'

export const keyExample: KeySummary = {
  id: 'chv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  conta_id: 'cta_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  nome: 'painel de licitações',
  publico: '4Tq9ZxWb',
  escopos: ['consulta', 'alertas'],
  limite: DEFAULT_LIMIT,
  criado_em: '2024-03-15T12:00:00.000Z',
  expira_em: null,
  revogada_em: null,
  ultimo_uso_em: '2024-03-15T12:00:00.000Z',
  pessoa_id: 'pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  criada_com: null,
  situacao: 'ativa',
}

export const createdKeyExample: CreatedKey = {
  ...keyExample,
  ultimo_uso_em: null,
  chave: 'ar_4Tq9ZxWb_7hKp2mVxQ8sLw3nRt6yUaB1cDe5fGhJk',
}

export const dayExample: DayUse = { data: '2024-03-15', requisicoes: 240, limitadas: 0 }

const nome = Type.String({
  description: 'Para que serve a chave.',
  examples: [keyExample.nome],
})
const escopos = Type.Array(oneOf(SCOPES, {}), {
  description:
    'O que a chave pode fazer. `consulta`: buscar e ler. `webhooks`, `alertas`: cuidar deles. `feeds`: só ler feeds, no endereço deles; não se junta a outros. `administracao`: cuidar da instalação, de todas as contas.',
  examples: [keyExample.escopos],
})
const limite = Type.Integer({
  description: 'Requisições por minuto.',
  examples: [DEFAULT_LIMIT],
})

const record = {
  id: Type.String({ description: 'Identificador da chave.', examples: [keyExample.id] }),
  conta_id: Type.String({ description: 'A conta da chave.', examples: [keyExample.conta_id] }),
  nome,
  publico: Type.String({
    description: 'A parte pública: a chave começa por `ar_` e ela.',
    examples: [keyExample.publico],
  }),
  escopos,
  limite,
  criado_em: instant('Quando foi criada.'),
  expira_em: nullable(instant('Quando deixa de valer; `null` se não expira.')),
  revogada_em: nullable(instant('Quando foi revogada; `null` se não foi.')),
  ultimo_uso_em: nullable(instant('Último uso, com atraso de até um minuto.')),
  pessoa_id: nullable(
    Type.String({
      description:
        'A pessoa que a criou: a chave nunca pode mais do que ela pode a cada momento. `null` se foi criada por comando.',
      examples: ['pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
    }),
  ),
  criada_com: nullable(
    Type.String({
      description: 'A chave com que foi criada, e com que termina; `null` se não foi com uma.',
      examples: ['chv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
    }),
  ),
  situacao: oneOf(['ativa', 'expirada', 'revogada'], {
    description: 'Se ainda vale.',
    examples: ['ativa'],
  }),
}

/** A key without its secret. */
export const chaveSchema = named(
  'Chave',
  Type.Object(record, { description: 'Chave de API, sem o segredo.' }),
)

export const chaveCriadaSchema = named(
  'ChaveCriada',
  Type.Object(
    {
      ...record,
      chave: Type.String({
        description:
          'A chave inteira, mostrada só desta vez: guardamos só um resumo, que não permite refazê-la.',
        examples: [createdKeyExample.chave],
      }),
    },
    { description: 'Chave recém-criada.' },
  ),
)

export const usoSchema = named(
  'UsoDiario',
  Type.Object(
    {
      data: date('Dia, em Brasília.'),
      requisicoes: Type.Integer({ description: 'Requisições com a chave.', examples: [240] }),
      limitadas: Type.Integer({
        description: 'Quantas delas passaram do limite e tiveram 429.',
        examples: [0],
      }),
    },
    { description: 'O uso de uma chave num dia.' },
  ),
)

const written = {
  nome: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Para que serve a chave.',
    examples: [keyExample.nome],
  }),
  escopos: Type.Array(oneOf(SCOPES, {}), {
    minItems: 1,
    maxItems: SCOPES.length,
    description: 'O que a chave pode fazer; só quem administra a instalação dá `administracao`.',
    examples: [keyExample.escopos],
  }),
  limite: Type.Integer({
    minimum: 1,
    maximum: MAX_LIMIT,
    description: `Requisições por minuto; acima de ${DEFAULT_LIMIT}, só quem administra a instalação.`,
    examples: [DEFAULT_LIMIT],
  }),
  expira: date('Último dia em que a chave vale, em Brasília.', '2030-12-31'),
}

const STRICT = { additionalProperties: false }

/** The body of POST /chaves. */
export const newKeyBody = Type.Object(
  {
    nome: written.nome,
    escopos: written.escopos,
    limite: Type.Optional(written.limite),
    expira: Type.Optional(written.expira),
    conta: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Conta da chave; sem ela, a sua. Só quem administra a instalação nomeia outra.',
        examples: [keyExample.conta_id],
      }),
    ),
  },
  { ...STRICT, description: 'A chave a criar.' },
)

/** The body of PATCH /chaves/{id}: a JSON merge patch. */
export const keyPatchBody = Type.Object(
  {
    nome: Type.Optional(written.nome),
    escopos: Type.Optional(written.escopos),
    limite: Type.Optional(written.limite),
    expira: Type.Optional(nullable(written.expira)),
  },
  {
    ...STRICT,
    description:
      'O que muda (JSON Merge Patch, RFC 7396); `null` em `expira`: a chave não expira mais.',
  },
)

export const keyParams = Type.Object({
  id: Type.String({ description: 'Identificador da chave.', examples: [keyExample.id] }),
})

export const keySchemas = [chaveSchema, chaveCriadaSchema, usoSchema]

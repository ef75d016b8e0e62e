import AjvCompiler, { type ErrorObject } from '@fastify/ajv-compiler'
import { Type } from 'typebox'
import { wholeAlertBody } from '../../http/alerts/schema.ts'
import { wholeBulletinBody } from '../../http/bulletins/schema.ts'
import { wholeListBody } from '../../http/lists/schema.ts'
import { MAX_CHAVE } from '../../http/schemas/owners-key.ts'
import { wholeWebhookBody } from '../../http/webhooks/schema.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { faultDetails } from '../../lib/errors/schema-faults.ts'

const STRICT = { additionalProperties: false }
const chave = Type.String({ minLength: 1, maxLength: MAX_CHAVE })
const short = Type.String({ minLength: 1, maxLength: 200 })

const { secret: _secret, url, ...webhook } = wholeWebhookBody.properties
const { nome, itens } = wholeListBody.properties
const lista = {
  nome,
  itens: Type.Optional(itens),
  itens_arquivo: Type.Optional(short),
  coluna: Type.Optional(short),
  coluna_grupo: Type.Optional(short),
  frases: Type.Optional(Type.Boolean()),
}

const list = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) =>
  Type.Optional(Type.Array(Type.Object({ chave, ...fields }, STRICT)))

/** What a file may declare: of each kind, the body of its PUT, and `chave`. */
const documentSchema = Type.Object(
  {
    listas: list(lista),
    webhooks: list({ ...webhook, url: Type.Optional(url) }),
    alertas: list(wholeAlertBody.properties),
    boletins: list(wholeBulletinBody.properties),
  },
  STRICT,
)

/** The record of a list in a file. */
export interface ListEntry {
  chave: string
  nome: string
  itens?: { termo: string; grupo?: string | null }[]
  itens_arquivo?: string
  coluna?: string
  coluna_grupo?: string
  frases?: boolean
}

type Check = { (value: unknown): boolean; errors?: ErrorObject[] | null }
let check: Check | undefined

/** The faults that the schema finds in what a file declares; each names its field. */
export function shapeFaults(value: unknown): Detail[] {
  check ??= compile({ schema: documentSchema })
  if (check(value)) return []
  return faultDetails(check.errors ?? [], 'arquivo').map((detail) =>
    /^webhooks\[\d+\]\.secret$/.test(detail.campo) ? secretIn(detail) : detail,
  )
}

function secretIn({ campo }: Detail): Detail {
  return detailOf(
    campo,
    'é um segredo, e um repositório não os guarda',
    'Tire-o daqui: o serviço cria um ao criar o webhook, e --segredos diz onde o gravar.',
  )
}

/** Fastify's own compiler; its types take the schema for the route. */
function compile(route: { schema: unknown }): Check {
  const customOptions = {
    allErrors: true,
    verbose: true,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
  } as const
  const compiler = AjvCompiler()({}, { customOptions })
  return (compiler as unknown as (route: { schema: unknown }) => Check)(route)
}

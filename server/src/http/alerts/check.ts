import type { Caller } from '../../access/caller.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import type { StandingFilter } from '../../monitor/standing-filter.ts'
import type { AlertView } from '../../alerts/alert.ts'
import { parseQuery } from '../../search/reading/parse.ts'
import { type Fields, fieldsOf } from '../body/bodies.ts'
import { addressDetails, keptAddresses, lineDetails, textsIn } from '../body/given-texts.ts'
import { ownersKeyDetails } from '../body/owners-key.ts'
import { filterDetails } from '../body/standing-filter.ts'
import type { ApiService } from '../service.ts'
import { MAX_CHANNELS, MAX_CONSULTA, MAX_EMAILS, MAX_TERMOS } from './schema.ts'

/**
 * The faults of an alert's fields that a schema cannot find. Fields that the schema refused already
 * are skipped. `own`: the named webhooks that the account owns; `current`: the filters before the
 * change.
 */
export function alertDetails(
  body: Fields,
  own: { id: string }[],
  current?: StandingFilter,
): Detail[] {
  const { webhooks, emails } = fieldsOf(body['canais'])
  return [
    ...ownersKeyDetails(body),
    ...searchDetails(body, current),
    ...textsIn(webhooks, MAX_CHANNELS).flatMap(([index, id]) =>
      own.some((webhook) => webhook.id === id) ? [] : [unknownWebhook(index)],
    ),
    ...addressDetails('canais.emails', emails, MAX_EMAILS),
  ]
}

/** The same, only for the name and the filters. */
export function searchDetails(body: Fields, current?: StandingFilter): Detail[] {
  const { nome, consulta } = body
  return [
    ...lineDetails('nome', nome),
    ...(typeof consulta === 'string' ? queryDetails(consulta) : []),
    ...filterDetails(body, current),
  ]
}

/**
 * The faults of what a body seeks, by query and items, beyond those of its schema. `current`: the alert
 * before the change.
 */
export async function soughtDetails(
  { consulta, termos, listas }: Fields,
  { request, caller }: { request: { body: unknown }; caller: Caller },
  { queries }: ApiService,
  current: Pick<AlertView, 'consulta' | 'termos' | 'listas'> | null = null,
): Promise<Detail[]> {
  const { termos: items, listas: lists } = { ...NOTHING_SOUGHT, ...current }
  const isObject = typeof request.body === 'object' && request.body !== null // else the schema reports it
  const isEmpty = isObject && isNone(termos, items) && isNone(listas, lists)
  const hadItems = items.length + lists.length > 0
  const given = readableItems(termos)
  const faults = await queries.webhooks.termFaults(given.map(([, termo]) => termo))
  const unknown = await unknownLists(listas, caller, queries)
  return [
    ...unknown.map(unknownList),
    ...(isEmpty && consulta === undefined && current === null ? [withoutQuery] : []),
    ...(isEmpty && consulta === undefined && hadItems && current?.consulta === '*'
      ? [withoutItems]
      : []),
    ...faults.map(({ index, detail }) => ({
      ...detail,
      campo: `termos[${given[index]![0]}]`, // one of the checked items
    })),
  ]
}

const NOTHING_SOUGHT: Pick<AlertView, 'termos' | 'listas'> = { termos: [], listas: [] }

/** Whether a list of a body is empty; absent, it is the `current` one. */
function isNone(given: unknown, current: unknown[]): boolean {
  const after = given === undefined ? current : (given ?? [])
  return Array.isArray(after) && after.length === 0
}

/** The places in `listas` of those that the account does not have. */
async function unknownLists(
  listas: unknown,
  { conta_id }: Caller,
  { lists }: ApiService['queries'],
): Promise<number[]> {
  const named = textsIn(listas, MAX_CHANNELS)
  if (named.length === 0) return []
  const ids = named.map(([_index, id]) => id)
  const known = await lists.known(conta_id, ids)
  return named.flatMap(([index, id]) => (known.includes(id) ? [] : [index]))
}

function unknownList(index: number): Detail {
  return detailOf(
    `listas[${index}]`,
    'não é uma lista desta conta',
    'Os identificadores vêm em /listas, na forma lst_….',
  )
}

export const withoutQuery = detailOf(
  'consulta',
  'é obrigatório',
  'Diga o que procurar, em consulta, em termos ou em listas.',
)
const withoutItems = detailOf(
  'termos',
  'deixa o alerta sem nada que procurar',
  'Envie também uma consulta; "*" encontra tudo.',
)

/** The items of a list that passes a schema, each with its place. */
function readableItems(list: unknown): [index: number, termo: string][] {
  return (Array.isArray(list) && list.length <= MAX_TERMOS ? list : []).flatMap(
    (item: unknown, index): [number, string][] => {
      const { termo } = fieldsOf(item)
      return typeof termo === 'string' && termo !== '' ? [[index, termo]] : []
    },
  )
}

/** The webhooks that a body names, even if other fields have faults. */
export function namedWebhooks(body: Fields): string[] {
  return textsIn(fieldsOf(body['canais'])['webhooks'], MAX_CHANNELS).map(([_index, id]) => id)
}

/** A body with its e-mail addresses in stored form; each was checked before. */
export function withKeptAddresses<
  Body extends { canais?: { emails?: string[] | null } | null | undefined },
>(body: Body): Body {
  const emails = body.canais?.emails
  if (!emails) return body
  return { ...body, canais: { ...body.canais, emails: keptAddresses(emails) } }
}

function queryDetails(consulta: string): Detail[] {
  if (consulta === '' || consulta.length > MAX_CONSULTA) return [] // the schema reports it
  try {
    parseQuery(consulta)
    return []
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.detalhes.map((found) => ({ ...found, campo: 'consulta' }))
  }
}

function unknownWebhook(index: number): Detail {
  return detailOf(
    `canais.webhooks[${index}]`,
    'não é um webhook desta conta',
    'Os identificadores vêm em /webhooks, na forma wh_….',
  )
}

import { isDeepStrictEqual } from 'node:util'
import type { Caller } from '../../access/caller.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import { NO_FILTER, type StandingFilter } from '../../monitor/standing-filter.ts'
import type { AlertView } from '../../alerts/alert.ts'
import { parseQuery } from '../../search/reading/parse.ts'
import { type Fields, fieldsOf } from '../body/bodies.ts'
import { addressDetails, keptAddresses, lineDetails, textsIn } from '../body/given-texts.ts'
import { ownersKeyDetails } from '../body/owners-key.ts'
import { filterDetails } from '../body/standing-filter.ts'
import type { ApiService } from '../service.ts'
import { rowFilterDetails } from '../webhooks/check-row-filter.ts'
import { MAX_CHANNELS, MAX_CONSULTA, MAX_EMAILS, MAX_TERMOS } from './schema.ts'

/**
 * The faults of an alert's fields that a schema cannot find. Fields that the schema refused already
 * are skipped. `own`: the named webhooks that the account owns; `current`: the alert before the
 * change.
 */
export function alertDetails(body: Fields, own: { id: string }[], current?: Sought): Detail[] {
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
export function searchDetails(body: Fields, current?: Sought): Detail[] {
  const { nome, consulta } = body
  return [
    ...lineDetails('nome', nome),
    ...(typeof consulta === 'string' ? queryDetails(consulta) : []),
    ...filterDetails(body, current?.filtros),
    ...rowFilterDetails(fieldsOf(body['filtros'])['linhas']),
    ...besideRows(body, current ?? NOTHING),
  ]
}

/**
 * The faults of what a body seeks, by query and items, beyond those of its schema. `current`: the alert
 * before the change.
 */
export async function soughtDetails(
  { consulta, termos, listas, filtros }: Fields,
  { request, caller }: { request: { body: unknown }; caller: Caller },
  { queries }: ApiService,
  current: Sought | null = null,
): Promise<Detail[]> {
  const { termos: items, listas: lists } = { ...NOTHING_SOUGHT, ...current }
  const isObject = typeof request.body === 'object' && request.body !== null // else the schema reports it
  const isEmpty = isObject && isNone(termos, items) && isNone(listas, lists)
  const hadItems = items.length + lists.length > 0
  const hasRows = rowsAfter(filtros, current ?? NOTHING) !== null
  const given = readableItems(termos)
  const faults = await queries.webhooks.termFaults(given.map(([, termo]) => termo))
  const unknown = await unknownLists(listas, caller, queries)
  return [
    ...unknown.map(unknownList),
    ...(isEmpty && consulta === undefined && current === null && !hasRows ? [withoutQuery] : []),
    ...(isEmpty &&
    consulta === undefined &&
    hadItems &&
    current?.consulta === EVERYTHING &&
    !hasRows
      ? [withoutItems]
      : []),
    ...faults.map(({ index, detail }) => ({
      ...detail,
      campo: `termos[${given[index]![0]}]`, // one of the checked items
    })),
  ]
}

/** Finds all acts: what an alert seeks by items or rows alone. */
const EVERYTHING = '*'

/** What an alert seeks. */
type Sought = Pick<AlertView, 'consulta' | 'termos' | 'listas' | 'filtros'>

const NOTHING_SOUGHT: Pick<Sought, 'termos' | 'listas'> = { termos: [], listas: [] }
const NOTHING: Sought = {
  consulta: EVERYTHING,
  ...NOTHING_SOUGHT,
  filtros: { linhas: null, ...NO_FILTER },
}

/** The filter on rows after a body; null: it seeks acts. */
function rowsAfter(filtros: unknown, current: Sought): unknown {
  if (filtros === null) return null
  const { linhas } = fieldsOf(filtros)
  return linhas === undefined ? current.filtros.linhas : linhas
}

/** What an alert that seeks rows may not have: it is about acts. */
function besideRows(body: Fields, current: Sought): Detail[] {
  const { filtros } = body
  if (rowsAfter(filtros, current) === null) return []
  const { consulta = current.consulta, termos, listas } = body
  const given = fieldsOf(filtros)
  const after = (name: keyof StandingFilter) =>
    given[name] === undefined ? current.filtros[name] : (given[name] ?? NO_FILTER[name])
  return [
    ...(consulta === EVERYTHING ? [] : ['consulta']),
    ...(isNone(termos, current.termos) ? [] : ['termos']),
    ...(isNone(listas, current.listas) ? [] : ['listas']),
    ...OF_ACTS.filter((name) => !isDeepStrictEqual(after(name), NO_FILTER[name])).map(
      (name) => `filtros.${name}`,
    ),
  ].map(ofActs)
}

/** The filters that rows do not have. */
const OF_ACTS = (Object.keys(NO_FILTER) as (keyof StandingFilter)[]).filter(
  (name) => name !== 'literal',
)

function ofActs(campo: string): Detail {
  const isQuery = campo === 'consulta'
  return detailOf(
    campo,
    'não combina com filtros.linhas, que procura linhas de uma tabela, e não atos',
    isQuery
      ? 'Ponha as palavras em `filtros.linhas.termo`, e tire `consulta`, ou escreva "*".'
      : 'Tire-o; órgão, seção, valor e CNPJ são filtros da própria tabela, em `filtros.linhas`.',
  )
}

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
  'Diga o que procurar, em consulta, em termos, em listas ou em filtros.linhas.',
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

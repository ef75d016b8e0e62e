import type { AlertTerm } from '../../alerts/alert.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import type { ReadItems } from '../../service/lists/read-items.ts'
import type { Fields } from '../body/bodies.ts'
import { lineDetails } from '../body/given-texts.ts'
import { ownersKeyDetails } from '../body/owners-key.ts'
import { type Refusal, doneOf, refusal } from '../errors/refusals.ts'
import type { ApiService } from '../service.ts'
import type { ReadItemsShown } from './schema.ts'

/** The faults of a list's fields that a schema cannot find. Those of items refuse only the items. */
export function listDetails(body: Fields): Detail[] {
  return [...ownersKeyDetails(body), ...lineDetails('nome', body['nome'])]
}

interface SentItem {
  termo: string
  grupo?: string | null
}

/** The items of a body that can be kept, and what to tell of the others. */
export async function readSentItems(
  sent: SentItem[],
  { lists }: ApiService['queries'],
): Promise<{ itens: AlertTerm[]; shown: ReadItemsShown }> {
  const given = sent.map(({ termo, grupo = null }, index) => ({ linha: index + 1, termo, grupo }))
  return apart(await lists.read(given))
}

/** The items, and what an answer tells of those that were sent. */
export function apart({ itens, ...shown }: ReadItems): {
  itens: AlertTerm[]
  shown: ReadItemsShown
} {
  return { itens, shown }
}

/**
 * The list as written. @throws Problem, which for a list without items also says why none of those that were
 * sent can be kept; `placeOf`: what to call one
 */
export function writtenListOf<T>(
  outcome: Outcome<T, Refusal>,
  { recusados }: ReadItemsShown,
  placeOf: (linha: number) => string,
): T {
  if (!('refused' in outcome) || outcome.refused !== 'lista_vazia') return doneOf(outcome)
  const { codigo, message, detalhes } = refusal(outcome.refused)
  const each = recusados.map(({ linha, problema, sugestao }) =>
    detailOf(placeOf(linha), problema, sugestao),
  )
  throw new Problem(codigo, message, [...detalhes, ...each])
}

/** The place of an item in a list of a body. */
export const placeIn = (field: string) => (linha: number) => `${field}[${linha - 1}]`

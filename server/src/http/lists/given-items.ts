import type { AlertTerm } from '../../alerts/alert.ts'
import type { Detail } from '../../lib/errors/problem.ts'
import type { ReadItems } from '../../service/lists/read-items.ts'
import type { Fields } from '../body/bodies.ts'
import { lineDetails } from '../body/given-texts.ts'
import { ownersKeyDetails } from '../body/owners-key.ts'
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

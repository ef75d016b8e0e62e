import { asPartes, partesOf } from '../../gazette/inner-acts/partes.ts'
import { withPart } from '../../gazette/inner-acts/one-part.ts'
import type { ActField, ArchivedPublication } from '../../gazette/publication-detail.ts'
import { type ActTest, compileQuery } from '../../monitor/compile-query.ts'
import type { ActKey, Query } from '../../../engine/port.ts'
import { partsFound } from '../archive/found-parts.ts'
import { type ActReader, type ActRecord, knownOf, readFrom } from '../archive/read-acts.ts'

/**
 * The rows of an export by part: of an article that holds several acts, one for each that the query finds;
 * one for an article that holds one act, or of which no act has everything.
 */
export async function partRows(
  view: ActReader,
  keys: ActKey[],
  fields: readonly ActField[],
  query: Query,
): Promise<ActRecord[]> {
  const test = compileQuery(query)
  const rows: ActRecord[] = []
  for (const act of await view.acts(keys)) rows.push(...(await rowsOf(view, act, fields, test)))
  return rows
}

/** Those of an act's rows that follow one of its parts; null: it has no such part. */
export async function rowsAfter(
  view: ActReader,
  { key, address }: { key: ActKey; address: string },
  fields: readonly ActField[],
  query: Query,
): Promise<ActRecord[] | null> {
  const [act] = await view.acts([key])
  const given = act && partesOf(act).find(({ endereco }) => endereco === address)
  if (given === undefined) return null
  const rows = await rowsOf(view, act!, fields, compileQuery(query))
  return rows.filter(({ parte }) => parte && parte.inicio > given.inicio)
}

async function rowsOf(
  view: ActReader,
  act: ArchivedPublication,
  fields: readonly ActField[],
  test: ActTest,
): Promise<ActRecord[]> {
  const found = partsFound(view, act, test)
  const article = { ...act, ...(await knownOf(view, act, fields)) }
  if (found.length === 0)
    return [{ ...article, ...(await readFrom(view, act, fields)), parte: null }]
  const rows: ActRecord[] = []
  for (const [i, parte] of asPartes(act, found).entries()) {
    const alone = withPart(act, found[i]!)
    const own = await readFrom(view, alone, fields)
    const { conteudo_completo, assinatura } = alone
    const { citacao } = parte
    rows.push({
      ...article,
      ...own,
      conteudo_completo,
      assinatura,
      citacao,
      partes: [parte],
      parte,
    })
  }
  return rows
}

import type { HiddenPlaces, HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import type { ActWithRows, Linhas } from '../../gazette/rows/linhas.ts'
import type { ActRows } from '../../ingest/archive-writer.ts'
import type { ErasedTellings, ShownRow } from '../../service/rows/hidden-row-store.ts'
import type { NotedChanges } from '../act-changes/note-changes.ts'
import { countEditions } from '../archive/edition-counts.ts'
import { SELECT_WHOLE, wholeRow } from '../archive/publication-rows.ts'
import { publications } from '../archive/tables.ts'
import { eraseToldRow } from '../push/erase-told-row.ts'
import type { Sql } from '../sql.ts'
import { readHiddenRows } from './hidden-rows.ts'
import { rewriteRows } from './write-rows.ts'

/** How the rows of an act are read, and which of them are hidden. */
export interface RowRules {
  linhasOf(act: ActWithRows): Linhas
  preparedOf(linhas: Linhas, published: string): ActRows
  hiddenPlaces(rows: ActRows, hidden: readonly HiddenRow[]): HiddenPlaces
}

const keyRow = publications.pick('key')

/** Reads the rows of an act again, and stores those that are shown; nothing for an act that is not here. */
export async function rereadRows(
  tx: Sql,
  noted: NotedChanges,
  id: string,
  rules: RowRules,
): Promise<void> {
  const act = await tx.one(wholeRow, `${SELECT_WHOLE} WHERE id = $1`, [id])
  if (act === null) return
  const { key } = (await tx.one(keyRow, 'SELECT key FROM publications WHERE id = $1', [id]))! // as above
  const rows = rules.preparedOf(rules.linhasOf(act), act.data_publicacao)
  const hidden = (await readHiddenRows(tx, [id])).get(id) ?? []
  await rewriteRows(tx, key, { publication: act, rows }, rules.hiddenPlaces(rows, hidden))
  const editions = countEditions(tx)
  await editions.touch(act)
  await editions.recount()
  // A copy of this archive learns from it which rows are hidden.
  noted.note(key, 'religada')
}

/**
 * Erases what tells a hidden row, or waits to tell it. `known`: the row as it was shown, if that is known. Call it before
 * the row is hidden, so that none that is hidden stays told if this program ends in between, and after that, for what
 * began to tell it meanwhile.
 */
export async function eraseHiddenRow(
  sql: Sql,
  publicacao: string,
  hidden: HiddenRow,
  { rules, known }: { rules: RowRules; known: ShownRow | null },
): Promise<ErasedTellings> {
  const { tabela, lugar, dito } = hidden
  const act = await sql.one(wholeRow, `${SELECT_WHOLE} WHERE id = $1`, [publicacao])
  const { places, rows } = act === null ? NONE : foundIn(act, hidden, rules)
  const shown = known === null ? rows : [known, ...rows]
  const seqs = new Set([lugar, ...places])
  return await eraseToldRow(sql, { publicacao, tabela, seqs, dito, shown })
}

interface FoundRows {
  places: ReadonlySet<number>
  rows: ShownRow[]
}

const NONE: FoundRows = { places: new Set(), rows: [] }

/** The rows of an act that are a hidden one, as its text says them now. */
function foundIn(act: ActWithRows, hidden: HiddenRow, rules: RowRules): FoundRows {
  const linhas = rules.linhasOf(act)
  const rows = rules.preparedOf(linhas, act.data_publicacao)
  const places = rules.hiddenPlaces(rows, [hidden])[hidden.tabela] ?? NONE.places
  const found = linhas[hidden.tabela].filter((_, seq) => places.has(seq))
  return { places, rows: found as unknown as ShownRow[] }
}

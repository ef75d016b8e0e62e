import type { Publication } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { HiddenPlaces, HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import type { ActWithRows } from '../../gazette/rows/linhas.ts'
import type { ActRows } from '../../ingest/archive-writer.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { readHiddenRows } from '../row-tables/hidden-rows.ts'
import { takeUntold } from '../row-tables/untold-rows.ts'
import {
  clearRows,
  outdatedTables,
  readReadings,
  rewriteRows,
  writeRows,
} from '../row-tables/write-rows.ts'
import type { Sql } from '../sql.ts'
import { readFormerText } from './act-versions.ts'
import { writeRowEvents } from './row-events.ts'

export interface RowWriting {
  clock: Clock
  /** Reads the rows that a text says by the present rules. */
  readRows(act: ActWithRows): ActRows
  /** Which of an act's rows are hidden. */
  hiddenPlaces(rows: ActRows, hidden: readonly HiddenRow[]): HiddenPlaces
}

/** An act of the archive, and the rows that its text says. */
export interface StoredActRows {
  key: number
  versao: number
  publication: Pick<Publication, 'id' | 'orgao' | 'secao'>
  rows: ActRows
  /** The text that it had until now; without one, its newest former version is asked for. */
  former?: ActWithRows | undefined
}

/**
 * Stores the rows of acts, each act once, where they are not stored by the present rules, and tells those that are to be
 * told. Returns the acts whose rows it stored.
 */
export async function writeActRows<Act extends StoredActRows>(
  tx: Sql,
  options: RowWriting,
  acts: Act[],
): Promise<Act[]> {
  if (acts.length === 0) return []
  const keys = acts.map(({ key }) => key)
  const readings = await readReadings(tx, keys)
  const hiddenRows = await readHiddenRows(
    tx,
    acts.map(({ publication }) => publication.id),
  )
  const untold = await takeUntold(tx, keys)
  const unread = keys.filter((key) => !readings.has(key))
  if (unread.length > 0) await clearRows(tx, unread)
  const stored: Act[] = []
  for (const act of acts) {
    const { key, publication, rows } = act
    const hidden = options.hiddenPlaces(rows, hiddenRows.get(publication.id) ?? [])
    const reading = readings.get(key)
    const outdated = outdatedTables(reading, rows.versoes)
    if (reading === undefined) await writeRows(tx, key, act, hidden)
    else if (outdated.length > 0) await rewriteRows(tx, key, act, hidden, outdated)
    if (outdated.length > 0) stored.push(act)
    const situacao = untold.get(key)
    if (situacao !== undefined) await tellRows(tx, options, act, { situacao, hidden })
  }
  return stored
}

/** Tells the rows of an act that its former text did not say. */
async function tellRows(
  tx: Sql,
  { readRows, clock }: RowWriting,
  { versao, publication, rows, former: given }: StoredActRows,
  as: { situacao: Situacao; hidden: HiddenPlaces },
): Promise<void> {
  const former = given ?? (versao > 1 ? await readFormerText(tx, publication.id, versao) : null)
  const before = former && readRows(former)
  await writeRowEvents(tx, { publication, rows }, { ...as, versao, before, now: clock() })
}

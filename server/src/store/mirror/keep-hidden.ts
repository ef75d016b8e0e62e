import type { HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import { newOrderedId } from '../../lib/crypto/ids.ts'
import type { OriginAct } from '../../mirror/origin-act.ts'
import type { NotedChanges } from '../act-changes/note-changes.ts'
import { type RowRules, rereadRows } from '../row-tables/hide-rows.ts'
import { hiddenRows } from '../row-tables/tables.ts'
import type { Sql, SqlReader } from '../sql.ts'

type ToldAct = Pick<OriginAct, 'id' | 'linhas_ocultas'>

/** A row that another archive hides. */
export interface ToldHidden {
  publicacao: string
  row: HiddenRow
}

/** Who hides what a copy hides because its origin does. */
const ORIGIN = 'origem'
const HIDDEN_THERE = 'Oculta no acervo de que este é um espelho.'
const SHOWN_THERE = 'Mostrada de novo no acervo de que este é um espelho.'

const knownRow = hiddenRows.pick('id', 'publicacao_id', 'tabela', 'lugar', 'dito', 'sobre')
type KnownEntry = ReturnType<typeof knownRow>
const insertEntry = hiddenRows.insert()
const setShown = hiddenRows
  .pick('id', 'mostrada_em', 'mostrada_por', 'motivo_mostrada')
  .update('id')

/** The rows of acts that another archive hides. */
export function hiddenOf(acts: ToldAct[]): ToldHidden[] {
  return acts.flatMap(({ id, linhas_ocultas: told = [] }) =>
    told.map((row) => ({ publicacao: id, row })),
  )
}

/** The rows that another archive hides and this one does not yet. */
export async function newlyHidden(sql: SqlReader, acts: ToldAct[]): Promise<ToldHidden[]> {
  return differencesOf(acts, await knownEntries(sql, acts)).hidden
}

/**
 * Notes which rows another archive hides, before its acts are written, so that no event tells them; what is stored
 * follows when they are.
 */
export async function keepHidden(tx: Sql, acts: ToldAct[], now: Date) {
  const { hidden, ended } = differencesOf(acts, await knownEntries(tx, acts))
  const shown = {
    mostrada_em: now.toISOString(),
    mostrada_por: ORIGIN,
    motivo_mostrada: SHOWN_THERE,
  }
  for (const { id } of ended) await setShown(tx, { id, ...shown })
  for (const { publicacao, row } of hidden) await beginEntry(tx, publicacao, row, now)
  const changed = new Set([
    ...ended.map(({ publicacao_id }) => publicacao_id),
    ...hidden.map(({ publicacao }) => publicacao),
  ])
  return {
    /** Takes them out of the tables, or puts them back. */
    async apply(noted: NotedChanges, rules: RowRules): Promise<void> {
      for (const id of changed) await rereadRows(tx, noted, id, rules)
    },
  }
}

function knownEntries(sql: SqlReader, acts: ToldAct[]): Promise<KnownEntry[]> {
  return sql.all(
    knownRow,
    `SELECT ${knownRow.columns} FROM hidden_rows
     WHERE ${sql.dialect.isAnyOf('publicacao_id', '$1')} AND mostrada_em IS NULL AND da_origem = $2`,
    [acts.map(({ id }) => id), true],
  )
}

function differencesOf(
  acts: ToldAct[],
  known: KnownEntry[],
): { hidden: ToldHidden[]; ended: KnownEntry[] } {
  const hidden: ToldHidden[] = []
  const ended: KnownEntry[] = []
  for (const { id, linhas_ocultas: told } of acts) {
    // The key may not see it, or the origin is older: what is known stays.
    if (told === undefined) continue
    const here = known.filter(({ publicacao_id }) => publicacao_id === id)
    ended.push(...here.filter((entry) => !told.some((row) => isSame(row, entry))))
    const isNew = (row: HiddenRow) => !here.some((entry) => isSame(row, entry))
    hidden.push(...told.filter(isNew).map((row) => ({ publicacao: id, row })))
  }
  return { hidden, ended }
}

function isSame(row: HiddenRow, entry: Omit<HiddenRow, 'linha_id'>): boolean {
  return row.tabela === entry.tabela && row.lugar === entry.lugar && row.dito === entry.dito
}

async function beginEntry(tx: Sql, publicacao_id: string, row: HiddenRow, now: Date) {
  await insertEntry(tx, {
    id: newOrderedId('ocl', now.getTime()),
    publicacao_id,
    ...row,
    da_origem: true,
    motivo: HIDDEN_THERE,
    oculta_em: now.toISOString(),
    oculta_por: ORIGIN,
    mostrada_em: null,
    mostrada_por: null,
    motivo_mostrada: null,
  })
}

import type { HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import { newOrderedId } from '../../lib/crypto/ids.ts'
import type { OriginAct } from '../../mirror/origin-act.ts'
import type { NotedChanges } from '../act-changes/note-changes.ts'
import { type RowRules, eraseHiddenRow, rereadRows } from '../row-tables/hide-rows.ts'
import { hiddenRows } from '../row-tables/tables.ts'
import type { Sql } from '../sql.ts'

type ToldAct = Pick<OriginAct, 'id' | 'linhas_ocultas'>

interface NewlyHidden {
  publicacao: string
  row: HiddenRow
}

/** Who hides what a copy hides because its origin does. */
const ORIGIN = 'origem'
const HIDDEN_THERE = 'Oculta no acervo de que este é um espelho.'
const SHOWN_THERE = 'Mostrada de novo no acervo de que este é um espelho.'

const knownRow = hiddenRows.pick('id', 'publicacao_id', 'tabela', 'lugar', 'dito', 'sobre')
const insertEntry = hiddenRows.insert()

/**
 * Notes which rows another archive hides, before its acts are written, so that no event tells them; what is stored and
 * told already follows when they are.
 */
export async function keepHidden(tx: Sql, acts: ToldAct[], now: Date) {
  const known = await tx.all(
    knownRow,
    `SELECT ${knownRow.columns} FROM hidden_rows
     WHERE ${tx.dialect.isAnyOf('publicacao_id', '$1')} AND mostrada_em IS NULL AND da_origem = $2`,
    [acts.map(({ id }) => id), true],
  )
  const changed = new Set<string>()
  const hidden: NewlyHidden[] = []
  for (const { id, linhas_ocultas: told } of acts) {
    // The key may not see it, or the origin is older: what is known stays.
    if (told === undefined) continue
    const here = known.filter(({ publicacao_id }) => publicacao_id === id)
    for (const entry of here)
      if (!told.some((row) => isSame(row, entry))) {
        await endEntry(tx, entry.id, now)
        changed.add(id)
      }
    for (const row of told)
      if (!here.some((entry) => isSame(row, entry))) {
        await beginEntry(tx, id, row, now)
        hidden.push({ publicacao: id, row })
        changed.add(id)
      }
  }
  return {
    /** Takes them out of the tables, or puts them back, and erases what tells them. */
    async apply(noted: NotedChanges, rules: RowRules): Promise<void> {
      for (const { publicacao, row } of hidden)
        await eraseHiddenRow(tx, publicacao, row, { rules, known: null })
      for (const id of changed) await rereadRows(tx, noted, id, rules)
    },
  }
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

async function endEntry(tx: Sql, id: string, now: Date): Promise<void> {
  await tx.run(
    `UPDATE hidden_rows SET mostrada_em = $2, mostrada_por = $3, motivo_mostrada = $4 WHERE id = $1`,
    [id, now.toISOString(), ORIGIN, SHOWN_THERE],
  )
}

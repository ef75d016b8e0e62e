import type { ActWithRows } from '../../gazette/rows/linhas.ts'
import type { PreparedAct } from '../../ingest/archive-writer.ts'
import { type RowVersions, actsWithRowsDue } from '../row-tables/outdated-rows.ts'
import { isUntold } from '../row-tables/untold-rows.ts'
import type { Sql } from '../sql.ts'
import { type RowWriting, type StoredActRows, writeActRows } from './act-rows.ts'
import type { StoredAct } from './publication-writer.ts'

/** The rows of the acts that are being written: of those that came with them, stored at once in the end. */
export function queueRows(tx: Sql, options: RowWriting & { versions: RowVersions }) {
  /** Ids of acts whose stored rows are not those of the present rules, or not told yet. */
  const due = new Set<string>()
  const unread = new Set<string>()
  /** Of the acts that came with their rows: by their keys. */
  const ready = new Map<number, StoredActRows & PreparedAct>()

  return {
    /** The ids of the acts whose rows must be read behind them: they came without any. */
    unread,
    /** Reads which of these acts have rows to store although they are the same. */
    async prepare(ids: string[]): Promise<void> {
      for (const id of await actsWithRowsDue(tx, ids, options.versions)) due.add(id)
    },
    isDue: (id: string) => due.has(id),
    /** What is stored of an act is no longer what its text says. */
    outdated(id: string): void {
      due.add(id)
    },
    /** The rows of this act are to be stored: with all of its kind, or behind the acts. */
    add(key: number, versao: number, act: PreparedAct, former?: ActWithRows): void {
      const { rows } = act
      if (rows === null) unread.add(act.publication.id)
      else ready.set(key, { ...act, key, versao, rows, former })
    },
    /** Tells the rows of a text that is replaced before they were read. */
    async tellFormer({ key, versao, publication }: StoredAct): Promise<void> {
      if (!(await isUntold(tx, key))) return
      const rows = options.readRows(publication)
      await writeActRows(tx, options, [{ key, versao, publication, rows }])
    },
    /** Returns the acts whose rows it stored. */
    write: () => writeActRows(tx, options, [...ready.values()]),
  }
}

import type { ReadRow } from '../gazette/rows/row-keys.ts'
import type { KeyRarity } from '../monitor/act-keys.ts'
import type { MonitorFilter } from '../monitor/filter.ts'
import type { Match } from '../monitor/matcher.ts'
import type { WatchedRows } from '../monitor/watched-rows.ts'
import { createActMatcher } from './act-matcher.ts'
import type { EventAct } from './full-event.ts'

/** A filter on rows, ready to be asked. */
export interface CompiledRows {
  /** Whether the row itself passes, if it is told on this day. */
  passes(row: ReadRow, act: EventAct, day: string): boolean
  /** What its act must pass, too; null: any does. */
  acts: MonitorFilter | null
}

/** `leitura`: the version by which words and bodies are read. */
export type RowCompiler = (watched: WatchedRows, leitura: number) => CompiledRows

const ANY_ROW: CompiledRows = { passes: () => true, acts: null }

/** Finds whom rows concern; kept up to date change by change. */
export function createRowSubscriptions(rarity: KeyRarity, compile: RowCompiler) {
  const filters = new Map<string, CompiledRows>()
  const matcher = createActMatcher(rarity)

  return {
    /** Adds or replaces one; null: it gets every row. @throws Problem for a query that is not valid; nothing changes then */
    set(id: string, watched: WatchedRows | null, leitura: number): void {
      const filter = watched === null ? ANY_ROW : compile(watched, leitura)
      if (filter.acts === null) matcher.remove(id)
      else matcher.set(id, filter.acts)
      filters.set(id, filter)
    },

    remove(id: string): void {
      matcher.remove(id)
      filters.delete(id)
    },

    /** Those who get a row of an act on a day, with the terms that the act matches. */
    readers(row: ReadRow, act: EventAct, day: string): Match[] {
      return [...filters].flatMap(([id, { passes, acts }]) => {
        if (!passes(row, act, day)) return []
        if (acts === null) return [{ id, termos: [] }]
        // Analysed only if a row passes what is asked of rows.
        return matcher.match(act).filter((match) => match.id === id)
      })
    },
  }
}

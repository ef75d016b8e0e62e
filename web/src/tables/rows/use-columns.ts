import { useChoice } from '../../app/preferences.ts'
import type { RowColumn } from './row.ts'

export interface ChosenColumns<Row> {
  all: RowColumn<Row>[]
  shown: RowColumn<Row>[]
  toggle(name: string): void
  /** The columns that a table begins with. */
  reset(): void
}

/** The columns that this device shows of a table. */
export function useColumns<Row>(
  table: string,
  all: RowColumn<Row>[],
  usual: readonly string[],
): ChosenColumns<Row> {
  const [stored, store] = useChoice(`colunas-${table}`)
  const names = stored === null ? usual : stored.split(' ')
  const shown = all.filter(({ name }) => names.includes(name))
  return {
    all,
    shown,
    toggle(name) {
      const next = all.filter((one) => names.includes(one.name) !== (one.name === name))
      store(next.map((one) => one.name).join(' '))
    },
    reset: () => store(usual.join(' ')),
  }
}

import { KEYS_PER_DAY } from '../engine/port.ts'
import { unpackMovement } from '../src/gazette/rows/packed-movement.ts'
import { linhasOf } from '../src/gazette/rows/linhas.ts'
import { preparedOf } from '../src/ingest/prepare-rows.ts'
import { hiddenPlaces } from '../src/ingest/row-marks.ts'
import { findRow, hideAgain, hideRow } from '../src/service/rows/hide-row.ts'
import { createHiddenRowStore } from '../src/store/row-tables/hidden-row-store.ts'
import type { Sql } from '../src/store/sql.ts'

const GO_ON = new AbortController().signal
const REASON = { motivo: 'pedido do titular', por: 'encarregada' }

/** Hides rows and shows them again, as the command does. */
export function hidingOn(
  sql: Sql,
  clock = () => new Date(),
  sleep: () => Promise<void> = async () => {},
) {
  const rules = { linhasOf, preparedOf, hiddenPlaces }
  const store = createHiddenRowStore({
    sql,
    clock,
    rules,
    keysPerDay: KEYS_PER_DAY,
    unpackMovement,
  })
  return {
    async hide(id: string) {
      const found = await findRow(store, id, GO_ON)
      return found === null
        ? await hideAgain(store, id, sleep)
        : await hideRow(store, found, { ...REASON, em: clock() }, sleep)
    },
    show: (id: string) => store.show(id, { ...REASON, motivo: 'ordem revogada', em: clock() }),
    find: (id: string, signal: AbortSignal) => findRow(store, id, signal),
    list: () => store.list(),
  }
}

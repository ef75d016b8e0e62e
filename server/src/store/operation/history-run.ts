import type { HistoryRun } from '../../service/operation/history-run.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { text } from '../rows.ts'
import { statement } from '../statement.ts'
import { historyRun } from './tables.ts'

const runRow = historyRun.pick(
  'estado',
  'de',
  'ate',
  'mes',
  'meses',
  'meses_prontos',
  'falta_ms',
  'motivo',
  'comecou_em',
  'visto_em',
)
const pauseRow = historyRun.pick('pausa')
const setPause = historyRun.pick('id', 'pausa').update('id')
const noteRun = historyRun
  .pick('id', 'estado', 'mes', 'meses_prontos', 'falta_ms', 'motivo', 'comecou_em', 'visto_em')
  .update(['id', 'comecou_em'])
const takePlace = statement(
  { ...historyRun.pick('estado', 'comecou_em', 'visto_em').shape, silentSince: text },
  `UPDATE history_run SET estado = :estado, comecou_em = :comecou_em, visto_em = :visto_em
   WHERE id = 1 AND (estado IN ('parado', 'terminado') OR visto_em <= :silentSince)`,
)
/** A new run is asked for, and so is no pause. */
const putRun = historyRun.insert(`ON CONFLICT (id) DO UPDATE SET
  estado = excluded.estado, pausa = excluded.pausa, de = excluded.de, ate = excluded.ate,
  mes = excluded.mes, meses = excluded.meses, meses_prontos = excluded.meses_prontos,
  falta_ms = excluded.falta_ms, motivo = excluded.motivo, comecou_em = excluded.comecou_em,
  visto_em = excluded.visto_em`)

const putFirst = historyRun.insert('ON CONFLICT (id) DO NOTHING')

/** The run that was last begun; null: none ever was. */
export function readHistoryRun(sql: SqlReader): Promise<HistoryRun | null> {
  return sql.one(runRow, `SELECT ${runRow.columns} FROM history_run WHERE id = 1`, [])
}

export function createHistoryRunStore(sql: Sql) {
  return {
    begin: (run: HistoryRun) => putRun(sql, { id: 1, pausa: false, ...run }),
    /** Takes the place of a run that is over, or silent since `silentSince`; false: another one is under way. */
    async claim(run: HistoryRun, silentSince: string): Promise<boolean> {
      const taken = await sql.run(...takePlace({ ...run, silentSince }))
      return taken === 1 || (await putFirst(sql, { id: 1, pausa: false, ...run })) === 1
    },
    /** False: another run has taken its place. */
    note: async (run: HistoryRun): Promise<boolean> =>
      (await noteRun(sql, { id: 1, ...run })) === 1,
    async isPauseAsked(): Promise<boolean> {
      const asked = await sql.one(pauseRow, 'SELECT pausa FROM history_run WHERE id = 1', [])
      return asked?.pausa ?? false
    },
    askPause: (pausa: boolean) => setPause(sql, { id: 1, pausa }),
  }
}

export type HistoryRunStore = ReturnType<typeof createHistoryRunStore>

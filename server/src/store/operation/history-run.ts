import type { HistoryRun } from '../../service/operation/history-run.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { bool, row } from '../rows.ts'
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
const pauseRow = row({ pausa: bool })
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
      const taken = await sql.run(
        `UPDATE history_run SET estado = $1, comecou_em = $2, visto_em = $3
          WHERE id = 1 AND (estado IN ('parado', 'terminado') OR visto_em <= $4)`,
        [run.estado, run.comecou_em, run.visto_em, silentSince],
      )
      return taken === 1 || (await putFirst(sql, { id: 1, pausa: false, ...run })) === 1
    },
    /** False: another run has taken its place. */
    async note(run: HistoryRun): Promise<boolean> {
      const noted = await sql.run(
        `UPDATE history_run SET estado = $1, mes = $2, meses_prontos = $3, falta_ms = $4,
           motivo = $5, visto_em = $6 WHERE id = 1 AND comecou_em = $7`,
        [
          run.estado,
          run.mes,
          run.meses_prontos,
          run.falta_ms,
          run.motivo,
          run.visto_em,
          run.comecou_em,
        ],
      )
      return noted === 1
    },
    async isPauseAsked(): Promise<boolean> {
      const asked = await sql.one(pauseRow, 'SELECT pausa FROM history_run WHERE id = 1', [])
      return asked?.pausa ?? false
    },
    askPause: (pausa: boolean) =>
      sql.run('UPDATE history_run SET pausa = $1 WHERE id = 1', [pausa ? 1 : 0]),
  }
}

export type HistoryRunStore = ReturnType<typeof createHistoryRunStore>

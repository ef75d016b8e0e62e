/** The command that brings past years: how far it is, as it last said. */
export interface HistoryRun {
  /** `cedendo`: the machine is busy with other work. `parado`: `motivo` says why, or it was killed. */
  estado: 'trazendo' | 'cedendo' | 'pausado' | 'parado' | 'terminado'
  /** The first and the last month, YYYY-MM. */
  de: string
  ate: string
  /** The month that comes in now; null: none. */
  mes: string | null
  meses: number
  meses_prontos: number
  /** Null: nobody can say yet. */
  falta_ms: number | null
  motivo: string | null
  comecou_em: string
  /** Its last sign of life. */
  visto_em: string
}

/** A run that has been silent for longer was killed: it gives a sign every few seconds. */
const SILENT_MS = 60_000
const KILLED = 'O comando foi interrompido; dado de novo, ele continua.'

/** Whoever gave the last sign of life then, or before, was killed. */
export function silentSince(now: Date): string {
  return new Date(now.getTime() - SILENT_MS).toISOString()
}

/** The run as it is at `now`. */
export function runAt(run: HistoryRun, now: Date): HistoryRun {
  const isOver = run.estado === 'parado' || run.estado === 'terminado'
  if (isOver || run.visto_em > silentSince(now)) return run
  return { ...run, estado: 'parado', motivo: KILLED, falta_ms: null }
}

import { SingleBar } from 'cli-progress'

export interface Progress {
  /** `note`: what else there is to say. */
  update(done: number, total: number, note?: string): void
  stop(): void
}

/**
 * A progress bar on standard error if that is a terminal; otherwise silence, so that logs and pipes
 * stay clean. `unit` names the counted things.
 */
export function createProgress(label: string, unit: string): Progress {
  if (!process.stderr.isTTY) return { update() {}, stop() {} }
  const bar = new SingleBar({
    format: `${label} {bar} {percentage}% · {value} de {total} ${unit} · {duration_formatted}{note}`,
    stream: process.stderr,
    hideCursor: true,
    barsize: barWidth(process.stderr.columns || 80),
    barCompleteChar: '█',
    barIncompleteChar: '░',
    formatValue: (value) => value.toLocaleString('pt-BR'),
  })
  let started = false
  return {
    update(done, total, note = ''): void {
      const payload = { note: note === '' ? '' : ` · ${note}` }
      if (!started) bar.start(total, done, payload)
      else {
        bar.setTotal(total)
        bar.update(done, payload)
      }
      started = true
    },
    stop(): void {
      if (started) bar.stop()
    },
  }
}

/** What stands beside the bar has some 50 characters, and must be seen on a narrow terminal, too. */
function barWidth(columns: number): number {
  return Math.max(0, Math.min(40, columns - 50))
}

/** The same for bytes, shown as megabytes with one decimal. */
export function createByteProgress(label: string): Progress {
  const { update, stop } = createProgress(label, 'MB')
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10
  return { update: (done, total, note) => update(megabytes(done), megabytes(total), note), stop }
}

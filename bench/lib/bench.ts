import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** The options of every benchmark. */
export interface Bench {
  acts: number
  /** Finishes within a minute; the figures then mean nothing. */
  quick: boolean
  /**
   * The folder of corpus and archives: kept if named on the command line, else deleted at the end.
   */
  folder: string
  /** Ends what the benchmark started, in reverse order, even when it fails or is interrupted. */
  cleanup: AsyncDisposableStack
}

/** Runs a benchmark: `--atos N`, `--rapido`, `--pasta DIR`. Its result goes to standard output. */
export async function runBench(
  defaults: { acts: number; quickActs: number },
  measure: (bench: Bench) => Promise<void>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      atos: { type: 'string' },
      rapido: { type: 'boolean', default: false },
      pasta: { type: 'string' },
    },
  })
  const quick = values.rapido
  const acts = Number(values.atos ?? (quick ? defaults.quickActs : defaults.acts))
  if (!Number.isInteger(acts) || acts < 1) throw new Error(`--atos ${values.atos}: not a number`)

  await using cleanup = new AsyncDisposableStack()
  const endBy = (signal: NodeJS.Signals) => {
    void cleanup.disposeAsync().finally(() => process.kill(process.pid, signal))
  }
  process.once('SIGINT', endBy).once('SIGTERM', endBy)
  process.once('uncaughtException', (error) => {
    console.error(error)
    process.exitCode = 1 // nothing may be left that waits for the signal
    endBy('SIGTERM')
  })
  const folder = values.pasta === undefined ? temporary(cleanup) : resolve(values.pasta)
  mkdirSync(folder, { recursive: true })
  await measure({ acts, quick, folder, cleanup })
}

function temporary(cleanup: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-bench-'))
  cleanup.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

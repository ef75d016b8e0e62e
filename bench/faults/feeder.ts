import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Edition, actsOf, thirdsOf } from './editions.ts'

const PROGRAM = join(import.meta.dirname, '../../server/bin/arauto.js')
/** The pause between two attempts of a failed import. */
const AGAIN_MS = 300

export interface Feeder {
  /**
   * The acts of all files imported with success, and how many of them have the word of every third act.
   */
  imported(): { acts: number; thirds: number }
  /** The same for all files whose import has begun. */
  begun(): { acts: number; thirds: number }
  /** Kills the current import, as a power cut would; it is repeated. */
  kill(): boolean
  /** Resolves when all files are imported or, after `stop`, when the current one is. */
  done: Promise<void>
  /** Begins no more files. */
  stop(): void
}

/** Imports one file after another with the command, each until it succeeds, with a pause between them. */
export function startFeeder(
  editions: readonly Edition[],
  { env, pauseMs, logFile }: { env: Record<string, string>; pauseMs: number; logFile: string },
): Feeder {
  let child: ChildProcess | null = null
  let begun = 0
  let ended = 0
  let stopped = false
  const of = (count: number) => {
    const some = editions.slice(0, count)
    return { acts: actsOf(some), thirds: thirdsOf(some) }
  }

  async function feed(): Promise<void> {
    for (const { path } of editions) {
      if (stopped) return
      begun++
      while ((await runImport(path)) !== 0) await pause(AGAIN_MS)
      ended++
      await pause(pauseMs)
    }
  }

  async function runImport(path: string): Promise<number | null> {
    const log = openSync(logFile, 'a')
    child = spawn(process.execPath, [PROGRAM, 'importar', path, '--notificar', '--json'], {
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    child = null
    return code
  }

  return {
    imported: () => of(ended),
    begun: () => of(begun),
    kill: () => child?.kill('SIGKILL') ?? false,
    done: feed(),
    stop: () => void (stopped = true),
  }
}

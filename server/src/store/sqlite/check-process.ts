import { once } from 'node:events'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CheckTask, CheckTold } from './check-apart.ts'
import { openReader } from './database.ts'

// Ctrl-C in a terminal reaches this process, too; the one that asked ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const [task] = (await once(process, 'message')) as [CheckTask]
const told = check(task)
if (process.connected) process.send?.(told, () => process.disconnect())

function check({ file, isCopy }: CheckTask): CheckTold {
  try {
    using db = isCopy ? new DatabaseSync(file) : openReader(dirname(file))
    if (isCopy) db.exec('PRAGMA journal_mode = DELETE') // one file, without a write-ahead log
    const verdict = db.prepare('PRAGMA quick_check(1)').get()?.quick_check
    const damage = verdict === 'ok' ? null : String(verdict).replace(/^\*+.*\*+\n/, '')
    return { kind: 'checked', damage }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const errcode = 'errcode' in error ? Number(error.errcode) : undefined
    return { kind: 'failed', message: error.message, errcode }
  }
}

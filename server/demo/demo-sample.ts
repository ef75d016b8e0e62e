import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { brasiliaDate } from '../src/lib/time/dates.ts'
import { sampleArchive } from './sample/calendar.ts'
import { sampleEdition, zipEdition } from './sample/edition.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import type { Sql } from '../src/store/sql.ts'
import { createProgress } from '../src/terminal/progress.ts'

/** A small gazette: enough to search, written and imported in seconds. */
const SAMPLE = { seed: 2026, acts: { DO1: 60, DO2: 150, DO3: 250 } }

/** Writes invented editions of the last `days` weekdays as zips, and returns their paths. */
export async function writeSample(folder: string, days: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const editions = sampleArchive({ ...SAMPLE, days, lastDate: brasiliaDate(systemClock()) })
  const progress = createProgress('Gerando amostra', 'edições')
  const paths: string[] = []
  for (const options of editions) {
    const edition = sampleEdition(options)
    const path = join(folder, edition.name)
    writeFileSync(path, zipEdition(edition))
    paths.push(path)
    progress.update(paths.length, editions.length)
    await setImmediate() // lets Ctrl-C through
  }
  progress.stop()
  return paths
}

/** Creates a new key of the demonstration's account, and the account if it is missing. */
export async function createDemoKey(
  sql: Sql,
  limite?: number,
): Promise<{ conta: string; chave: string }> {
  const keys = createKeyStore(sql)
  const owner = { nome: 'Demonstração', email: 'demo@exemplo.com.br' }
  const known = (await keys.listAccounts(systemClock())).find(({ email }) => email === owner.email)
  const { id } = known ?? (await createAccount(keys, owner, systemClock()))
  const escopos = ['consulta', 'webhooks', 'alertas']
  const request = { conta: id, nome: 'demonstração', escopos, ...(limite && { limite }) }
  const { chave } = await createKey(keys, request, systemClock(), randomBytes)
  return { conta: id, chave }
}

import { describe, expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'
import { clusterEnv, startProcess } from './_cluster.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'
import { eventually } from './_push.ts'
import { DAY_MS, HOUR_MS, brasiliaDate } from '../src/lib/time/dates.ts'
import { newUpload } from '../src/service/operation/upload.ts'
import { createOperationReader, createOperationStore } from '../src/store/operation/operation.ts'
import { row, text } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'

/** Nobody answers there. */
const NO_SEARCH = ['http://127.0.0.1:9']
const ANOTHER_CLOCK = new URL('../../bench/faults/clock-ahead.ts', import.meta.url).href
/** Eight days behind: one more than an invitation is good for. */
const BEHIND = {
  NODE_OPTIONS: `--import ${ANOTHER_CLOCK}`,
  CLOCK_AHEAD_MS: String(-8 * DAY_MS),
}

describe.runIf(hasPostgres('the clock of commands'))('commands in a cluster', () => {
  test('use its clock, on a machine that is eight days behind', async () => {
    await using database = await openTestPostgres()
    const { sql, url, clock } = database
    const env = { ...clusterEnv(url, NO_SEARCH), ...BEHIND }
    const run = (...args: string[]) => startCli(`${temporaryFolder()}/none`, args, env).ended
    const make = async (...args: string[]) => {
      const { code, stdout, stderr } = await run(...args, '--json')
      if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
      return JSON.parse(stdout) as { id: string }
    }

    const yesterday = clock().getTime() - DAY_MS
    const account = ['conta', 'criar', '--nome', 'A', '--email', 'a@exemplo.com.br']
    const [kept, closed] = [await make(...account), await make(...account)]
    const key = ['chave', 'criar', '--conta', kept.id, '--nome', 'x']
    const { id } = await make(...key)
    await make('chave', 'alterar', id, '--limite', '7')
    await make('chave', 'revogar', id)
    await make('pessoa', 'convidar', '--conta', kept.id)
    expect((await run('conta', 'excluir', closed.id, '--sim')).code).toBe(0)
    expect((await run('indice', 'refazer')).code).toBe(0)

    const written = await momentsIn(sql)
    expect(written.map(([where]) => where)).toEqual(
      expect.arrayContaining(
        ['accounts', 'api_keys', 'audit_trail', 'invitations', 'search_indices'].map((table) =>
          expect.stringContaining(table),
        ),
      ),
    )
    expect(written.filter(([, moment]) => Date.parse(moment) < yesterday)).toEqual([])

    const over = await run(...key, '--expira', brasiliaDate(new Date(yesterday)))
    expect(over.code).toBe(2)
    expect(over.stderr).toContain('expira')
  })

  test('a file that nobody imports is given up by it', async () => {
    await using database = await openTestPostgres()
    const { sql, url, clock } = database
    const file = { id: 'env_1', arquivo: '2024-03-18-DO1.zip', bytes: 1, notificar: false }
    const hoursAgo = new Date(clock().getTime() - 2 * HOUR_MS)
    await createOperationStore(sql).putUpload(newUpload(file, hoursAgo))
    await startProcess({ ...clusterEnv(url, NO_SEARCH), ...BEHIND, ARAUTO_ROLES: 'api' })
    const { upload } = createOperationReader(sql)
    await eventually(async () => (await upload(file.id))?.estado).toBe('recusado')
  })
})

const tableRow = row({ name: text })
const valueRow = row({ column: text, value: text })

/** Every moment that the database has, and its column. */
async function momentsIn(sql: Sql): Promise<[where: string, moment: string][]> {
  const names = await sql.all(
    tableRow,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public'`,
  )
  const found: [string, string][] = []
  for (const { name } of names) {
    const values = await sql.all(
      valueRow,
      `SELECT cell.key AS column, cell.value AS value FROM "${name}" AS whole, jsonb_each_text(to_jsonb(whole)) AS cell
       WHERE cell.value ~ '^\\d{4}-\\d\\d-\\d\\dT.*Z$'`,
    )
    for (const { column, value } of values) found.push([`${name}.${column}`, value])
  }
  return found
}

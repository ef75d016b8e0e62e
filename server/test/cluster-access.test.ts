import { describe, expect, test } from 'vitest'
import { startCli, temporaryFolder } from './_cli.ts'
import { clusterEnv, createKey, startProcess } from './_cluster.ts'
import { createDatabase, hasPostgres } from './_postgres.ts'
import { eventually } from './_push.ts'

/** Nobody answers there. */
const NO_SEARCH = ['http://127.0.0.1:9']
const LIMIT = 6

describe.runIf(hasPostgres('keys in a cluster'))('keys in a cluster', () => {
  test('keys have one limit for all processes, and end everywhere', async () => {
    await using database = await createDatabase()
    const env = clusterEnv(database.url, NO_SEARCH)
    const [limited, other] = [
      await createKey(env, '--limite', String(LIMIT)),
      await createKey(env, '--limite', '100000'),
    ]
    const processes = await Promise.all(
      [1, 2].map(() => startProcess({ ...env, ARAUTO_ROLES: 'api' })),
    )
    const ask = (chave: string) =>
      Promise.all(
        processes.map(async ({ url }) => {
          const headers = { 'X-API-Key': chave }
          return (await fetch(`${url}/api/v1/fontes`, { headers })).status
        }),
      )

    const answers: number[] = []
    for (let i = 0; i < LIMIT; i++) answers.push(...(await ask(limited.chave)))
    expect(answers.filter((status) => status === 200)).toHaveLength(LIMIT)
    expect(answers.filter((status) => status === 429)).toHaveLength(LIMIT)

    expect(await ask(other.chave)).toEqual([200, 200])
    const revoke = ['chave', 'revogar', other.id]
    expect((await startCli(temporaryFolder(), revoke, env).ended).code).toBe(0)
    // Usually well below a second (postgres-driver.test.ts); on a busy machine processes may answer
    // later.
    await eventually(() => ask(other.chave)).toEqual([401, 401])
  })
})

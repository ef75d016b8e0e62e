import { chownSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freePorts } from '../demo/cluster/free-ports.ts'
import { postgresUser } from '../demo/cluster/postgres.ts'
import { migratePostgres, openPostgres } from '../src/store/postgres/open.ts'
import { row, text } from '../src/store/rows.ts'
import { makeAuthority } from './_certificates.ts'
import { temporaryFolder } from './_cli.ts'
import { hasPostgres } from './_postgres.ts'
import { startPostgres } from './_postgres-server.ts'

const HBA = `
local   all all       trust
hostssl all all all   trust clientcert=verify-full
`

/** A server that lets only those in over a port whose certificate has their name. */
async function startGuarded() {
  const folder = temporaryFolder()
  const user = postgresUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const file = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  const authority = await makeAuthority()
  const { cert, key } = await authority.issue('localhost')
  const ca = file('ca.pem', authority.cert)
  const [port] = await freePorts(1)
  const server = await startPostgres({
    fsync: 'off',
    listen_addresses: 'localhost',
    port: String(port),
    ssl: 'on',
    ssl_cert_file: file('server.pem', cert),
    ssl_key_file: file('server-key.pem', key),
    ssl_ca_file: ca,
    hba_file: file('hba.conf', HBA),
  })
  const address = (parameters: Record<string, string>) =>
    `postgres://arauto@localhost:${port}/postgres?${new URLSearchParams({ sslmode: 'verify-full', sslrootcert: ca, ...parameters }).toString()}`
  return { server, authority, file, address }
}

describe.runIf(hasPostgres('TLS with certificates of processes'))('PostgreSQL behind TLS', () => {
  test('lets in who shows a certificate with their name, on every connection', async () => {
    const { server, authority, file, address } = await startGuarded()
    await using _server = server
    const shown = async (name: string) => {
      const { cert, key } = await authority.issue(name)
      return { sslcert: file(`${name}.pem`, cert), sslkey: file(`${name}-key.pem`, key) }
    }
    const ours = await shown('arauto')
    const url = address(ours)
    expect((await migratePostgres(url)).length).toBeGreaterThan(0)
    const postgres = await openPostgres(url, { connections: 2 })
    try {
      // The pool, those that listen, and the one that polls.
      const { promise: heard, resolve } = Promise.withResolvers<unknown>()
      using _listening = postgres.signals.listen(resolve)
      const again = setInterval(() => postgres.signals.announce('due'), 100)
      await heard
      clearInterval(again)
      const { sql } = postgres
      expect(
        await sql.all(
          row({ name: text }),
          `SELECT DISTINCT client_dn AS name FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
           WHERE usename = 'arauto' AND client_addr IS NOT NULL`,
        ),
      ).toEqual([{ name: '/CN=arauto' }])
    } finally {
      await postgres.close()
    }
    const refused = (parameters: Record<string, string>) =>
      migratePostgres(address(parameters)).then(
        () => 'let in',
        (error: unknown) => JSON.stringify(error) + String(error),
      )
    expect(await refused({})).not.toContain('let in')
    expect(await refused(await shown('outra'))).toContain('sslcert')
    const strange = (await makeAuthority()).cert
    expect(await refused({ ...ours, sslrootcert: file('x.pem', strange) })).not.toContain('let in')
    expect(await refused({ ...ours, sslkey: '/nada.pem' })).toContain('/nada.pem')
  })
})

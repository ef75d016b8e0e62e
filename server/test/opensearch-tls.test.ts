import { writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSearchNodes } from '../src/cluster/open-search.ts'
import { readConfig } from '../src/config.ts'
import { makeAuthority } from './_certificates.ts'
import { temporaryFolder } from './_cli.ts'
import { findOpenSearch, hasOpenSearch } from './_opensearch.ts'

/** A proxy before a real node that speaks TLS, and only to those with a certificate of an authority. */
async function startGuarded() {
  const { urls } = await findOpenSearch()
  const { hostname, port } = new URL(urls[0]!)
  const authority = await makeAuthority()
  const options = { ...(await authority.issue('localhost')), ca: authority.cert, requestCert: true }
  const server = createServer(options, (client) => {
    const node = connect(Number(port), hostname)
    client.on('error', () => node.destroy()).pipe(node)
    node.on('error', () => client.destroy()).pipe(client)
  })
  server.on('tlsClientError', () => undefined) // what the client is told is looked at there
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { authority, url: `https://localhost:${(server.address() as AddressInfo).port}` }
}

function cluster(url: string, settings: Record<string, string>) {
  const config = readConfig({
    ARAUTO_DATABASE_URL: 'postgres://banco.example/arauto',
    ARAUTO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    ARAUTO_SEARCH_URL: url,
    ARAUTO_SEARCH_PREFIX: `tls${process.pid}`,
    ...settings,
  })
  return openSearchNodes(config.cluster!, { timeoutMs: 30_000 })
}

describe.runIf(hasOpenSearch('TLS with certificates of processes'))('nodes behind TLS', () => {
  test('let those in who show a certificate of their authority', async () => {
    const { authority, url } = await startGuarded()
    const folder = temporaryFolder()
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content)
      return join(folder, name)
    }
    const ours = await authority.issue('processo')
    const strange = await (await makeAuthority()).issue('processo')
    const ARAUTO_SEARCH_CA = file('ca.pem', authority.cert)
    const shown = {
      ARAUTO_SEARCH_CERT: file('cert.pem', ours.cert),
      ARAUTO_SEARCH_CERT_KEY: file('key.pem', ours.key),
    }
    await using known = cluster(url, { ARAUTO_SEARCH_CA, ...shown })
    await known.indices.create(`tls${process.pid}-um`)
    await known.indices.drop(`tls${process.pid}-um`)
    expect(await known.indices.inService()).toBe(null)

    for (const settings of [
      { ARAUTO_SEARCH_CA },
      shown, // which does not know the node's authority
      {
        ARAUTO_SEARCH_CA,
        ARAUTO_SEARCH_CERT: file('strange.pem', strange.cert),
        ARAUTO_SEARCH_CERT_KEY: file('strange-key.pem', strange.key),
      },
    ]) {
      await using unknown = cluster(url, settings)
      await expect(unknown.indices.inService()).rejects.toMatchObject({ codigo: 'indisponivel' })
    }
    const open = (settings: Record<string, string>) => () => cluster(url, settings)
    const none = join(folder, 'nada.pem')
    expect(open({ ARAUTO_SEARCH_CA: none })).toThrow(`ARAUTO_SEARCH_CA: ${none}`)
    expect(open({ ...shown, ARAUTO_SEARCH_CERT: none })).toThrow(`ARAUTO_SEARCH_CERT: ${none}`)
    expect(open({ ...shown, ARAUTO_SEARCH_CERT_KEY: none })).toThrow(none)
    const other = file('other-key.pem', strange.key)
    expect(open({ ...shown, ARAUTO_SEARCH_CERT_KEY: other })).toThrow(`CERT_KEY: ${other}`)
  })
})

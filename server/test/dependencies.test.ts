import { randomInt } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { audit } from '../../scripts/audit.ts'
import { refusedLicences } from '../../scripts/licences.ts'

/** A registry that only answers for advisories, with this answer. */
async function registry(status: number, advisories: object) {
  const server = createServer((request, response) => {
    const isAudit = request.url?.endsWith('/advisories/bulk')
    response.writeHead(isAudit ? status : 404, { 'Content-Type': 'application/json' })
    request.resume().on('end', () => response.end(JSON.stringify(isAudit ? advisories : {})))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(server, { address: `http://127.0.0.1:${port}/` })
}

/** npm caches an advisory by its id. */
const advisory = (severity: string) => ({
  ulid: [
    {
      id: randomInt(2 ** 40),
      url: 'x',
      title: 'planted',
      severity,
      vulnerable_versions: '<99',
      cwe: [],
    },
  ],
})

test.each([
  [200, {}, { kind: 'clean' }],
  [200, advisory('low'), { kind: 'clean' }],
  [200, advisory('high'), { kind: 'vulnerable', packages: ['ulid: high, every version'] }],
  [405, {}, { kind: 'not_tested', why: expect.stringContaining('405') }],
])('the audit of a registry that answers %i %o', async (status, advisories, verdict) => {
  await using server = await registry(status, advisories)
  expect(await audit(server.address)).toEqual(verdict)
})

test('the audit of no registry at all is not tested', async () => {
  expect(await audit('http://127.0.0.1:1/')).toMatchObject({ kind: 'not_tested' })
})

test.each([
  [{ license: 'MIT' }, true],
  [{ license: '(MIT OR GPL-3.0)' }, true],
  [{ license: '(MIT AND GPL-3.0)' }, false],
  [{ license: 'GPL-3.0' }, false],
  [{ license: 'MPL-2.0' }, false],
  [{ license: 'MPL-2.0', dev: true }, true],
  [{ license: 'AGPL-3.0', dev: true }, false],
  [{}, false],
  [{ link: true }, true],
])('a package with %o is taken: %s', (fields, isTaken) => {
  const refused = refusedLicences({ packages: { '': {}, 'node_modules/@a/b': fields } })
  expect(refused.map((one) => one.split(':')[0])).toEqual(isTaken ? [] : ['@a/b'])
})

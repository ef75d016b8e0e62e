import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startApi } from './_api.ts'
import { firstPerson, signIn } from './_people.ts'

const FILTER = join(import.meta.dirname, '../../deploy/fail2ban/arauto.conf')
const READER = '/usr/bin/fail2ban-regex'
const isThere = existsSync(READER)
if (!isThere)
  process.stderr.write('NOT TESTED: fail2ban is missing (bash scripts/install-fail2ban.sh)\n')

test.runIf(isThere)('fail2ban reads refused sign-ins from the log, and nothing else', async () => {
  await using api = await startApi([], {}, { ARAUTO_AUDIT_ADDRESS: 'inteiro' })
  const { email } = await firstPerson(api)
  await signIn(api, email)
  for (let i = 0; i < 3; i++) await signIn(api, `"endereco":"9.9.9.9" ${i}@x.com.br`, 'errada')
  await signIn(api, email, 'errada')
  const folder = mkdtempSync(join(tmpdir(), 'arauto-fail2ban-'))
  try {
    const log = join(folder, 'log')
    writeFileSync(log, api.log.join(''))
    const { stdout } = await promisify(execFile)(READER, ['--out', 'ip', log, FILTER])
    expect(stdout.trim().split('\n')).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

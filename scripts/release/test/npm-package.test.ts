import { expect, test } from 'vitest'
import { PACKAGE, emptyFolder } from './_release.ts'
import { serve } from './_running.ts'
import { expectPage, totalOf } from './_use.ts'

test('the npm package: npx arauto demo in an empty folder', async () => {
  const cwd = emptyFolder()
  // oxlint-disable-next-line no-restricted-properties
  const env = { PATH: String(process.env['PATH']), HOME: String(process.env['HOME']) }
  const service = await serve({
    command: 'npx',
    args: ['--yes', '--prefer-offline', '--package', PACKAGE, 'arauto', 'demo'],
    cwd,
    env: { ...env, ARAUTO_PORT: '0' },
  })
  await expectPage(service)
  expect(service.said()).toContain('/convite#')
  const [key = ''] = /ar_\w{8}_\w{32}/.exec(service.said()) ?? []
  expect(await totalOf(service, key, 'portaria')).toBeGreaterThan(0)
  await service.stop()
})

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { said, serveCollecting } from './_collecting-service.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'
import { PASSWORD } from './_inlabs.ts'

test('servir alone fills an empty archive, and reports present and missing sections', async () => {
  const folder = join(temporaryFolder(), 'inlabs')
  mkdirSync(folder)
  for (const [data, pubName] of [
    [MONDAY, 'DO1'],
    [MONDAY, 'DO2'],
    [MONDAY, 'DO3'],
    [TUESDAY, 'DO1'],
    [TUESDAY, 'DO1E'],
  ] as const)
    writeZip(folder, `${data}-${pubName}.zip`, manyArticles(20, { data, pubName }))
  const service = await serveCollecting(folder, MONDAY)
  await service.filled(5)

  const known = await service.states(MONDAY, TUESDAY)
  expect(known).toEqual([
    [TUESDAY, '1', 'completa', null],
    [TUESDAY, '2', 'pendente', 'secao_ausente'],
    [TUESDAY, '3', 'pendente', 'secao_ausente'],
    [TUESDAY, 'extra', 'completa', null],
    [MONDAY, '1', 'completa', null],
    [MONDAY, '2', 'completa', null],
    [MONDAY, '3', 'completa', null],
  ])
  const { stdout } = await cli(service.dataDir, 'situacao')
  expect(stdout).toMatch(/\n2024-03-18 +20 +· +20 +20\n2024-03-19 +20 +20 +pendente +pendente\n/)
  expect(stdout).toContain('O INLABS tem esta data, mas ainda sem esta seção. 2024-03-19 DO2')

  const { code, stdout: log, stderr } = await service.stop()
  expect(code).toBe(0)
  expect(log + stderr).not.toContain(PASSWORD)
  expect(log.match(/edition collected/g)).toHaveLength(5)
})

test('without credentials servir collects nothing, and its log says so', async () => {
  const run = startCli(join(temporaryFolder(), 'data'), ['servir'], { ARAUTO_PORT: '0' })
  await said(run, /Coleta: +desligada/)
  run.process.kill('SIGTERM')
  expect(await run.ended).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing is collected'),
  })
})

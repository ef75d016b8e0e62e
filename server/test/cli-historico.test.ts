import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { lockHistory } from '../src/cli/historico/lock-history.ts'
import { readConfig } from '../src/config.ts'
import { monthsBetween } from '../src/cli/historico/history-text.ts'
import { startFakePortal } from '../demo/portal/server.ts'
import { rows } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { type TestArticle, type TestFile, writeZip } from './_editions.ts'
import { oldArticle, pageFragment } from './_monthly-base.ts'

/** A base of three months: one is split, one lacks two sections, and a fourth is no zip. */
function inventedBase(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, '2012'))
  const month = (name: string, ...content: (TestArticle | TestFile)[]) =>
    writeZip(folder, name, content)
  const old = (idMateria: string, data: string, pubName = 'DO1') =>
    oldArticle({ idMateria, data, pubName })
  month(
    '2012/S01112012.zip',
    old('1', '2012-11-05'),
    pageFragment({ idMateria: '9', data: '2012-11-05' }, 'AV'),
  )
  month('S01012013_Parte1.zip', old('2', '2013-01-07'))
  month('S01012013_Parte2.zip', old('3', '2013-01-08'))
  month('S02012013.zip', old('4', '2013-01-07', 'DO2'))
  month('S03012013.zip', old('5', '2013-01-07', 'DO3'))
  month('S01022013.zip', old('6', '2013-02-05'), ['x.xml', '<'])
  month('2013-03-04-DO1.zip', old('7', '2013-03-04'))
  writeFileSync(join(folder, 'S02022013.zip'), '<html>')
  return folder
}

const LEDGER = `SELECT data, pub_name, estado, publicacoes FROM ledger
  WHERE publicacoes > 0 ORDER BY data, pub_name`

test('the plan tells what is there, what is missing, and writes nothing', async () => {
  const dataDir = join(temporaryFolder(), 'none')
  const { code, stdout, stderr } = await cli(dataDir, 'historico', inventedBase(), '--plano')
  expect(code).toBe(2)
  expect(stdout).toMatch(/^ano {3}jan {2}fev {2}mar/)
  expect(stdout).toMatch(/^2012 {50,}1 {4}---$/m)
  expect(stdout).toMatch(/^2013 {2}123 {2}1$/m)
  expect(stdout).toMatch(/^Na pasta: 3 meses, com .* de atos\. Faltam 7 meses de uma seção\.$/m)
  expect(stdout).toMatch(/^O acervo vai ocupar mais uns .*; há .* livres\.$/m)
  expect(stdout).toMatch(/^Importar leva menos de um minuto em dois núcleos;/m)
  expect(stderr).toContain('Fora: 2013-03-04-DO1.zip: não é um mês da base mensal.')
  expect(stderr).toContain('Fora: S02022013.zip: não é um zip, e sim uma página HTML ou XML.')
  expect(existsSync(dataDir)).toBe(false)
})

test('months come newest first, each whole; again, all is known', async () => {
  const dataDir = temporaryFolder()
  const folder = inventedBase()
  const first = await cli(dataDir, 'historico', folder)
  expect(first.code).toBe(2)
  expect(first.stdout.split('\n').filter((line) => /^\d{4}-/.test(line))).toEqual([
    expect.stringMatching(/^2013-02 {2}1 ato novo; 1 artigo separado com erro$/),
    expect.stringMatching(/^2013-01 {2}4 atos novos$/),
    '2012-11  1 ato novo; 1 fragmento de página fora',
  ])
  expect(rows(dataDir, LEDGER)).toMatchObject([
    { data: '2012-11-05', pub_name: 'DO1', estado: 'completa' },
    { data: '2013-01-07', pub_name: 'DO1', estado: 'completa' },
    { data: '2013-01-07', pub_name: 'DO2', estado: 'completa' },
    { data: '2013-01-07', pub_name: 'DO3', estado: 'completa' },
    { data: '2013-01-08', pub_name: 'DO1', estado: 'completa' },
    { data: '2013-02-05', pub_name: 'DO1' },
  ])
  const again = await cli(dataDir, 'historico', '2012..2013-01', folder)
  expect(again.stdout.split('\n').filter((line) => /^\d{4}-/.test(line))).toEqual([
    '2013-01  já no acervo (4 atos)',
    '2012-11  já no acervo (1 ato); 1 fragmento de página fora',
  ])
})

test('killed, it goes on where it was', async () => {
  const dataDir = temporaryFolder()
  const folder = inventedBase()
  const running = startCli(dataDir, ['historico', folder])
  for await (const line of createInterface(running.process.stdout!))
    if (line.startsWith('2013-02')) break
  running.kill()
  await running.ended
  const rest = await cli(dataDir, 'historico', folder)
  expect(rest.stdout).toMatch(/^2012-11 {2}(1 ato novo|já no acervo)/m)
  expect(rows(dataDir, 'SELECT count(*) AS n FROM publications')).toEqual([{ n: 6 }])
})

test('another command makes it pause, and go on', async () => {
  const [dataDir, folder] = [temporaryFolder(), temporaryFolder()]
  const months = monthsBetween('2002-01', '2011-12')
  for (const [at, mes] of months.entries()) {
    const [year, month] = mes.split('-')
    writeZip(folder, `S01${month}${year}.zip`, [
      oldArticle({ idMateria: String(at + 1), data: `${mes}-10` }),
    ])
  }
  const running = startCli(dataDir, ['historico', folder])
  for await (const line of createInterface(running.process.stdout!))
    if (line.startsWith('2011-12')) break
  rows(dataDir, 'UPDATE history_run SET pausa = 1 RETURNING id') // sooner than another process starts
  const state = () => rows(dataDir, 'SELECT estado FROM history_run')[0]?.estado
  await expect.poll(state, { timeout: 30_000 }).toBe('pausado')
  expect(await cli(dataDir, 'historico', 'pausar')).toMatchObject({ code: 0 })
  const acts = () => rows(dataDir, 'SELECT count(*) AS n FROM publications')[0]!.n
  const paused = acts()
  expect(paused).toBeLessThan(months.length)
  expect(await cli(dataDir, 'historico', 'continuar')).toMatchObject({ code: 0 })
  expect(await running.ended).toMatchObject({ code: 0 })
  expect([state(), acts()]).toEqual(['terminado', months.length])
  expect((await cli(dataDir, 'historico', 'pausar')).stderr).toContain('Nenhum historico')
})

test('what a folder lacks is fetched from the portal, once', async () => {
  const base = inventedBase()
  await using portal = await startFakePortal({ folder: base, port: 0 })
  const [dataDir, folder] = [temporaryFolder(), join(temporaryFolder(), 'nova')]
  const env = { ARAUTO_PORTAL_URL: portal.url, ARAUTO_COLLECTOR_PAUSE_MS: '0' }
  const words = ['historico', folder, '2012-12..2013-02', '--baixar']
  const fetched = await startCli(dataDir, words, env).ended
  expect(fetched.stdout).toContain('2013-02  S01022013.zip baixado\n')
  expect([fetched.code, fetched.stderr]).toEqual([
    2,
    expect.stringContaining('2013-02  S02022013.zip: O que o portal deu não é um zip.\n'),
  ])
  expect(fetched.stdout).toContain('2013-01  S01012013_Parte2.zip baixado\n')
  expect(fetched.stderr).toContain('2012-12  a página do portal não tem zips deste mês\n')
  expect(fetched.stdout).toContain('2013-01  4 atos novos')
  expect(readdirSync(folder).toSorted()).toEqual([
    '.historico.lock',
    'S01012013_Parte1.zip',
    'S01012013_Parte2.zip',
    'S01022013.zip',
    'S02012013.zip',
    'S03012013.zip',
  ])
  mkdirSync(join(folder, '2013'))
  renameSync(join(folder, 'S02012013.zip'), join(folder, '2013/S02012013.zip'))
  const asked = portal.requests.length
  const again = await startCli(dataDir, words, env).ended
  expect(again.stdout).not.toContain('baixado')
  expect(portal.requests.slice(asked)).toHaveLength(3) // two pages, and what is no zip: 2013-01 is all read
  const plan = await startCli(dataDir, [...words, '--plano'], env).ended
  expect(plan.stdout).toMatch(/^Na pasta: 2 meses, .* Faltam 5 meses de uma seção\.$/m)
  expect(plan.stdout).toMatch(/^A pedir ao portal: 2 meses\./m)
  expect(portal.requests).toHaveLength(asked + 3)
})

test('a second one is refused, on an archive and in a folder of downloads', async () => {
  const [dataDir, folder] = [temporaryFolder(), temporaryFolder()]
  await using portal = await startFakePortal({ folder: inventedBase(), port: 0 })
  const env = { ARAUTO_PORTAL_URL: portal.url, ARAUTO_COLLECTOR_PAUSE_MS: '0' }
  const refused = {
    code: 2,
    stderr: expect.stringMatching(/Já há um historico em andamento.*historico pausar/s),
  }
  {
    using _first = lockHistory(readConfig({ ARAUTO_DATA_DIR: dataDir }), null)
    const second = await startCli(dataDir, ['historico', '2013-01'], env).ended
    expect(second).toMatchObject(refused)
  }
  {
    using _first = lockHistory(readConfig({ ARAUTO_DATA_DIR: temporaryFolder() }), folder)
    const words = ['historico', folder, '2013-01', '--baixar']
    expect(await startCli(dataDir, words, env).ended).toMatchObject(refused)
  }
  expect(portal.requests).toEqual([])
})

test('without a folder, months are fetched, imported, and their zips deleted', async () => {
  await using portal = await startFakePortal({ folder: inventedBase(), port: 0 })
  const dataDir = temporaryFolder()
  const env = { ARAUTO_PORTAL_URL: portal.url, ARAUTO_COLLECTOR_PAUSE_MS: '0' }
  const run = () => startCli(dataDir, ['historico', '2013-01..2013-02'], env).ended
  const first = await run()
  expect(first.stdout).toContain('2013-01  4 atos novos')
  expect(first.stdout.indexOf('2013-02  1 ato novo')).toBeLessThan(
    first.stdout.indexOf('2013-01  S01012013_Parte1.zip baixado'),
  )
  expect(readdirSync(join(dataDir, 'base-mensal'))).toEqual([])
  const asked = portal.requests.length
  const again = await run()
  expect(again.stderr).not.toContain('base-mensal')
  expect(again.stdout).toMatch(/^2013 {2}123 {2}1$/m)
  expect(again.stdout).toMatch(/^A pedir ao portal: 1 mês\./m)
  expect(portal.requests.slice(asked)).toHaveLength(2) // the page of 2013-02, and what is no zip
})

test('a section of which a part did not come waits for it, with the parts that did', async () => {
  const base = temporaryFolder()
  const part = (n: number) =>
    writeZip(base, `S03012017_Parte${n}.zip`, [
      oldArticle({ idMateria: String(n), data: `2017-01-0${n + 2}`, pubName: 'DO3' }),
    ])
  part(1)
  part(2)
  writeFileSync(join(base, 'S03012017_Parte3.zip'), '<html>')
  writeZip(base, 'S01012017.zip', [oldArticle({ idMateria: '9', data: '2017-01-03' })])
  await using portal = await startFakePortal({ folder: base, port: 0 })
  const dataDir = temporaryFolder()
  const env = { ARAUTO_PORTAL_URL: portal.url, ARAUTO_COLLECTOR_PAUSE_MS: '0' }
  const run = () => startCli(dataDir, ['historico', '2017-01'], env).ended
  const first = await run()
  expect([first.code, first.stdout]).toEqual([2, expect.stringContaining('2017-01  1 ato novo')])
  expect(first.stderr).toContain('2017-01  a seção 3 fica para depois: falta parte dela.\n')
  expect(rows(dataDir, LEDGER)).toMatchObject([{ pub_name: 'DO1' }])
  expect(readdirSync(join(dataDir, 'base-mensal')).toSorted()).toEqual([
    'S03012017_Parte1.zip',
    'S03012017_Parte2.zip',
  ])
  part(3)
  const second = await run()
  expect([second.code, second.stderr]).toEqual([0, ''])
  expect(second.stdout).toContain('2017-01  3 atos novos')
  expect(rows(dataDir, LEDGER)).toHaveLength(4)
  expect(readdirSync(join(dataDir, 'base-mensal'))).toEqual([])
})

test('a month that the folder has whole is not asked of the portal', async () => {
  const folder = temporaryFolder()
  for (const section of [1, 2, 3])
    writeZip(folder, `S0${section}012013.zip`, [
      oldArticle({ idMateria: String(section), data: '2013-01-07', pubName: `DO${section}` }),
    ])
  await using portal = await startFakePortal({ folder, port: 0 })
  const env = { ARAUTO_PORTAL_URL: portal.url, ARAUTO_COLLECTOR_PAUSE_MS: '0' }
  const words = ['historico', folder, '2013-01', '--baixar']
  const { code, stdout } = await startCli(temporaryFolder(), words, env).ended
  expect([code, stdout]).toEqual([0, expect.stringContaining('2013-01  3 atos novos')])
  expect(stdout).not.toContain('A pedir ao portal')
  expect(portal.requests).toEqual([])
})

test.each([
  [['historico', '.', '2013', '--baixar'], /ARAUTO_PORTAL_URL/],
  [['historico', '2013'], /ARAUTO_PORTAL_URL/],
  [['historico'], /Diga os meses, a pasta/],
  [['historico', '.', '..'], /Diga os meses, a pasta/],
  [['historico', '.', '2012-13'], /2012-13 não são meses/],
  [['historico', '.', '2014..2012'], /acaba antes de começar/],
  [['historico', './none'], /Não há a pasta/],
  [['historico', '.'], /Não há meses da base mensal/],
])('%j is refused with the way out', async (words, message) => {
  const { code, stderr } = await cli(temporaryFolder(), ...words)
  expect([code, stderr]).toEqual([2, expect.stringMatching(message)])
})

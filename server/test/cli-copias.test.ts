import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { expectCopyFolder, lockCopies } from '../src/store/copies/copy-folder.ts'
import { rows } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'
import { eventually } from './_push.ts'
import { canMount, runOnDisk } from './_small-disk.ts'

interface Added {
  copia: string
  bytes: number
  novos: number
  apagadas: string[]
}

async function importDay(dataDir: string, data: string, acts = 50): Promise<void> {
  const zip = writeZip(join(dataDir, '..'), `${data}-DO1.zip`, manyArticles(acts, { data }))
  expect(await cli(dataDir, 'importar', zip)).toMatchObject({ code: 0 })
}

async function createWorld() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const copies = join(folder, 'copias')
  mkdirSync(copies)
  await importDay(dataDir, MONDAY)
  return { folder, dataDir, copies }
}

async function add(dataDir: string, copies: string, ...options: string[]): Promise<Added> {
  const said = await cli(dataDir, 'backup', '--incremental', '--json', copies, ...options)
  expect(said).toMatchObject({ code: 0, stderr: '' })
  return JSON.parse(said.stdout) as Added
}

/** Restores a copy elsewhere, reads all of it, and returns how many acts it has. */
async function actsOf(copies: string, copia = ''): Promise<unknown> {
  const elsewhere = join(temporaryFolder(), 'restaurado')
  const said = await cli(elsewhere, 'restaurar', copies, '--copia', copia)
  expect(said).toMatchObject({ code: 0, stderr: '' })
  expect(await cli(elsewhere, 'verificar')).toMatchObject({ code: 0 })
  return acts(elsewhere)
}

const acts = (dataDir: string) => rows(dataDir, 'SELECT count(*) AS n FROM publications')[0]?.n
const packsOf = (copies: string) => readdirSync(join(copies, 'pacotes'))
const bytesOf = (copies: string) =>
  packsOf(copies).reduce((sum, name) => sum + statSync(join(copies, 'pacotes', name)).size, 0)

test('a folder with other things gets no copy; whole copies may stay in it', async () => {
  const { dataDir, copies } = await createWorld()
  writeFileSync(join(copies, 'arauto-2024-03-18.db'), 'uma cópia inteira')
  mkdirSync(join(copies, 'lost+found'))
  mkdirSync(join(copies, 'copias'))
  writeFileSync(join(copies, 'copias', 'foto.parcial'), 'de outra coisa')
  const refused = await cli(dataDir, 'backup', '--incremental', copies)
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('nela já há copias')])
  expect(readdirSync(join(copies, 'copias'))).toEqual(['foto.parcial'])
  expect((await cli(dataDir, 'backup', '--incremental', dataDir)).code).toBe(2)

  rmSync(join(copies, 'copias', 'foto.parcial'))
  expect((await add(dataDir, copies)).novos).toBeGreaterThan(0)
})

test('a copy writes what is new, and each can be restored', async () => {
  const { dataDir, copies } = await createWorld()
  const first = await add(dataDir, copies)
  const again = await add(dataDir, copies)
  expect(again.novos).toBe(0)
  await importDay(dataDir, TUESDAY, 2)
  const third = await add(dataDir, copies)
  expect(third.novos).toBeGreaterThan(0)
  expect(third.novos).toBeLessThan(first.novos)

  expect(await actsOf(copies)).toBe(52)
  expect(await actsOf(copies, first.copia)).toBe(50)
  const listed = await cli(dataDir, 'backup', 'listar', copies, '--json')
  expect(JSON.parse(listed.stdout)).toMatchObject([
    { copia: first.copia, novos: first.novos },
    { copia: again.copia, novos: 0 },
    { copia: third.copia, bytes: third.bytes },
  ])
  expect((await cli(dataDir, 'backup', 'listar', copies)).stdout).toContain(first.copia)
  for (const name of packsOf(copies))
    expect(statSync(join(copies, 'pacotes', name)).mode & 0o077, 'others may not read it').toBe(0)
})

test('beside an import, and with a log that an old reader keeps, it is one moment of the archive', async () => {
  const { folder, dataDir, copies } = await createWorld()
  const zip = writeZip(folder, `${TUESDAY}-DO2.zip`, manyArticles(1_500, { data: TUESDAY }))
  using archive = openArchive(dataDir)
  archive.db.exec('BEGIN; SELECT count(*) FROM publications')
  const writing = startCli(dataDir, ['importar', '--json', zip])
  await eventually(() => !writing.running() || acts(dataDir) !== 50).toBe(true)
  const log = () => statSync(join(dataDir, 'arauto.db-wal')).size
  expect(log()).toBeGreaterThan(0)
  const { copia } = await add(dataDir, copies)
  archive.db.exec('COMMIT')
  expect(await writing.ended).toMatchObject({ code: 0 })
  const found = Number(await actsOf(copies, copia))
  expect(found).toBeGreaterThanOrEqual(50)
  expect(found).toBeLessThanOrEqual(1_550)
  await add(dataDir, copies)
  expect(await actsOf(copies)).toBe(1_550)
})

test('old copies go, and what only they had', async () => {
  const { dataDir, copies } = await createWorld()
  const first = await add(dataDir, copies)
  const before = bytesOf(copies)
  {
    using archive = openArchive(dataDir)
    archive.db.exec('DELETE FROM publications; VACUUM')
  }
  const second = await add(dataDir, copies, '--manter', '1')
  expect(second.apagadas).toEqual([first.copia])
  expect(bytesOf(copies)).toBeLessThan(before)
  expect(await cli(dataDir, 'verificar', copies)).toMatchObject({ code: 0 })
  const elsewhere = join(temporaryFolder(), 'x')
  const gone = await cli(elsewhere, 'restaurar', copies, '--copia', first.copia)
  expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining(second.copia)])
  const wrong = await cli(dataDir, 'backup', '--incremental', copies, '--manter', 'muitas')
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--manter 7')])
})

test('a damaged pack is told and put aside, and the next copy mends what the archive still has', async () => {
  const { dataDir, copies } = await createWorld()
  const { copia } = await add(dataDir, copies)
  const [pack = ''] = packsOf(copies)
  const path = join(copies, 'pacotes', pack)
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0xa5, 1_000, 1_100))
  const elsewhere = join(temporaryFolder(), 'x')
  const refused = await cli(elsewhere, 'restaurar', copies)
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('danificados')])
  expect(readdirSync(elsewhere).filter((name) => name.startsWith('arauto.db'))).toEqual([])

  const said = await cli(dataDir, 'verificar', copies)
  expect(said.code).toBe(2)
  expect(said.stdout).toContain('Blocos danificados: 1.')
  expect(said.stdout).toContain(`À cópia ${copia} faltam`)
  await add(dataDir, copies)
  expect(await actsOf(copies, copia)).toBe(50)
  expect(await cli(dataDir, 'verificar', copies)).toMatchObject({ code: 0 })
  expect(packsOf(copies)).toContain(`${pack}.danificado`)
})

test('verifying goes on where it stopped', async () => {
  const { dataDir, copies } = await createWorld()
  await add(dataDir, copies)
  const none = await cli(dataDir, 'verificar', copies, '--minutos', '0', '--json')
  expect(JSON.parse(none.stdout)).toMatchObject({ pacotes: 1, lidos: 0, desde: null })
  const all = await cli(dataDir, 'verificar', copies, '--minutos', '9', '--json')
  expect(JSON.parse(all.stdout)).toMatchObject({ lidos: 1, desde: expect.any(String) })
})

test('two at once, a missing folder and a damaged manifest are refused', async () => {
  const { dataDir, copies } = await createWorld()
  const refused = async (...args: string[]) => {
    const { code, stderr } = await cli(dataDir, ...args)
    expect(code).toBe(2)
    return stderr
  }
  const { copia } = await add(dataDir, copies)
  {
    using _lock = lockCopies(expectCopyFolder(copies))
    for (const args of [['backup', '--incremental'], ['verificar'], ['restaurar']])
      expect(await refused(...args, copies)).toMatch(/Já (se trabalha|há um)/)
  }
  expect(await refused('backup', '--incremental', join(copies, 'nada'))).toContain('Não há a pasta')
  expect(await refused('backup', 'listar', dataDir)).toContain('Não há cópias incrementais')
  expect(await refused('backup', '/proc/inteira.db')).toContain('Não foi possível gravar /proc')
  const manifest = join(copies, 'copias', `${copia}.json`)
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"novos":\d/, '"novos":9'))
  const packs = packsOf(copies)
  expect(await refused('backup', '--incremental', '--manter', '1', copies)).toContain(copia)
  expect(packs.every((name) => packsOf(copies).includes(name))).toBe(true)
  expect(await refused('restaurar', copies, '--copia', copia)).toContain('--copia')
  const listed = await cli(dataDir, 'backup', 'listar', copies)
  expect(listed.code).toBe(2)
  expect(listed.stdout.split('\n')).toEqual([
    expect.stringMatching(`^${copia}  não pode ser lida`),
    expect.stringMatching(/^\S+ {2}[\d,.]+ \w+ de acervo/),
    '',
  ])
  const verified = await cli(dataDir, 'verificar', copies)
  expect([verified.code, verified.stdout]).toEqual([
    2,
    expect.stringContaining(`copias/${copia}.json`),
  ])
  expect(await actsOf(copies), 'the others can be restored').toBe(50)
})

test('a folder that is none of copies is told so, and one place is verified', async () => {
  const { folder, dataDir, copies } = await createWorld()
  for (const command of ['verificar', 'restaurar']) {
    const { code, stderr } = await cli(dataDir, command, folder)
    expect([code, stderr]).toEqual([2, expect.stringContaining('Não há cópias incrementais')])
  }
  const { code, stderr } = await cli(dataDir, 'verificar', copies, folder)
  expect([code, stderr]).toEqual([2, expect.stringContaining('Diga uma só cópia')])
})

test('options that would do nothing are refused', async () => {
  const { folder, dataDir } = await createWorld()
  const file = join(folder, 'inteira.db')
  for (const args of [
    ['backup', file, '--manter', '7'],
    ['verificar', '--minutos', '5'],
    ['restaurar', file, '--copia', '2026'],
  ]) {
    const { code, stderr } = await cli(dataDir, ...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining('vale só')])
  }
})

test('a folder that cannot be locked is refused, though it can be written to', async () => {
  const { dataDir, copies } = await createWorld()
  await add(dataDir, copies)
  rmSync(join(copies, '.copias.lock'))
  mkdirSync(join(copies, '.copias.lock'))
  for (const args of [['backup', '--incremental'], ['verificar'], ['restaurar']]) {
    const { code, stderr } = await cli(dataDir, ...args, copies)
    expect([code, stderr]).toEqual([2, expect.stringContaining('travar as cópias')])
  }
})

/** The first flush of a folder after a manifest got its name fails. */
const UNFLUSHED = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
let isNamed = false
const { renameSync, fsyncSync } = fs
fs.renameSync = (from, to) => {
  renameSync(from, to)
  isNamed ||= to.endsWith('.json')
}
fs.fsyncSync = (file) => {
  if (isNamed) throw new Error('EIO: the disk does not flush')
  fsyncSync(file)
}
syncBuiltinESMExports()
`

test('a copy that has its name keeps its blocks, though the folder cannot be flushed', async () => {
  const { folder, dataDir, copies } = await createWorld()
  const preload = join(folder, 'unflushed.mjs')
  writeFileSync(preload, UNFLUSHED)
  const env = { NODE_OPTIONS: `--import ${preload}` }
  const said = await startCli(dataDir, ['backup', '--incremental', copies], env).ended
  expect([said.code, said.stderr]).toEqual([1, expect.stringContaining('does not flush')])
  expect(readdirSync(join(copies, 'copias'))).toHaveLength(1)
  expect(await actsOf(copies)).toBe(50)
})

/** What lies at 1 000 bytes of any pack cannot be read: a bad sector. */
const UNREADABLE = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const packs = new Set()
const { openSync, closeSync, readSync } = fs
fs.openSync = (path, flags, mode) => {
  const file = openSync(path, flags, mode)
  if (flags === 'r' && String(path).endsWith('.pacote')) packs.add(file)
  return file
}
fs.closeSync = (file) => {
  packs.delete(file)
  closeSync(file)
}
fs.readSync = (file, into, offset, length, at) => {
  if (packs.has(file) && at <= 1_000 && at + length > 1_000)
    throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' })
  return readSync(file, into, offset, length, at)
}
syncBuiltinESMExports()
`

test('a sector that cannot be read damages its block, and no other', async () => {
  const { folder, dataDir, copies } = await createWorld()
  const { copia } = await add(dataDir, copies)
  const [pack] = packsOf(copies)
  const preload = join(folder, 'unreadable.mjs')
  writeFileSync(preload, UNREADABLE)
  const env = { NODE_OPTIONS: `--import ${preload}` }
  const elsewhere = join(temporaryFolder(), 'x')
  const refused = await startCli(elsewhere, ['restaurar', copies], env).ended
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('danificados')])
  const said = await startCli(dataDir, ['verificar', copies], env).ended
  expect([said.code, said.stderr]).toEqual([2, ''])
  expect(said.stdout).toContain('Blocos danificados: 1.')
  expect(said.stdout).toContain(`À cópia ${copia} faltam 1 blocos.`)
  expect(packsOf(copies)).toContain(`${pack}.danificado`)
  await add(dataDir, copies)
  expect(await actsOf(copies, copia)).toBe(50)
})

if (!canMount)
  process.stdout.write(
    'NOT TESTED: copies on a full disk and on one that only reads, no namespaces here\n',
  )

const FROZEN = 'mount --bind "$DISK" "$DISK" && mount -o remount,ro,bind "$DISK" && exec "$@"'
const SMALL =
  'mount -t tmpfs -o size=16m arauto "$DISK" && "$@"; code=$?; find "$DISK" -name "*.pacote" -o -name "*.json"; exit $code'

test.skipIf(!canMount)(
  'on a disk that only reads, damage is told, and nothing put aside',
  async () => {
    const { dataDir, copies } = await createWorld()
    await add(dataDir, copies)
    const [pack = ''] = packsOf(copies)
    const path = join(copies, 'pacotes', pack)
    writeFileSync(path, readFileSync(path).fill(0xa5, 1_000, 1_100))
    const { status, stdout } = runOnDisk(copies, FROZEN, dataDir, 'verificar', copies)
    expect([status, stdout]).toEqual([2, expect.stringContaining('Blocos danificados: 1.')])
    expect(packsOf(copies)).toEqual([pack])
  },
)

test.skipIf(!canMount)('without room it says how much it needs, and writes nothing', async () => {
  const { dataDir, copies } = await createWorld()
  const backup = ['backup', '--incremental', copies]
  const { status, stdout, stderr } = runOnDisk(copies, SMALL, dataDir, ...backup)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('Não há espaço para a cópia.')
  expect(stderr).toContain('Nada foi gravado')
})

const THEN_LISTED =
  'mount -t tmpfs -o size=256k arauto "$DISK" && "$@"; code=$?; ls -A "$DISK"; exit $code'

test.skipIf(!canMount)('a whole copy that finds the disk full leaves nothing there', async () => {
  const { dataDir, copies } = await createWorld()
  const backup = ['backup', join(copies, 'arauto.bak')]
  const { status, stdout, stderr } = runOnDisk(copies, THEN_LISTED, dataDir, ...backup)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('O disco está cheio.')
})

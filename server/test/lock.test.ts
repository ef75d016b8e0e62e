import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { Problem } from '../src/lib/errors/problem.ts'
import { lockDataDir } from '../src/store/sqlite/lock.ts'
import { cli, temporaryFolder } from './_cli.ts'

const MODULE = pathToFileURL(join(import.meta.dirname, '../src/store/sqlite/lock.ts')).href

/** Another process that holds the folder and does nothing else. */
async function startHolder(dataDir: string) {
  const program = `
    import { lockDataDir } from ${JSON.stringify(MODULE)}
    const lock = lockDataDir(process.argv[1])
    process.stdout.write('held')
    process.once('SIGTERM', () => { lock[Symbol.dispose](); process.exit() })
    setInterval(() => {}, 1 << 30)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  return holder
}

test('the second service of a folder is refused, until the first ends', () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(Problem)
  expect(() => lockDataDir(dataDir)).toThrow(
    `Já há um serviço do Arauto usando a pasta de dados ${dataDir}.`,
  )
  using _other = lockDataDir(join(temporaryFolder(), 'data'))

  first[Symbol.dispose]()
  lockDataDir(dataDir)[Symbol.dispose]()
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a holder ended by %s releases it at once',
  async (signal) => {
    const dataDir = join(temporaryFolder(), 'data')
    const holder = await startHolder(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(/Já há um serviço/)

    holder.kill(signal)
    await once(holder, 'exit')
    lockDataDir(dataDir)[Symbol.dispose]()
  },
)

test('commands work beside the service', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  await startHolder(dataDir)
  const created = await cli(dataDir, 'conta', 'criar', '--nome', 'Equipe', '--email', 'a@b.example')
  expect(created).toMatchObject({ code: 0, stderr: '' })
  expect(await cli(dataDir, 'situacao')).toMatchObject({ code: 0, stderr: '' })
})

test('a lock file that cannot be used is not mistaken for another service', () => {
  const dataDir = temporaryFolder()
  writeFileSync(
    join(dataDir, 'servico.lock'),
    'this is no database, but long enough for one'.repeat(30),
  )
  expect(() => lockDataDir(dataDir)).toThrow(/file is not a database/)
})

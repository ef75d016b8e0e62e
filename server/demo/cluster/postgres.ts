import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Problem, detailOf } from '../../src/lib/errors/problem.ts'
import type { ProcessPlan } from './kept-process.ts'

export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin'

/** The user to run PostgreSQL as: it refuses root, and Debian's package creates a user for it. */
export function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Creates an empty PostgreSQL in `folder`, which listens on a socket there and on no port.
 * @throws Problem `indisponivel` when it is not installed, or refuses
 */
export function planPostgres(folder: string): { plan: ProcessPlan; url: string } {
  if (!existsSync(join(POSTGRES_BIN, 'initdb')))
    throw new Problem('indisponivel', 'A demonstração de um cluster precisa do PostgreSQL 15.', [
      detailOf('PostgreSQL', 'não está instalado', 'Rode antes: bash scripts/install-postgres.sh'),
    ])
  const user = postgresUser()
  const home = join(folder, 'postgres')
  mkdirSync(home, { mode: 0o700 })
  if (user) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
  const options = ['-D', data, '-U', 'arauto', '-A', 'trust', ...locale, '--no-sync']
  const made = spawnSync(join(POSTGRES_BIN, 'initdb'), options, {
    encoding: 'utf8',
    cwd: home,
    ...user,
  })
  if (made.status !== 0)
    throw new Problem('indisponivel', 'O initdb do PostgreSQL não fez um banco vazio.', [
      detailOf('initdb', made.stderr.trim().split('\n').at(-1) ?? '', `A pasta era ${home}.`),
    ])
  const args = ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${home}`]
  return {
    plan: {
      name: 'postgres',
      command: join(POSTGRES_BIN, 'postgres'),
      args,
      user,
      cwd: home,
      log: join(folder, 'postgres.log'),
      stopSignal: 'SIGINT', // its fast shutdown: no waiting for clients
    },
    url: `postgres://arauto@/postgres?host=${encodeURIComponent(home)}`,
  }
}

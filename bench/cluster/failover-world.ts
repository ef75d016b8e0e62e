import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePorts } from '../../server/demo/cluster/free-ports.ts'
import { type Machines, createMachines } from './machines.ts'

const RECIPE = join(import.meta.dirname, '../../deploy/failover')
const INSTALLER = join(import.meta.dirname, '../../scripts/install-postgres-ha.sh')
const PASSWORD = 'segredo'
const READY_WITHIN_MS = 120_000
const BANKS = ['banco-1', 'banco-2'] as const
const VOTERS = [...BANKS, 'banco-3']
/** Where Arauto runs, with HAProxy and PgBouncer. */
const CLIENT = 'arauto'
/** What the recipe names; here each is a port of this machine. */
const PLACES = [
  ...BANKS.flatMap((name) => [`${name}:5432`, `${name}:8008`]),
  ...VOTERS.flatMap((name) => [`${name}:2379`, `${name}:2380`]),
  'localhost:5000',
  'localhost:6432',
]

/** One of the machines with PostgreSQL. */
export interface Host {
  name: string
  /** Stops all its processes: connections stay, nothing is answered. */
  freeze(): void
  /** Wakes what is frozen: it believes for a moment that it is the primary. */
  thaw(): void
  isPrimary(): Promise<boolean>
  /** Whether it is the replica that loses nothing. */
  isReady(): Promise<boolean>
}

/** The recipe of docs/failover.md with its real programs, on ports of this machine. */
export interface FailoverWorld {
  hosts: Host[]
  /** What ARAUTO_DATABASE_URL may be. */
  addresses: Record<'both servers' | 'HAProxy' | 'PgBouncer', string>
}

/** Whether the programs of the recipe are there. */
export function areFailoverProgramsInstalled(): boolean {
  const folders = environment().PATH!.split(':')
  return ['patroni', 'etcd', 'haproxy', 'pgbouncer'].every((program) =>
    folders.some((folder) => existsSync(join(folder, program))),
  )
}

/** Starts it in `folder`; `cleanup` ends it. */
export async function startFailover(
  folder: string,
  cleanup: AsyncDisposableStack,
): Promise<FailoverWorld> {
  const ports = await freePorts(PLACES.length)
  const at = (place: string) => `127.0.0.1:${ports[PLACES.indexOf(place)]}`
  const machines = createMachines(folder, environment(), cleanup)
  for (const name of VOTERS) startEtcd(machines, name, at)
  for (const name of BANKS) await startPatroni(machines, name, at)
  startProxies(machines, folder, at)
  await createOwnDatabase(at('banco-1:5432'))
  const addressOf = (place: string) => `postgres://arauto:${PASSWORD}@${place}/arauto`
  return {
    hosts: BANKS.map((name) => ({
      name,
      freeze: () => machines.signal(name, 'SIGSTOP'),
      thaw: () => machines.signal(name, 'SIGCONT'),
      isPrimary: () => answers(`http://${at(`${name}:8008`)}/primary`),
      isReady: () => answers(`http://${at(`${name}:8008`)}/sync`),
    })),
    addresses: {
      'both servers': addressOf(`${at('banco-1:5432')},${at('banco-2:5432')}`),
      HAProxy: addressOf(at('localhost:5000')),
      PgBouncer: addressOf(at('localhost:6432')),
    },
  }
}

/** Where a place of the recipe is here. */
type At = (place: string) => string

function startEtcd(machines: Machines, name: string, at: At): void {
  const peers = VOTERS.map((voter) => `${voter}=http://${at(`${voter}:2380`)}`)
  const options = {
    name,
    'data-dir': 'etcd.data',
    'listen-client-urls': `http://${at(`${name}:2379`)}`,
    'advertise-client-urls': `http://${at(`${name}:2379`)}`,
    'listen-peer-urls': `http://${at(`${name}:2380`)}`,
    'initial-advertise-peer-urls': `http://${at(`${name}:2380`)}`,
    'initial-cluster': peers.join(),
    'enable-v2': 'true',
  }
  const args = Object.entries(options).map(([option, value]) => `--${option}=${value}`)
  machines.start(name, 'etcd', args)
}

/** Waits until it is the primary, or the replica that loses nothing. */
async function startPatroni(machines: Machines, name: string, at: At): Promise<void> {
  const home = machines.home(name)
  const text = readFileSync(join(RECIPE, 'patroni.yml'), 'utf8')
    .replaceAll(/(name: |listen: |connect_address: )banco-1/g, `$1${name}`)
    .replaceAll('password: …', `password: ${PASSWORD}`)
    .replace(
      /data_dir: .*/,
      `data_dir: ${home}/data\n  parameters: { unix_socket_directories: ${home} }`,
    )
  const path = machines.write(`${name}.yml`, placed(text, at))
  machines.start(name, 'patroni', [path])
  const state = name === 'banco-1' ? 'primary' : 'sync'
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await answers(`http://${at(`${name}:8008`)}/${state}`))) {
    if (performance.now() > deadline) throw new Error(`${name} does not become ${state}`)
    await pause(100)
  }
}

function startProxies(machines: Machines, folder: string, at: At): void {
  const balanced = readFileSync(join(RECIPE, 'haproxy.cfg'), 'utf8').replaceAll(
    /addr (banco-\d) port 8008/g,
    (_, name: string) => `addr ${at(`${name}:8008`).replace(':', ' port ')}`,
  )
  machines.start(CLIENT, 'haproxy', ['-f', machines.write('haproxy.cfg', placed(balanced, at))])
  const portOf = (place: string) => at(place).split(':')[1]!
  const pooled = readFileSync(join(RECIPE, 'pgbouncer.ini'), 'utf8')
    .replaceAll('localhost', '127.0.0.1')
    .replace('port=5000', `port=${portOf('localhost:5000')}`)
    .replace('= 6432', `= ${portOf('localhost:6432')}\nunix_socket_dir =`)
    .replace('/etc/pgbouncer', folder)
  machines.write('userlist.txt', `"arauto" "${PASSWORD}"\n`)
  machines.start(CLIENT, 'pgbouncer', [machines.write('pgbouncer.ini', pooled)])
}

function placed(text: string, at: At): string {
  return PLACES.reduce((done, place) => done.replaceAll(place, at(place)), text)
}

async function createOwnDatabase(server: string): Promise<void> {
  const client = new pg.Client(`postgres://postgres:${PASSWORD}@${server}/postgres`)
  await client.connect()
  await client.query(`CREATE ROLE arauto LOGIN PASSWORD '${PASSWORD}'`)
  await client.query(`CREATE DATABASE arauto OWNER arauto`)
  await client.end()
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** With the programs where the installer has put them. */
function environment(): NodeJS.ProcessEnv {
  const text = execFileSync('bash', [INSTALLER, '--onde'], { encoding: 'utf8' })
  const given = [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name!, value!])
  const { PATH, ...others } = Object.fromEntries(given) as Record<string, string>
  return { ...process.env, ...others, PATH: PATH!.replace('$PATH', process.env.PATH ?? '') }
}

import { onTestFinished } from 'vitest'
import { openSearchCluster } from '../src/search/opensearch/index.ts'
import { type RunningCli, QUICK_START, startCli, temporaryFolder } from './_cli.ts'
import { newIndexPrefix } from './_opensearch.ts'
import { eventually } from './_push.ts'

/**
 * Settings of the processes that share a database and an index; the index prefix is unique in the
 * run.
 */
export function clusterEnv(databaseUrl: string, searchUrls: string[]): Record<string, string> {
  return {
    ARAUTO_DATABASE_URL: databaseUrl,
    ARAUTO_SEARCH_URL: searchUrls.join(),
    ARAUTO_SEARCH_PREFIX: newIndexPrefix(),
    ARAUTO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
}

/** The index of these settings; it is deleted with the test. */
export function indexOf(env: Record<string, string>) {
  const { ARAUTO_SEARCH_URL, ARAUTO_SEARCH_PREFIX } = env
  const search = openSearchCluster(ARAUTO_SEARCH_URL!.split(','), { prefix: ARAUTO_SEARCH_PREFIX! })
  onTestFinished(async () => {
    const left = await search.indices.inService()
    if (left !== null) await search.indices.drop(left)
    await search[Symbol.asyncDispose]()
  })
  return search
}

/** A process of a cluster. */
export interface ClusterProcess extends RunningCli {
  /** `http://127.0.0.1:40123` */
  url: string
}

/** Starts `servir` with these settings, and waits until it listens. */
export async function startProcess(env: Record<string, string>): Promise<ClusterProcess> {
  // This folder must never be written to.
  const run = startCli(`${temporaryFolder()}/none`, ['servir'], { ...QUICK_START, ...env })
  let printed = ''
  run.process.stderr?.on('data', (text: string) => (printed += text))
  const said = () => {
    if (!run.running()) throw new Error(printed)
    return /no ar em (http:\S+)/.exec(printed)?.[1]
  }
  await eventually(said).toBeDefined()
  return { ...run, url: said()! }
}

/**
 * Runs a command of the cluster; returns its JSON result. @throws Error with its output when it
 * fails
 */
async function clusterCommand<T>(env: Record<string, string>, ...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await startCli(
    `${temporaryFolder()}/none`,
    [...args, '--json'],
    env,
  ).ended
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  return JSON.parse(stdout) as T
}

/** A key of a new account. */
export async function createKey(
  env: Record<string, string>,
  ...options: string[]
): Promise<{ id: string; chave: string }> {
  const account = ['conta', 'criar', '--nome', 'A', '--email', 'a@exemplo.com.br']
  const { id } = await clusterCommand<{ id: string }>(env, ...account)
  return await clusterCommand(env, 'chave', 'criar', '--conta', id, '--nome', 'x', ...options)
}

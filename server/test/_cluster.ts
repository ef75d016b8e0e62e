import { type RunningCli, QUICK_START, startCli, temporaryFolder } from './_cli.ts'
import { eventually } from './_push.ts'

/** Settings of the processes that share a database and an index. */
export function clusterEnv(databaseUrl: string, searchUrls: string[]): Record<string, string> {
  return {
    ARAUTO_DATABASE_URL: databaseUrl,
    ARAUTO_SEARCH_URL: searchUrls.join(),
    ARAUTO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
}

/** A process of a cluster. */
export interface ClusterProcess extends RunningCli {
  /** `http://127.0.0.1:40123` */
  url: string
}

/** Starts `servir` with these settings, and waits until it listens. */
export async function startProcess(env: Record<string, string>): Promise<ClusterProcess> {
  // It must never be written to.
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

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../demo/cluster/free-ports.ts'

const SCRIPTS = join(import.meta.dirname, '../../scripts')
/** Whether scripts/install-opensearch.sh has been run. */
export function isOpenSearchInstalled(): boolean {
  try {
    execFileSync('bash', [join(SCRIPTS, 'install-opensearch.sh'), '--onde'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const READY_WITHIN_MS = 240_000

interface OpenSearchNode {
  url: string
  pid(): number
  /** Ends it like a power cut. */
  kill(): Promise<void>
  /** Starts it again in the same place; it needs some time to answer. */
  start(): void
}

export interface OpenSearchCluster extends AsyncDisposable {
  nodes: OpenSearchNode[]
  urls: string[]
}

/**
 * Starts nodes on free ports of this machine, 512 MB each, as one cluster. Disposing stops them.
 */
export async function startOpenSearch(count = 1): Promise<OpenSearchCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-opensearch-'))
  chmodSync(folder, 0o755) // root starts the nodes as nobody
  const ports = await freePorts(count * 2)
  const transport = ports.slice(count)
  const seeds = count === 1 ? '' : transport.map((port) => `127.0.0.1:${port}`).join()
  const founders = count === 1 ? '' : transport.map((_, i) => `n${i}`).join()
  const start = (i: number) =>
    startNode(join(folder, `n${i}`), [
      `n${i}`,
      String(ports[i]),
      String(transport[i]),
      seeds,
      founders,
    ])
  const processes = transport.map((_, i) => start(i))
  const urls = ports.slice(0, count).map((port) => `http://127.0.0.1:${port}`)
  const cluster: OpenSearchCluster = {
    urls,
    nodes: urls.map((url, i) => ({
      url,
      pid: () => processes[i]!.child.pid!,
      kill: () => end(processes[i]!.child, 'SIGKILL'),
      start: () => void (processes[i] = start(i)),
    })),
    async [Symbol.asyncDispose]() {
      await Promise.all(processes.map(({ child }) => end(child, 'SIGTERM')))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await untilReady(urls[0]!, count, processes)
    return cluster
  } catch (error) {
    await cluster[Symbol.asyncDispose]()
    throw error
  }
}

interface NodeProcess {
  child: ChildProcess
  log: string
}

function startNode(data: string, args: string[]): NodeProcess {
  const log = `${data}.log`
  const out = openSync(log, 'w')
  const script = join(SCRIPTS, 'opensearch-node.sh')
  const child = spawn('nice', ['-n', '5', 'bash', script, data, ...args], {
    stdio: ['ignore', out, out],
    // It starts in half the time, and does not run long enough for the better compiler.
    env: { OPENSEARCH_JAVA_OPTS: '-XX:TieredStopAtLevel=1', ...process.env },
  })
  return { child, log }
}

async function untilReady(url: string, count: number, processes: NodeProcess[]): Promise<void> {
  const asked = `${url}/_cluster/health?wait_for_nodes=${count}&wait_for_status=yellow&timeout=5s`
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await pause(100)) {
    const dead = processes.find(({ child }) => child.exitCode !== null)
    if (dead) throw new Error(`A node has ended: ${readFileSync(dead.log, 'utf8').slice(-2_000)}`)
    const health = await fetch(asked).catch(() => null)
    if (health?.ok && !((await health.json()) as { timed_out: boolean }).timed_out) return
  }
  const [first] = processes
  throw new Error(`No cluster in time: ${readFileSync(first!.log, 'utf8').slice(-2_000)}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { Problem, detailOf } from '../../src/lib/errors/problem.ts'
import { freePorts } from './free-ports.ts'
import type { ProcessPlan } from './kept-process.ts'

const NODES = 3
const SCRIPTS = join(import.meta.dirname, '../../../scripts')

/**
 * Plans three nodes that form a cluster, in folders of `folder`.
 * @throws Problem `indisponivel` when OpenSearch is not installed
 */
export async function planOpenSearch(
  folder: string,
): Promise<{ plans: ProcessPlan[]; urls: string[] }> {
  expectInstalled()
  const ports = await freePorts(NODES * 2)
  const [http, transport] = [ports.slice(0, NODES), ports.slice(NODES)]
  const names = http.map((_, i) => `opensearch-${i + 1}`)
  const seeds = transport.map((port) => `127.0.0.1:${port}`).join()
  const plans = names.map((name, i): ProcessPlan => {
    const places = [join(folder, name), name, String(http[i]), String(transport[i])]
    return {
      name,
      command: 'bash',
      args: [join(SCRIPTS, 'opensearch-node.sh'), ...places, seeds, names.join()],
      // It starts in half the time, and does not run long enough for the better compiler.
      env: { OPENSEARCH_JAVA_OPTS: '-XX:TieredStopAtLevel=1' },
      cwd: folder,
      log: join(folder, `${name}.log`),
      stopSignal: 'SIGTERM',
    }
  })
  return { plans, urls: http.map((port) => `http://127.0.0.1:${port}`) }
}

/** Whether the nodes at `urls` have formed a cluster. */
export async function areTogether(urls: string[]): Promise<boolean> {
  const answer = await fetch(`${urls[0]}/_cluster/health`)
  const { number_of_nodes } = (await answer.json()) as { number_of_nodes: number }
  return number_of_nodes === urls.length
}

function expectInstalled(): void {
  try {
    execFileSync('bash', [join(SCRIPTS, 'install-opensearch.sh'), '--onde'], { stdio: 'ignore' })
  } catch (cause) {
    const wayOut = 'Rode antes: bash scripts/install-opensearch.sh'
    throw new Problem(
      'indisponivel',
      'A demonstração de um cluster precisa do OpenSearch 3.',
      [detailOf('OpenSearch', 'não está instalado', wayOut)],
      cause,
    )
  }
}

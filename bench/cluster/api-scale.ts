import { type Client, createClient } from '../lib/client.ts'
import { quantile, round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import { askArauto } from '../search/ask-arauto.ts'
import { ORDERS, type QueryClass } from '../search/queries.ts'
import { measureThroughput } from '../search/throughput.ts'
import type { Engines } from './engines.ts'

const CLIENTS = 16
const MOST = 3

/** The mix of all classes, with one process of the API, two, and three. */
export async function apiScale(
  engines: Engines,
  classes: QueryClass[],
  { key, seconds }: { key: string; seconds: number },
): Promise<string> {
  const mixed = classes.flatMap(({ queries }) =>
    queries.flatMap((query) => ORDERS.map((order) => ({ query, order }))),
  )
  const rows: string[][] = []
  for (let count = 1; count <= MOST; count++) {
    progress(`${count} processes of the API`)
    await using running = await engines.start('api', count)
    const { processes } = running
    const clients: Client[] = processes.map(({ url }) => createClient(`${url}/api/v1`, key))
    let asked = 0
    const ask = async ({ query, order }: (typeof mixed)[0]) =>
      askArauto(clients[asked++ % count]!, query, order)
    const cpuOf = () => processes.reduce((sum, process) => sum + process.cpuSeconds(), 0)
    const forget = engines.forgetAnswers
    await measureThroughput(mixed, { clients: CLIENTS, seconds: seconds / 2 }, ask, forget)
    const before = { ...engines.cpu(), api: cpuOf() }
    const { ms, perSecond } = await measureThroughput(
      mixed,
      { clients: CLIENTS, seconds },
      ask,
      forget,
    )
    const after = { ...engines.cpu(), api: cpuOf() }
    for (const client of clients) client[Symbol.dispose]()
    const each = (part: keyof typeof after) =>
      round(((after[part] - before[part]) * 1_000) / ms.length)
    rows.push([
      String(count),
      round(perSecond),
      round(quantile(ms, 0.5)),
      round(quantile(ms, 0.95)),
      each('api'),
      each('postgres'),
      each('openSearch'),
    ])
  }
  return table(
    [
      'processes of the API',
      'requests/s',
      'p50 ms',
      'p95 ms',
      'ms of processor time a request: API',
      'PostgreSQL',
      'OpenSearch',
    ],
    rows,
  )
}

import { join } from 'node:path'
import { freePorts } from './free-ports.ts'
import type { ProcessPlan } from './kept-process.ts'

const SERVICES = 3
const PROGRAM = join(import.meta.dirname, '../../bin/arauto.js')

/** Plans three processes of the service, each with every role, that share `settings`. */
export async function planServices(
  folder: string,
  settings: Record<string, string>,
): Promise<{ plans: ProcessPlan[]; urls: string[] }> {
  const ports = await freePorts(SERVICES)
  const plans = ports.map((port, i): ProcessPlan => {
    const name = `arauto-${i + 1}`
    return {
      name,
      command: process.execPath,
      args: [PROGRAM, 'servir'],
      env: {
        ...settings,
        ARAUTO_HOST: '127.0.0.1',
        ARAUTO_PORT: String(port),
        ARAUTO_METRICS_PORT: '',
      },
      cwd: folder,
      log: join(folder, `${name}.log`),
      stopSignal: 'SIGTERM',
    }
  })
  return { plans, urls: ports.map((port) => `http://127.0.0.1:${port}`) }
}

/** Whether the process at `url` can answer everything. */
export async function isServing(url: string): Promise<boolean> {
  return (await fetch(`${url}/pronto`)).ok
}

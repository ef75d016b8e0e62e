import { Counter, type Registry } from 'prom-client'
import type { HubTask } from '../../service/hub/hub-store.ts'
import type { Performed } from '../../service/hub/perform-task.ts'

/** What the hub of feeds does, for the operator: its subscribers have no history. */
export function createHubMetrics(metrics: Registry) {
  const tasks = new Counter({
    name: 'arauto_hub_tasks_total',
    help: 'What became of requests (pedido) to the hub of feeds, and of sendings (envio)',
    labelNames: ['kind', 'outcome'],
    registers: [metrics],
  })
  return {
    performed: (kind: HubTask['kind'], outcome: Performed) => tasks.inc({ kind, outcome }),
  }
}

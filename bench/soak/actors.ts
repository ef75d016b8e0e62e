import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from './api.ts'
import { idOf } from './receivers.ts'

interface Stage {
  /** Zips to send, in order. */
  zips: string[]
  importEveryMs: number
  /** Ids of webhooks. */
  webhooks: string[]
  signal: AbortSignal
}

const SEARCHERS = 4
const SEARCH_EVERY_MS = 200
const EXPORT_EVERY_MS = 30_000
const ALERT_EVERY_MS = 3_000
const WEBHOOK_EVERY_MS = 10_000
/** The number of alerts at a time. */
const ALERTS = 20

const QUERIES = [
  'termo=portaria',
  'termo="pregão+eletrônico"&ordem=recentes&secao=3',
  'termo=contrato+OU+extrato&facetas=secao,tipo_ato&histograma=mes',
  'termo=nomea*&trechos=true',
  'termo=de+a+o&pagina=40',
  'termo="ministério+da"~3+-saúde',
  'termo=palavraquenaoexiste',
  'termo=*&ordem=recentes&limite=50',
]

/** Everything that happens to the service; ends when `signal` aborts. */
export async function actors(
  api: Api,
  { zips, importEveryMs, webhooks, signal }: Stage,
): Promise<void> {
  let asked = 0
  const search = () => api.ask('search', 'GET', `/buscar?${QUERIES[asked++ % QUERIES.length]}`)
  const coming = [...zips]
  await Promise.all([
    ...Array.from({ length: SEARCHERS }, () => every(SEARCH_EVERY_MS, signal, search)),
    every(importEveryMs, signal, async () => {
      const zip = coming.shift()
      if (zip) await api.ask('import', 'POST', uploadOf(zip), readFileSync(zip))
    }),
    every(EXPORT_EVERY_MS, signal, () =>
      api.ask('export', 'GET', '/exportar?termo=portaria&formato=jsonl&secao=2'),
    ),
    every(ALERT_EVERY_MS, signal, alertEditor(api, webhooks)),
    every(WEBHOOK_EVERY_MS, signal, async () => {
      const termos = [`portaria OU contrato${asked}`]
      const filtros = { secoes: asked % 2 === 0 ? [] : ['1', '2', '3', 'extra'], termos }
      await api.ask('webhooks', 'PATCH', `/webhooks/${webhooks.at(-1)}`, { filtros })
      await api.ask('webhooks', 'GET', '/webhooks')
    }),
  ])
}

function uploadOf(zip: string): string {
  return `/operacao/envios?nome=${encodeURIComponent(basename(zip))}&notificar=true`
}

/** Creates an alert, changes another, deletes the oldest once there are enough. */
function alertEditor(api: Api, webhooks: string[]): () => Promise<void> {
  const alerts: string[] = []
  let edits = 0
  return async () => {
    const webhook = webhooks[2 + (edits++ % (webhooks.length - 2))]!
    const made = await api.ask('alerts', 'POST', '/alertas', {
      nome: `alerta ${edits}`,
      consulta: edits % 10 === 0 ? 'portaria' : `"ministério da" contrato NAO palavra${edits}`,
      canais: { webhooks: [webhook], emails: [] },
      frequencia: 'imediata',
    })
    if (made === null) return
    alerts.push(idOf(made))
    const changed = alerts[edits % alerts.length]!
    await api.ask('alerts', 'PATCH', `/alertas/${changed}`, { consulta: `extrato ${edits}` })
    if (alerts.length > ALERTS) await api.ask('alerts', 'DELETE', `/alertas/${alerts.shift()}`)
  }
}

/** Repeats an action, `ms` after its last start, or as soon as it has ended. */
async function every(ms: number, signal: AbortSignal, act: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) {
    const rest = pause(ms, undefined, { signal }).catch(() => {})
    await act()
    await rest
  }
}

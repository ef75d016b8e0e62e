import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../src/config.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { brasiliaDate } from '../src/lib/time/dates.ts'
import { type DemoClient, askPatiently } from './ask-patiently.ts'
import { nextExtra } from './sample/calendar.ts'
import { sampleEdition, zipEdition } from './sample/edition.ts'
import { type DemoReceiver, RECEIVER, type Received, startDemoReceiver } from './demo-receiver.ts'

/** The receiver of the demonstration, and the settings that let the service reach it. */
export interface DemoPush extends AsyncDisposable {
  config: Config
  receiver: DemoReceiver
  /** Subscribes the receiver, with a webhook and an alert. */
  subscribe(client: DemoClient): Promise<void>
}

/** Starts a receiver that prints its deliveries. */
export async function startDemoPush(config: Config): Promise<DemoPush> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const receiver = await startDemoReceiver(secret, (received) => console.log(line(received)))
  const caFile = join(config.dataDir, 'receptor.pem')
  writeFileSync(caFile, receiver.certificate)
  const allowHosts = new Set([...config.webhooks.allowHosts, receiver.host])
  return {
    config: { ...config, webhooks: { ...config.webhooks, allowHosts, caFile } },
    receiver,
    subscribe: (client) => subscribe(receiver, client),
    [Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose](),
  }
}

/**
 * Writes another extra edition, in a zip of its own, and returns its path. `held`: the editions in
 * the archive.
 */
export function writeExtraEdition(
  folder: string,
  held: { data: string; numero: string }[],
): string {
  const lastDate = brasiliaDate(systemClock())
  const edition = sampleEdition(nextExtra({ seed: 2026, lastDate, acts: 8, held }))
  const path = join(folder, edition.name)
  writeFileSync(path, zipEdition(edition))
  return path
}

async function subscribe({ url, secret }: DemoReceiver, client: DemoClient): Promise<void> {
  // The webhook of an earlier demonstration, whose receiver is gone.
  const held = await askPatiently<{ id: string; nome: string | null }[]>(client, 'GET', '/webhooks')
  const former = held.find(({ nome }) => nome === RECEIVER)
  if (former) {
    await askPatiently(client, 'PATCH', `/webhooks/${former.id}`, { url, secret, ativo: true })
    return
  }
  const webhook = await askPatiently<{ id: string }>(client, 'POST', '/webhooks', {
    nome: RECEIVER,
    url,
    eventos: ['publicacao.nova', 'edicao.publicada', 'alerta.match'],
    filtros: { termos: ['portaria', 'titulo:resolução OU titulo:decreto'] },
    secret,
  })
  await askPatiently(client, 'POST', '/alertas', {
    nome: 'Edições extras',
    consulta: '*',
    filtros: { secoes: ['extra'] },
    canais: { webhooks: [webhook.id] },
  })
}

function line({ genuine, tipo, dados }: Received): string {
  const { publicacao, edicao, alerta } = dados
  const what = publicacao
    ? `${publicacao.titulo} [${publicacao.termos_correspondentes.join('; ')}]`
    : `edição ${edicao?.numero} de ${edicao?.data}`
  const mark = genuine ? '✔ assinatura confere' : '✘ ASSINATURA NÃO CONFERE'
  return `  ${mark}  ${tipo.padEnd(17)}${alerta ? `"${alerta.nome}": ` : ''}${what}`
}

import { createHmac } from 'node:crypto'
import { readRetryAfter } from '../../lib/time/retry-after.ts'
import { type RetrySchedule, nextAttemptAt } from '../../webhooks/retry-schedule.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { createSender } from '../../webhooks/sender.ts'
import type { HubConfirmation, HubDelivery, HubStore, HubSubject, HubTask } from './hub-store.ts'
import { type TopicContent, type TopicReading, topicDigest } from './topic.ts'

/** What became of a task, for the log. */
export type Performed =
  | 'confirmado'
  | 'nao_confirmado'
  | 'entregue'
  | 'sem_novidade'
  | 'falhou'
  | 'encerrado' // the subscriber is gone
  | 'negado' // the feed is shown no more
  | 'adiado'
  | 'ilegivel' // sealed with a key that was lost

export interface HubTaskDeps {
  hub: HubStore
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  schedule: RetrySchedule
  clock: Clock
  /** Cryptographically strong random bytes. */
  random: (size: number) => Uint8Array
}

const AGENT = { 'User-Agent': 'Arauto-WebSub/1' }
const CHALLENGE_BYTES = 32

/** Does what was claimed. A claim that comes to nothing is made again once it has expired. */
export async function performTask(
  task: HubTask,
  topic: TopicReading,
  deps: HubTaskDeps,
): Promise<Performed> {
  // A refusal may be a mistake of ours, which the next version mends: it ends nothing.
  if (topic.kind === 'depois' || topic.kind === 'recusado') return 'adiado'
  if (topic.kind === 'negado') return await deny(task, topic.reason, deps)
  return task.kind === 'pedido'
    ? await confirm(task, deps)
    : await deliver(task, topic.content, deps)
}

/** Asks the subscriber whether the request is theirs: they have to repeat a random text. */
async function confirm(task: HubConfirmation, deps: HubTaskDeps): Promise<Performed> {
  const { mode, lease_seconds } = task
  const challenge = Buffer.from(deps.random(CHALLENGE_BYTES)).toString('base64url')
  const { erro, resposta } = await tell(task, deps, {
    mode,
    challenge,
    ...(mode === 'subscribe' && { lease_seconds: String(lease_seconds) }),
  })
  if (erro !== null || resposta !== challenge) {
    await deps.hub.forget(task)
    return 'nao_confirmado'
  }
  await deps.hub.confirm(task, deps.clock())
  return 'confirmado'
}

/** The subscription ends, whether or not the subscriber can be told. */
async function deny(task: HubTask, reason: string, deps: HubTaskDeps): Promise<Performed> {
  await deps.hub.end(task.subject)
  await tell(task, deps, { mode: 'denied', reason })
  return 'negado'
}

/** A GET of the subscriber's address, which stays as it was written, with these `hub.` parameters behind it. */
function tell(
  { topic, callback }: HubSubject,
  { sender }: HubTaskDeps,
  said: Record<string, string>,
) {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...said, topic })) asked.append(`hub.${name}`, value)
  const address = callback.replace(/#.*/, '')
  const url = `${address}${address.includes('?') ? '&' : '?'}${asked.toString()}`
  return sender.send({ method: 'GET', url, headers: AGENT, body: null })
}

async function deliver(
  delivery: HubDelivery,
  content: TopicContent,
  { hub, sender, schedule, clock, random }: HubTaskDeps,
): Promise<Performed> {
  const digest = topicDigest(content)
  if (digest === delivery.sent) {
    await hub.delivered(delivery, digest, clock())
    return 'sem_novidade'
  }
  const body = Buffer.from(content.body)
  const headers = {
    ...AGENT,
    'Content-Type': content.type,
    Link: content.link,
    ...signature(body, delivery.secret),
  }
  const result = await sender.send({ url: delivery.callback, headers, body })
  if (result.erro === null) {
    await hub.delivered(delivery, digest, clock())
    return 'entregue'
  }
  if (result.status_http === 410) {
    await hub.end(delivery.subject)
    return 'encerrado'
  }
  const endedAt = clock().getTime()
  const retryAfter = readRetryAfter(result.retryAfter ?? undefined, endedAt)
  const failed = { failures: delivery.failures + 1, endedAt, retryAfter }
  const next = nextAttemptAt(failed, schedule, random(1)[0]! / 256)
  await hub.failed(delivery, next === null ? null : new Date(next), clock())
  return 'falhou'
}

function signature(body: Uint8Array, secret: string | null): Record<string, string> {
  if (secret === null) return {}
  const digest = createHmac('sha256', secret).update(body).digest('hex')
  return { 'X-Hub-Signature': `sha256=${digest}` }
}

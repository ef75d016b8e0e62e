import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Authenticator } from '../../access/authenticator.ts'
import { type Detail, Problem, detailOf } from '../../lib/errors/problem.ts'
import type { Commands } from '../../service/commands.ts'
import type { HubMode, HubRequest } from '../../service/hub/hub-store.ts'
import { HUB_PATH, hubOf } from './hub-address.ts'
import { readTopic, topicPath } from './read-topic.ts'

export interface WebSubDeps {
  authenticator: Pick<Authenticator, 'byKey'>
  commands: Pick<Commands, 'hub' | 'webhooks'>
  publicUrl: string
}

/** More than an honest request has: two addresses and a secret. */
const MAX_BODY = 8_192
const MAX_TOPIC = 2_048
/** The secret must be shorter than this many bytes (WebSub, 5.1). */
const SECRET_BYTES = 200
const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
/** How long a subscription lasts: what is asked, within these bounds. */
const LEASE = { least: HOUR_S, usual: 10 * DAY_S, most: 30 * DAY_S }

/**
 * The hub of our own feeds (W3C WebSub). A request says nothing of who sends it: the feed's address has a key, and the
 * subscriber's address has to confirm. @param app whose feeds they are
 */
export function serveHub(hub: FastifyInstance, app: FastifyInstance, deps: WebSubDeps): void {
  const { commands, publicUrl } = deps
  if (hubOf(publicUrl) === null) return
  hub.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY },
    (_request, body, done) => done(null, body),
  )
  hub.post(HUB_PATH, { schema: { hide: true } }, async (request, reply) => {
    const asked = await readRequest(request, deps)
    const { topic } = asked
    const reading = await readTopic(app, topic, { publicUrl, ip: request.ip })
    if (reading.kind === 'depois') throw busy()
    const chave_id = await keyOf(topic, deps)
    if (reading.kind !== 'conteudo' || chave_id === null) throw refused([foreignTopic()])
    const outcome = await commands.hub.ask({ ...asked, chave_id }, reading.content)
    if ('refused' in outcome) throw refused([full()])
    return reply.code(202).send()
  })
}

/** @throws Problem naming every parameter that is wrong */
async function readRequest(
  { body }: FastifyRequest,
  { commands, publicUrl }: WebSubDeps,
): Promise<Omit<HubRequest, 'seen' | 'chave_id'>> {
  const given = new URLSearchParams(typeof body === 'string' ? body : '')
  const mode = given.get('hub.mode')
  const topic = given.get('hub.topic') ?? ''
  const callback = given.get('hub.callback') ?? ''
  const secret = given.get('hub.secret')
  const lease = given.get('hub.lease_seconds')
  const problem = await commands.webhooks.urlProblem(callback)
  const faults = [
    ...(isMode(mode) ? [] : [unknownMode()]),
    ...(topic.length <= MAX_TOPIC && topicPath(topic, publicUrl) !== null ? [] : [foreignTopic()]),
    ...(problem === null ? [] : [detailOf('hub.callback', problem)]),
    ...(secret === null || isSecret(secret) ? [] : [badSecret()]),
    ...(lease === null || /^\d{1,10}$/.test(lease) ? [] : [badLease()]),
  ]
  if (!isMode(mode) || faults.length > 0) throw refused(faults)
  const seconds = Number(lease ?? LEASE.usual)
  const lease_seconds = Math.min(LEASE.most, Math.max(LEASE.least, seconds))
  return { mode, topic, callback, secret, lease_seconds }
}

function isMode(mode: string | null): mode is HubMode {
  return mode === 'subscribe' || mode === 'unsubscribe'
}

function isSecret(secret: string): boolean {
  return secret !== '' && Buffer.byteLength(secret) < SECRET_BYTES
}

/** The id of the key in a feed's address; null: it opens nothing. */
async function keyOf(topic: string, deps: WebSubDeps): Promise<string | null> {
  const caller = await deps.authenticator.byKey(topicPath(topic, deps.publicUrl)?.chave)
  return caller?.id ?? null
}

function refused(faults: Detail[]): Problem {
  return new Problem('parametro_invalido', 'O pedido ao hub foi recusado.', faults)
}

function busy(): Problem {
  return new Problem(
    'indisponivel',
    'O feed não pode ser lido agora. Repita o pedido daqui a pouco.',
  )
}

function unknownMode(): Detail {
  const way =
    'Use subscribe ou unsubscribe. Publicar (publish) não é preciso: o hub sabe do que muda.'
  return detailOf('hub.mode', 'não é um modo deste hub', way)
}

function foreignTopic(): Detail {
  const way =
    'Use, letra por letra, o endereço que o feed dá em rel="self", com uma chave que vale.'
  return detailOf('hub.topic', 'não é o endereço de um feed daqui', way)
}

function badSecret(): Detail {
  return detailOf('hub.secret', `deve ter de 1 a ${SECRET_BYTES - 1} bytes`)
}

function badLease(): Detail {
  return detailOf('hub.lease_seconds', 'deve ser um número inteiro de segundos')
}

function full(): Detail {
  const way = 'Cancele uma assinatura (unsubscribe), ou crie outra chave para este leitor.'
  return detailOf('hub.topic', 'a chave deste feed já tem assinantes demais', way)
}

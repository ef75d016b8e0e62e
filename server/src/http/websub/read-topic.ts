import type { FastifyInstance } from 'fastify'
import type { TopicReading } from '../../service/hub/topic.ts'
import { API_PREFIX } from '../api.ts'

/** The types of what a hub sends. */
const FEED_TYPES = ['application/atom+xml', 'application/feed+json']

const GONE = 'Este feed não existe mais.'
const KEYLESS = 'A chave deste feed não vale mais.'
/** The answers that a feed does not come back from. */
const ENDS: Partial<Record<number, string>> = { 401: KEYLESS, 403: KEYLESS, 404: GONE, 410: GONE }

/** The feed's path within this service, and its key; null: it is no address of a feed here. */
export function topicPath(
  topic: string,
  publicUrl: string,
): { path: string; chave: string } | null {
  if (!topic.startsWith(`${publicUrl}${API_PREFIX}/feeds/`)) return null
  const path = topic.slice(publicUrl.length)
  const chave = /^\/[^?#]*?\/feeds\/([\w-]+)\/[\w/]+(\?[^#]*)?$/.exec(path)?.[1]
  return chave === undefined ? null : { path, chave }
}

/** Reads a feed within this process, as its subscriber would, whose requests these count as. */
export async function readTopic(
  app: FastifyInstance,
  topic: string,
  { publicUrl, ip = '127.0.0.1' }: { publicUrl: string; ip?: string },
): Promise<TopicReading> {
  const found = topicPath(topic, publicUrl)
  if (found === null) return { kind: 'negado', reason: GONE }
  const { statusCode, headers, body } = await app.inject({ url: found.path, remoteAddress: ip })
  const { 'content-type': type, link } = headers
  if (statusCode === 429 || statusCode >= 500) return { kind: 'depois' }
  const reason = ENDS[statusCode]
  if (reason !== undefined) return { kind: 'negado', reason }
  const isFeed = FEED_TYPES.some((one) => type?.startsWith(`${one};`))
  if (statusCode !== 200 || !isFeed || type === undefined) return { kind: 'recusado' }
  return { kind: 'conteudo', content: { body, type, link: String(link) } }
}

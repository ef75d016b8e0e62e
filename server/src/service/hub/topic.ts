import { hash } from 'node:crypto'

/** A feed as the hub sends it. */
export interface TopicContent {
  body: string
  type: string
  /** The `Link` header: the hub and the feed's own address. */
  link: string
}

/**
 * What came of reading a feed: its content; or it is shown no more, for this reason; or what the address asks for is
 * refused; or it cannot be read now.
 */
export type TopicReading =
  | { kind: 'conteudo'; content: TopicContent }
  | { kind: 'negado'; reason: string }
  | { kind: 'recusado' }
  | { kind: 'depois' }

/** Tells whether a feed has changed. */
export function topicDigest({ body }: Pick<TopicContent, 'body'>): string {
  return hash('sha256', body, 'base64url')
}

import type { Received } from '../demo/demo-receiver.ts'

/** Compares what was published with what a receiver got. */
export interface Tally {
  /** So many acts were published by now. */
  published(count: number): void
  /** A delivery came. */
  received(delivery: Received): void
}

/** Says how it stands whenever more was published, and when all of that has come. */
export function createTally(say: (line: string) => void): Tally {
  /** An act counts once, however often it comes. */
  const ids = new Set<string>()
  let again = 0
  let published = 0
  let wasWhole = true

  return {
    published(count) {
      published = count
      tell()
    },
    received({ genuine, dados }) {
      const id = dados.publicacao?.id
      if (!genuine || id === undefined) return say('webhooks: uma entrega com assinatura falsa')
      if (ids.has(id)) again++
      ids.add(id)
      // What has just come in may be delivered before it is counted.
      if (!wasWhole && ids.size === published) tell()
    },
  }

  function tell(): void {
    wasWhole = ids.size >= published
    const more = again === 0 ? '' : `, ${again} mais de uma vez`
    const state = wasWhole ? 'todos chegaram' : `faltam ${published - ids.size}`
    say(`webhooks: ${published} atos publicados, ${ids.size} recebidos${more}: ${state}`)
  }
}

import type { Received } from '../demo-receiver.ts'

/** Compares the published acts with those that a receiver got. */
export interface ReceivedTally {
  /** The number of acts published so far. */
  published(count: number): void
  /** A delivery arrived. */
  received(delivery: Received): void
}

/** Prints the state whenever more was published, and when everything has arrived. */
export function createTally(say: (line: string) => void): ReceivedTally {
  /** An act counts once, however often it arrives. */
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
      // An act may be delivered before it is counted as published.
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

import { AsyncLocalStorage } from 'node:async_hooks'
import type { NodeAddress } from './addresses.ts'

/** The pause before a node that failed is probed, in milliseconds; each process waits differently. */
const PROBED_AFTER_MS = { least: 1_000, most: 5_000 }

/** The nodes of a cluster, and which of them answer. */
export interface Nodes extends Disposable {
  /** All of them, another one first each time; those that rest come last. */
  inTurn(): NodeAddress[]
  /** The node failed a request. It rests until it has answered a probe. */
  failed(node: NodeAddress): void
  /** The node is slow. It rests if it does not answer a probe now. */
  suspect(node: NodeAddress): void
}

/** @param probe Rejects while a node does not answer. */
export function createNodes(
  addresses: readonly NodeAddress[],
  probe: (node: NodeAddress) => Promise<unknown>,
): Nodes {
  const resting = new Map<NodeAddress, NodeJS.Timeout>()
  const suspected = new Set<NodeAddress>()
  let turn = Math.floor(Math.random() * addresses.length)
  let isOver = false
  // Probes outlive the request that noticed a failure: nothing of it is kept for them.
  const outside = AsyncLocalStorage.snapshot()

  return {
    inTurn() {
      turn = (turn + 1) % addresses.length
      const rotated = [...addresses.slice(turn), ...addresses.slice(0, turn)]
      return rotated.sort((a, b) => Number(resting.has(a)) - Number(resting.has(b)))
    },
    failed: (node) => outside(rest, node),
    suspect: (node) => outside(look, node),
    [Symbol.dispose]() {
      isOver = true
      for (const timer of resting.values()) clearTimeout(timer)
    },
  }

  function look(node: NodeAddress): void {
    if (resting.has(node) || suspected.has(node)) return
    suspected.add(node)
    void probe(node)
      .catch(() => rest(node))
      .finally(() => suspected.delete(node))
  }

  function rest(node: NodeAddress): void {
    if (!resting.has(node)) probeLater(node)
  }

  function probeLater(node: NodeAddress): void {
    if (isOver) return
    const { least, most } = PROBED_AFTER_MS
    const again = () =>
      void probe(node).then(
        () => resting.delete(node),
        () => probeLater(node),
      )
    resting.set(node, setTimeout(again, least + Math.random() * (most - least)).unref())
  }
}

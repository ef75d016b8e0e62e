/** A limited number of things that run at the same time, for each client and in total. */
export interface Slots {
  /** A place until it is disposed; or the limit that is reached, the client's or the total. */
  take(client: string): Disposable | 'client' | 'all'
}

export function createSlots(limits: { client: number; all: number }): Slots {
  const taken = new Map<string, number>()
  let all = 0
  return {
    take(client) {
      const own = taken.get(client) ?? 0
      if (own >= limits.client) return 'client'
      if (all >= limits.all) return 'all'
      taken.set(client, own + 1)
      all++
      let isFree = false
      return {
        [Symbol.dispose]() {
          if (isFree) return
          isFree = true
          all--
          const left = taken.get(client)! - 1
          if (left === 0) taken.delete(client)
          else taken.set(client, left)
        },
      }
    },
  }
}

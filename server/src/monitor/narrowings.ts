import type { KeyRarity } from './act-keys.ts'
import type { ActTest } from './compile-query.ts'
import { type Filing, NO_NEEDS } from './cover.ts'
import { type MonitorFilter, compileNarrowing } from './filter.ts'

/** What filters ask beside their terms, once for all that ask the same: most ask nothing, or for a section. */
export interface SharedNarrowing {
  filing: Filing
  test: ActTest
  /** By the serial number of the act, what is known of the last one. */
  askedOn: number
  answer: boolean
  users: number
  name: string
}

export function createNarrowings(rarity: KeyRarity) {
  const byName = new Map<string, SharedNarrowing>()

  /** That of a filter, for one more user. @throws Problem `consulta_invalida` */
  function take(filter: MonitorFilter): SharedNarrowing {
    const name = JSON.stringify({ ...filter, termos: [] })
    const known = byName.get(name)
    if (known) {
      known.users++
      return known
    }
    const { cover, passes } = compileNarrowing(filter, rarity)
    const filing = { cover, needs: NO_NEEDS, isExact: false }
    const made = { filing, test: passes, askedOn: 0, answer: false, users: 1, name }
    byName.set(name, made)
    return made
  }

  /** A user needs it no longer. */
  function leave(narrowing: SharedNarrowing): void {
    if (--narrowing.users === 0) byName.delete(narrowing.name)
  }

  return { take, leave }
}

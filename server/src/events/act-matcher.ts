import type { KeyRarity } from '../monitor/act-keys.ts'
import type { MonitorFilter } from '../monitor/filter.ts'
import { type Match, createMatcher } from '../monitor/matcher.ts'
import { watchedAct } from '../monitor/watched-act.ts'
import type { EventAct } from './full-event.ts'

/** Finds the filters that an act passes; its text is analysed once, until a filter changes. */
export function createActMatcher(rarity: KeyRarity) {
  const matcher = createMatcher(rarity)
  let matched = new WeakMap<EventAct, Match[]>()

  return {
    /** Adds or replaces one. @throws Problem for a term that is not a valid query; nothing changes then */
    set(id: string, filter: MonitorFilter): void {
      matcher.set(id, filter)
      matched = new WeakMap()
    },

    remove(id: string): void {
      matcher.remove(id)
      matched = new WeakMap()
    },

    match(act: EventAct): Match[] {
      const found = matched.get(act) ?? matcher.match(watchedAct(act))
      matched.set(act, found)
      return found
    },
  }
}

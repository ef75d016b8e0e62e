import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A choice on this device, in its local storage; null: nobody has chosen. */
export function useChoice(name: string): [string | null, (value: string) => void] {
  const key = `arauto-${name}`
  return [
    useSyncExternalStore(subscribe, () => localStorage.getItem(key)),
    (chosen) => {
      localStorage.setItem(key, chosen)
      for (const listener of listeners) listener()
    },
  ]
}

/** The same for a choice of yes or no. */
export function usePreference(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, choose] = useChoice(name)
  return [value === null ? initial : value === 'sim', (is) => choose(is ? 'sim' : 'nao')]
}

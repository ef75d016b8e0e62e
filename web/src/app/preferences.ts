import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A choice of this device, kept in its local storage. */
export function usePreference(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const key = `arauto-${name}`
  const value = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  return [
    value === null ? initial : value === 'sim',
    (chosen) => {
      localStorage.setItem(key, chosen ? 'sim' : 'nao')
      for (const listener of listeners) listener()
    },
  ]
}

import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const PREFIX = 'arauto-'

/** Whether this device has a choice whose name begins so. */
export function hasChoiceNamed(beginning: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(PREFIX + beginning))
}

type Choose = (value: string) => void

/** A choice on this device, in its local storage; null: nobody has chosen. The last part forgets it. */
export function useChoice(
  name: string,
): [value: string | null, choose: Choose, forget: () => void] {
  const key = PREFIX + name
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return [
    useSyncExternalStore(subscribe, () => localStorage.getItem(key)),
    (chosen) => {
      localStorage.setItem(key, chosen)
      tell()
    },
    () => {
      localStorage.removeItem(key)
      tell()
    },
  ]
}

/** The same for a choice of yes or no. */
export function usePreference(name: string, initial: boolean): [boolean, (value: boolean) => void] {
  const [value, choose] = useChoice(name)
  return [value === null ? initial : value === 'sim', (is) => choose(is ? 'sim' : 'nao')]
}

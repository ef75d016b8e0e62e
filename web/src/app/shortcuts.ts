import { useEffect, useRef } from 'react'
import { usePreference } from './preferences.ts'

type Actions = Record<string, (event: KeyboardEvent) => void>

/** The time for the second key of `g b`. */
const CHORD_MS = 1_200

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}

/**
 * Single keys (and pairs such as `g b`) of a page; off while somebody types, and if the visitor has
 * disabled them.
 */
export function useShortcuts(actions: Actions): void {
  const [isOn] = usePreference('teclas', true)
  const latest = useRef(actions)
  latest.current = actions

  useEffect(() => {
    if (!isOn) return undefined
    let first: { key: string; at: number } | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return
      const chord =
        first && event.timeStamp - first.at < CHORD_MS ? `${first.key} ${event.key}` : null
      const action = (chord && latest.current[chord]) || latest.current[event.key]
      first = { key: event.key, at: event.timeStamp }
      if (!action) return
      event.preventDefault()
      action(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}

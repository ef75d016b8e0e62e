import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ActPart } from './act-parts.ts'

/** The part that the address names behind `#`, brought into view and focused; null: none. */
export function useOpenPart(parts: ActPart[]): string | null {
  const hash = useLocation({ select: (location) => location.hash })
  const open = parts.some(({ key }) => key === hash) ? hash : null
  useEffect(() => {
    const place = open === null ? null : document.getElementById(open)
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [open])
  return open
}

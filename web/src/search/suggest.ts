import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { suggestionsOptions } from '../api/archive.ts'
import type { Sugestao } from '../api/schema.ts'

const PAUSE_MS = 120
/** Fewer letters mean too little; the API reads no more. */
const LEAST = 2
const MOST = 100

export function canSuggest(text: string): boolean {
  return text.trim().length >= LEAST && text.length <= MOST
}

interface Suggesting {
  suggestions: Sugestao[]
  active: number | null
  onKeyDown(event: KeyboardEvent): void
  /** Somebody types: from now on suggestions are welcome. */
  begin(): void
  end(): void
}

/** The suggestions for the typed text, and the keys that move through them. */
export function useSuggesting(text: string, onPick: (suggestion: Sugestao) => void): Suggesting {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const [asked] = useDebouncedValue(text, PAUSE_MS)
  const canAsk = isOpen && canSuggest(asked)
  const { data } = useQuery({
    ...suggestionsOptions(asked),
    enabled: canAsk,
    placeholderData: (before) => before,
  })
  const suggestions = canAsk && data ? data : []
  const end = () => {
    setOpen(false)
    setActive(null)
  }
  const move = (step: 1 | -1) => {
    const { length } = suggestions
    // The typed text is before the first and after the last one.
    const next = (active ?? -1) + step
    setActive(next === -1 || next === length ? null : next < -1 ? length - 1 : next)
  }
  return {
    suggestions,
    active,
    begin() {
      setOpen(true)
      setActive(null)
    },
    end,
    onKeyDown(event) {
      if (suggestions.length === 0) return
      const chosen = active === null ? undefined : suggestions[active]
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'Escape') end()
      else if (event.key === 'Enter' && chosen) onPick(chosen)
      else return
      event.preventDefault()
    },
  }
}

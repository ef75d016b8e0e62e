import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { suggestionsOptions } from '../api/archive.ts'
import type { Sugestao } from '../api/schema.ts'

const PAUSE_MS = 120
/** Fewer letters mean too little; the API reads no more. */
const LEAST = 2
const MOST = 100

/** What distinguishes a suggestion from the others of its list. */
export function keyOf({ tipo, texto, orgao }: Sugestao): string {
  return `${tipo} ${orgao ?? texto}`
}

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
  const [chosen, setChosen] = useState<string | null>(null)
  const [asked] = useDebouncedValue(text, PAUSE_MS)
  const canAsk = isOpen && canSuggest(asked)
  const { data } = useQuery({
    ...suggestionsOptions(asked),
    enabled: canAsk,
    placeholderData: keepPreviousData,
  })
  const suggestions = canAsk && data ? data : []
  // By what it is, not by its place: newer suggestions may arrive meanwhile.
  const at = suggestions.findIndex((suggestion) => keyOf(suggestion) === chosen)
  const active = at === -1 ? null : at
  const end = () => {
    setOpen(false)
    setChosen(null)
  }
  const move = (step: 1 | -1) => {
    const { length } = suggestions
    // The typed text is before the first and after the last one.
    const next = (active ?? -1) + step
    const found = suggestions.at(next === -1 ? length : next < -1 ? -1 : next)
    setChosen(found ? keyOf(found) : null)
  }
  return {
    suggestions,
    active,
    begin() {
      setOpen(true)
      setChosen(null)
    },
    end,
    onKeyDown(event) {
      if (suggestions.length === 0) return
      const picked = suggestions[at]
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'Escape') end()
      else if (event.key === 'Enter' && picked) onPick(picked)
      else return
      event.preventDefault()
    },
  }
}

import { useState } from 'react'

/** What is being typed, until it takes effect; a value that changes meanwhile takes its place. */
export function useDraft(value: string): [typed: string, type: (typed: string) => void] {
  const [draft, setDraft] = useState({ of: value, typed: value })
  const isOld = draft.of !== value
  if (isOld) setDraft({ of: value, typed: value })
  return [isOld ? value : draft.typed, (typed) => setDraft({ of: value, typed })]
}

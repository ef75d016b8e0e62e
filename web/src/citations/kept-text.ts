import { useState } from 'react'

/** The pasted text, in the memory of this tab alone: whoever comes back from an act finds it again. */
let kept = ''

/** For the next time that the text is shown. */
export function keepText(text: string): void {
  kept = text
}

export function useKeptText(): [string, (text: string) => void] {
  const [text, setText] = useState(kept)
  const keep = (changed: string) => {
    keepText(changed)
    setText(changed)
  }
  return [text, keep]
}

import { useState } from 'react'

/** The pasted text, in the memory of this tab alone: whoever comes back from an act finds it again. */
let kept = ''

/** For the next time that the text is shown. */
export function keepText(text: string): void {
  kept = text
}

/** The text, and the one that another took the place of: until this screen is left, it can come back. */
export function useKeptText() {
  const [text, setText] = useState(kept)
  const [replaced, setReplaced] = useState('')
  const write = (changed: string) => {
    keepText(changed)
    setText(changed)
  }
  return {
    text,
    write,
    replaced,
    // A file may have been read for a while: what is kept is the text of now.
    replace: (other: string) => {
      setReplaced(kept.trim() === '' ? '' : kept)
      write(other)
    },
  }
}

import { CopyButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { citedOn } from '../act/cited-on.ts'
import { publicationOptions } from '../api/archive.ts'
import { useShortcuts } from '../app/shortcuts.ts'
import { useSpeech } from '../words/words.tsx'

/** Copies how an act is cited, with its edition and page; `c` does, too. */
export function CopyRightForm({ id }: { id: string }) {
  const { words } = useSpeech()
  const { data: act } = useQuery(publicationOptions(id))
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts({ c: () => button.current?.click() })
  if (!act) return null
  return (
    <CopyButton value={citedOn(act)} timeout={2_000}>
      {({ copied, copy }) => (
        <button ref={button} type="button" className="link small" onClick={copy}>
          <span aria-live="polite">{copied ? words.common.copied : words.citations.copyRight}</span>
        </button>
      )}
    </CopyButton>
  )
}

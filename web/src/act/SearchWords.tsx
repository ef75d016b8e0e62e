import { type RefObject, useRef } from 'react'
import { useShortcuts } from '../app/shortcuts.ts'
import { Key } from '../ui/Key.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Outline.module.css'
import type { FoundPart } from './marks.ts'

interface SearchWordsProps {
  sheet: RefObject<HTMLElement | null>
  parts: FoundPart[]
}

/** The searched words in this act, the number of each, and buttons from one to the next. */
export function SearchWords({ sheet, parts }: SearchWordsProps) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const current = useRef(-1)
  const marks = () => [...(sheet.current?.querySelectorAll<HTMLElement>('mark') ?? [])]
  const step = (by: number) => () => {
    const all = marks()
    if (all.length === 0) return
    const at = (current.current + by + all.length) % all.length
    all[current.current]?.removeAttribute('data-current')
    all[at]?.setAttribute('data-current', '')
    all[at]?.scrollIntoView({ block: 'center' })
    current.current = at
  }
  useShortcuts({ n: step(1), p: step(-1) })
  if (parts.length === 0) return null
  return (
    <section>
      <h3 className={styles.head}>{said.wordsOfSearch}</h3>
      <ul className={styles.words}>
        {parts.map(({ text, count }) => (
          <li key={text}>
            <span>
              <mark>{text}</mark>
            </span>
            <span className="figures">{format.number(count)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.steps}>
        <button type="button" onClick={step(1)}>
          <Key>N</Key> {said.nextWord}
        </button>
        <button type="button" onClick={step(-1)}>
          <Key>P</Key> {said.previousWord}
        </button>
      </p>
    </section>
  )
}

import { type RefObject, useEffect, useRef, useState } from 'react'
import { useShortcuts } from '../app/shortcuts.ts'
import type { Needle } from '../lib/needles.ts'
import { Key } from '../ui/Key.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Outline.module.css'

interface SearchWordsProps {
  sheet: RefObject<HTMLElement | null>
  needles: Needle[]
}

/** The words of the search in this act, how often each, and the way from one to the next. */
export function SearchWords({ sheet, needles }: SearchWordsProps) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const [counts, setCounts] = useState<number[]>([])
  const current = useRef(-1)
  const marks = () => [...(sheet.current?.querySelectorAll<HTMLElement>('mark') ?? [])]
  useEffect(() => {
    const found = marks()
    current.current = -1
    setCounts(
      needles.map(
        (_, at) => found.filter(({ dataset }) => dataset['needle'] === String(at)).length,
      ),
    )
  }, [needles])
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
  if (counts.every((count) => count === 0)) return null
  return (
    <section>
      <h3 className={styles.head}>{said.wordsOfSearch}</h3>
      <ul className={styles.words}>
        {needles.map(({ text }, at) => (
          <li key={text}>
            <span>
              <mark>{text}</mark>
            </span>
            <span className="figures">{format.number(counts[at] ?? 0)}</span>
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

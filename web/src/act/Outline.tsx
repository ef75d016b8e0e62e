import { useEffect, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './Outline.module.css'
import type { Entry } from './typeset.ts'

/** A longer outline does not help; for a long act only its headings stay. */
const MOST = 40

interface OutlineProps {
  entries: Entry[]
  onChoose?: () => void
}

export function Outline({ entries, onChoose }: OutlineProps) {
  const {
    words: { act: said },
  } = useSpeech()
  const shown = entries.length > MOST ? entries.filter(({ kind }) => kind !== 'article') : entries
  const current = useCurrent(shown)
  if (shown.length < 2) return null
  const names = {
    ementa: said.parts.ementa,
    preamble: said.parts.preambulo,
    signature: said.parts.assinatura,
  }
  return (
    <nav aria-label={said.inThisAct}>
      <h3 className={styles.head}>{said.inThisAct}</h3>
      <ul className={styles.list}>
        {shown.map(({ block, kind, text }) => (
          <li key={block}>
            <a
              href={`#p${block}`}
              onClick={onChoose}
              aria-current={current === block ? 'location' : undefined}
            >
              {kind === 'article' || kind === 'heading' ? text : names[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that is being read: the last one that has passed the top of the window. */
function useCurrent(entries: Entry[]): number | undefined {
  const [current, setCurrent] = useState(entries[0]?.block)
  useEffect(() => {
    const look = () => {
      const passed = entries.findLast(({ block }) => {
        const top = document.getElementById(`p${block}`)?.getBoundingClientRect().top
        return top !== undefined && top < 160
      })
      setCurrent((passed ?? entries[0])?.block)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [entries])
  return current
}

import { useEffect, useRef, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './Outline.module.css'
import type { OutlineLine } from './outline-lines.ts'

interface OutlineProps {
  lines: OutlineLine[]
  onChoose?: () => void
}

export function Outline({ lines, onChoose }: OutlineProps) {
  const {
    words: { act: said },
  } = useSpeech()
  const current = useCurrent(lines)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  if (lines.length < 2) return null
  return (
    <nav aria-label={said.inThisAct}>
      <h3 className={styles.head}>{said.inThisAct}</h3>
      <ul ref={list} className={styles.list}>
        {lines.map(({ id, name, about, isUndone }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={onChoose}
              aria-current={current === id ? 'location' : undefined}
            >
              {isUndone ? (
                <>
                  <s>{name}</s> <small>{said.undonePart}</small>
                </>
              ) : (
                name
              )}{' '}
              {about && <small>{about}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The part that is being read: the last one that has passed the top of the window. */
function useCurrent(lines: OutlineLine[]): string | undefined {
  const [current, setCurrent] = useState(lines[0]?.id)
  useEffect(() => {
    const look = () => {
      const passed = lines.findLast(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < 160
      })
      setCurrent((passed ?? lines[0])?.id)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [lines])
  return current
}

import { useState } from 'react'
import { useSpeech } from '../../words/words.tsx'
import type { ActPart } from './act-parts.ts'
import { usePartName } from './part-name.ts'
import styles from './PartsIndex.module.css'

/** The others are shown when asked for. */
const FIRST = 10

/** The acts within an article, each a link to its place. */
export function PartsIndex({ parts, open }: { parts: ActPart[]; open: string | null }) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const nameOf = usePartName()
  const [isWhole, setWhole] = useState(false)
  if (parts.length === 0) return null
  const title = said.partsOfAct(format.number(parts.length))
  const hidden = parts.length - FIRST
  return (
    <nav className={`${styles.index} no-print`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {(isWhole ? parts : parts.slice(0, FIRST)).map((part) => (
          <li key={part.key}>
            <a href={`#${part.key}`} aria-current={part.key === open ? 'location' : undefined}>
              <b>{nameOf(part)}</b>
              {part.part.nomes.length > 0 && <span>{part.part.nomes.join(', ')}</span>}
            </a>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? said.fewerParts : said.moreParts(format.number(hidden))}
        </button>
      )}
    </nav>
  )
}

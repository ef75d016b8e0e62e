import { IconBuilding, IconGavel, IconSearch } from '@tabler/icons-react'
import type { Sugestao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Suggestions.module.css'
import { keyOf } from './suggest.ts'

const ICONS = { palavra: IconSearch, orgao: IconBuilding, norma: IconGavel }

interface SuggestionsProps {
  id: string
  suggestions: Sugestao[]
  /** The entry that Enter takes; null: the typed text. */
  active: number | null
  onPick(suggestion: Sugestao): void
}

/** Possible meanings, below the field; the field keeps the focus and says which one is active. */
export function Suggestions({ id, suggestions, active, onPick }: SuggestionsProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  return (
    <ul id={id} role="listbox" aria-label={search.suggestions} className={styles.list}>
      {suggestions.map((suggestion, at) => {
        const { tipo, texto, orgao, total } = suggestion
        const Picture = ICONS[tipo]
        const parents = orgao?.split('/').slice(0, -1).join(' › ')
        return (
          <li
            key={keyOf(suggestion)}
            id={optionId(id, at)}
            role="option"
            aria-selected={at === active}
            // Comes before the field loses the focus, which would close the list.
            onPointerDown={(event) => {
              event.preventDefault()
              onPick(suggestion)
            }}
          >
            <Picture size={16} aria-hidden />
            <span className={styles.text}>
              {texto}
              {parents && <small>{parents}</small>}
            </span>
            <span className={styles.kind}>{search.suggestionKinds[tipo]}</span>
            <span className="figures">{format.number(total)}</span>
          </li>
        )
      })}
    </ul>
  )
}

export function optionId(list: string, at: number): string {
  return `${list}-${at}`
}

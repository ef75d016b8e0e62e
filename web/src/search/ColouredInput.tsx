import { type KeyboardEvent, type Ref, useRef } from 'react'
import styles from './ColouredInput.module.css'

interface ColouredInputProps {
  value: string
  onChange(value: string): void
  /** The position of the fault in the query, in code points; null: none. */
  faultAt: number | null
  label: string
  placeholder: string
  describedBy: string | undefined
  /** The open list of suggestions, and its active entry. */
  list: { id: string; active: string | undefined } | null
  onKeyDown(event: KeyboardEvent): void
  onBlur(): void
  ref: Ref<HTMLInputElement>
}

/** An input with coloured phrases and operators: a text of the same shape is behind it. */
export function ColouredInput({
  value,
  onChange,
  faultAt,
  label,
  placeholder,
  describedBy,
  list,
  onKeyDown,
  onBlur,
  ref,
}: ColouredInputProps) {
  const paint = useRef<HTMLDivElement>(null)
  const follow = (left: number) => {
    if (paint.current) paint.current.scrollLeft = left
  }
  return (
    <div className={styles.frame}>
      <div ref={paint} className={styles.paint} aria-hidden>
        {faultAt === null ? <Painted text={value} /> : <Faulty text={value} at={faultAt} />}
      </div>
      <input
        ref={ref}
        type="search"
        name="termo"
        className={styles.input}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={list !== null}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        aria-invalid={faultAt !== null}
        aria-describedby={describedBy}
        placeholder={placeholder}
        value={value}
        maxLength={4000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onScroll={(event) => follow(event.currentTarget.scrollLeft)}
      />
    </div>
  )
}

const TOKENS =
  /("[^"]*"(?:~\d+)?)|((?<=^|\s)-(?=\S)|\b(?:OU|OR|E|AND|NAO|NOT)\b|\bNÃO(?=\s))|(\b\p{L}+:(?=\S))/gu

function Painted({ text }: { text: string }) {
  let end = 0
  const parts = [...text.matchAll(TOKENS)].map((match) => {
    const [all, phrase, operator] = match
    const before = text.slice(end, match.index)
    end = match.index + all.length
    const name = phrase ? styles.phrase : operator ? styles.operator : styles.field
    return [
      before,
      <span key={match.index} className={name}>
        {all}
      </span>,
    ]
  })
  return [...parts, text.slice(end)]
}

/** Underlines the word at the fault, or the space after the last word. */
function Faulty({ text, at }: { text: string; at: number }) {
  const points = Array.from(text)
  const length = points.slice(at).join('').match(/^\S+/)?.[0].length ?? 0
  const fault = points.slice(at).join('').slice(0, length)
  return (
    <>
      {points.slice(0, at).join('')}
      <span className={styles.fault}>{fault || '  '}</span>
      {points.slice(at).join('').slice(length)}
    </>
  )
}

import { type ReactNode, type Ref, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './TextSheet.module.css'
import { type CitationMark, markAt } from './marks.ts'

interface TextSheetProps {
  text: string
  marks: readonly CitationMark[]
  /** The number of the chosen citation. */
  chosen: number | null
  describedBy: string
  onChange(text: string): void
  /** The cursor was put on a citation. */
  onChoose(number: number): void
  onFile(file: File): void
  /** Escape leaves the text, for the keys of one letter. */
  onLeave(): void
  ref: Ref<HTMLDivElement>
}

/** A text that is written in, with its citations drawn where they stand: a copy of the same shape lies behind. */
export function TextSheet({
  text,
  marks,
  chosen,
  describedBy,
  onChange,
  onChoose,
  onFile,
  onLeave,
  ref,
}: TextSheetProps) {
  const {
    words: { citations: said },
  } = useSpeech()
  const [isOver, setOver] = useState(false)
  const follow = (at: number) => {
    const mark = markAt(marks, at)
    if (mark) onChoose(mark.one.number)
  }
  return (
    <div
      ref={ref}
      className={styles.sheet}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        onFile(file)
      }}
    >
      <div className={styles.stack}>
        <div className={styles.paint} aria-hidden>
          {painted(text, marks, chosen)}
          {/* The line of a cursor behind the last break. */}
          {'\n'}
        </div>
        <textarea
          className={styles.field}
          aria-label={said.field}
          aria-describedby={describedBy}
          placeholder={said.placeholder}
          value={text}
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            const composed = pasted.normalize('NFC')
            if (composed === pasted) return
            event.preventDefault()
            const field = event.currentTarget
            field.setRangeText(composed, field.selectionStart, field.selectionEnd, 'end')
            onChange(field.value)
          }}
          onClick={(event) => follow(event.currentTarget.selectionStart)}
          onKeyUp={(event) => {
            if (event.key.startsWith('Arrow')) follow(event.currentTarget.selectionStart)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onLeave()
          }}
        />
      </div>
      {isOver && <p className={styles.drop}>{said.drop}</p>}
    </div>
  )
}

function painted(text: string, marks: readonly CitationMark[], chosen: number | null): ReactNode[] {
  let end = 0
  const parts = marks.flatMap(({ start, end: until, one }) => {
    const before = text.slice(end, start)
    end = until
    const kind = one.citation.resultado
    return [
      before,
      <span
        key={one.number}
        className={`${styles.mark} ${styles[one.concern]} ${styles[kind]}`}
        data-number={one.number}
        data-chosen={one.number === chosen || undefined}
      >
        {text.slice(start, until)}
      </span>,
      <span key={`n${one.number}`} className={styles.place}>
        <span className={`${styles.number} ${styles[one.concern]}`}>{one.number}</span>
      </span>,
    ]
  })
  return [...parts, text.slice(end)]
}

import { Button } from '@mantine/core'
import { IconAlertCircle, IconSearch } from '@tabler/icons-react'
import { type FormEvent, type Ref, useId } from 'react'
import type { ApiError } from '../api/client.ts'
import frame from '../search/SearchField.module.css'
import { Key } from '../ui/Key.tsx'
import { useDraft } from '../ui/useDraft.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './WordsField.module.css'

interface WordsFieldProps {
  value: string
  /** Why the words were not understood. */
  fault: ApiError | null
  onSearch(termo: string | undefined): void
  ref: Ref<HTMLInputElement>
}

/** Words that the acts of the rows must have. */
export function WordsField({ value, fault, onSearch, ref }: WordsFieldProps) {
  const {
    words: { tables },
  } = useSpeech()
  const [text, setText] = useDraft(value)
  const message = useId()
  const isFaulty = fault !== null && text === value
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim() || undefined)
  }
  return (
    <form role="search" className={`${frame.form} no-print`} onSubmit={submit}>
      <div className={frame.field} data-fault={isFaulty || undefined}>
        <IconSearch size={20} aria-hidden />
        <input
          ref={ref}
          type="search"
          className={styles.input}
          value={text}
          aria-label={tables.field}
          aria-invalid={isFaulty}
          aria-describedby={isFaulty ? message : undefined}
          placeholder={tables.placeholder}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Key>/</Key>
      </div>
      <Button type="submit" variant="filled" className={frame.submit}>
        {tables.search}
      </Button>
      {isFaulty && (
        <div id={message} role="alert" className={frame.fault}>
          <p>
            <IconAlertCircle size={16} aria-hidden /> <b>{fault.message}</b>
          </p>
          {fault.details[0]?.sugestao && <p className="muted">{fault.details[0].sugestao}</p>}
        </div>
      )}
    </form>
  )
}

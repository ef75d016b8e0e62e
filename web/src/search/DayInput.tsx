import { TextInput } from '@mantine/core'
import type { Day } from '../lib/dates.ts'
import { parseDay } from '../lib/parse-day.ts'
import { useDraft } from '../ui/useDraft.ts'
import { useSpeech } from '../words/words.tsx'

interface DayInputProps {
  label: string
  value: Day | undefined
  onChange(day: Day | undefined): void
  /** What is written is no day. */
  onFault(): void
}

/** A day as people write it. */
export function DayInput({ label, value, onChange, onFault }: DayInputProps) {
  const { format } = useSpeech()
  const shown = value ? format.date(value) : ''
  const [text, setText] = useDraft(shown)
  const apply = () => {
    if (text === shown) return
    const day = text.trim() === '' ? undefined : parseDay(text)
    if (day === null) onFault()
    else onChange(day)
  }
  return (
    <TextInput
      size="sm"
      aria-label={label}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply()
      }}
    />
  )
}

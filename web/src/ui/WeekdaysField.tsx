import { Checkbox } from '@mantine/core'
import type { Boletim } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './WeekdaysField.module.css'

export type Weekday = Boletim['dias'][number]

/** As people write a week; the API names Sunday first. */
export const WEEKDAYS: Weekday[] = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom']

interface WeekdaysFieldProps {
  value: Weekday[]
  onChange(value: Weekday[]): void
  error: string | undefined
}

/** Some days of the week. */
export function WeekdaysField({ value, onChange, error }: WeekdaysFieldProps) {
  const { bulletins: said } = useSpeech().words
  return (
    <Checkbox.Group
      label={said.weekdays}
      value={value}
      onChange={(chosen) => onChange(WEEKDAYS.filter((day) => chosen.includes(day)))}
      error={error}
    >
      <div className={styles.days}>
        {WEEKDAYS.map((day) => (
          <Checkbox key={day} value={day} label={said.weekdayNames[day]} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

import { useState } from 'react'
import type { Day } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import { DayInput } from './DayInput.tsx'
import styles from './Filters.module.css'

interface DayRangeProps {
  title: string
  first: Day | undefined
  last: Day | undefined
  /** Common ranges, by what they are called. */
  presets: { name: string; first: Day | undefined; last: Day | undefined }[]
  onChange(first: Day | undefined, last: Day | undefined): void
}

/** Two days as people write them, or a common range. */
export function DayRange({ title, first, last, presets, onChange }: DayRangeProps) {
  const {
    words: { search },
  } = useSpeech()
  const [fault, setFault] = useState<string | null>(null)
  const set = (from: Day | undefined, until: Day | undefined) => {
    const isInverted = from !== undefined && until !== undefined && from > until
    setFault(isInverted ? search.inverted : null)
    if (!isInverted) onChange(from, until)
  }
  const onFault = () => setFault(search.badDate)
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.dates}>
        <DayInput
          label={search.from}
          value={first}
          onFault={onFault}
          onChange={(day) => set(day, last)}
        />
        <span aria-hidden>{search.to}</span>
        <DayInput
          label={search.until}
          value={last}
          onFault={onFault}
          onChange={(day) => set(first, day)}
        />
      </div>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.presets}>
        {presets.map((preset) => (
          <button
            key={preset.name}
            type="button"
            className="link"
            onClick={() => set(preset.first, preset.last)}
          >
            {preset.name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

import { Checkbox } from '@mantine/core'
import { toggled } from '../../search/filter.ts'
import styles from '../../search/Filters.module.css'

interface GivenValuesProps {
  title: string
  values: string[] | undefined
  nameOf?(value: string): string
  onChange(values: string[] | undefined): void
}

/** Values that only an address gives: nothing is there to choose them, but they can be taken away. */
export function GivenValues({ title, values, nameOf = String, onChange }: GivenValuesProps) {
  if (!values) return null
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {values.map((value) => (
        <div key={value} className={styles.choice}>
          <Checkbox
            size="xs"
            checked
            label={nameOf(value)}
            onChange={() => onChange(toggled(values, value))}
          />
        </div>
      ))}
    </fieldset>
  )
}

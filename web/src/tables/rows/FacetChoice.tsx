import { Checkbox } from '@mantine/core'
import { useContext, useState } from 'react'
import { toggled } from '../../search/filter.ts'
import { useSpeech } from '../../words/words.tsx'
import styles from '../../search/Filters.module.css'
import { EveryKind } from './every-kind.ts'

const FEW = 5

interface FacetChoiceProps<Value extends string> {
  title: string
  /** Null until they are counted. */
  counts: { valor: string; total: number }[] | null
  names: Record<Value, string>
  /** A short fixed set, if they are not counted. */
  values?: readonly Value[]
  chosen: Value[]
  onChange(chosen: Value[] | undefined): void
}

/** The kinds of rows with their numbers, the most common first. */
export function FacetChoice<Value extends string>({
  title,
  counts,
  names,
  values = [],
  chosen,
  onChange,
}: FacetChoiceProps<Value>) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  const offersEvery = useContext(EveryKind)
  const [isWhole, setWhole] = useState(false)
  const totals = new Map((counts ?? []).map(({ valor, total }) => [valor, total]))
  // Where nothing is counted, what is to come may still be asked for.
  const known = offersEvery || counts?.length === 0 ? Object.keys(names) : values
  const all = [...new Set<string>([...totals.keys(), ...known, ...chosen])].filter(
    (value): value is Value => value in names,
  )
  const shown = isWhole ? all : all.filter((value, at) => at < FEW || chosen.includes(value))
  if (all.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {shown.map((value) => (
        <div key={value} className={styles.choice}>
          <Checkbox
            size="xs"
            label={names[value]}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value) as Value[] | undefined)}
          />
          {counts && <span className="figures">{format.number(totals.get(value) ?? 0)}</span>}
        </div>
      ))}
      {all.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? tables.fewer : tables.others(format.number(all.length - FEW))}
        </button>
      )}
    </fieldset>
  )
}

import { Checkbox } from '@mantine/core'
import { useSpeech } from '../words/words.tsx'
import styles from './Filters.module.css'
import { type FiltersProps, toggled } from './filter.ts'
import { SITUATIONS, type Situation } from '../query/state.ts'

/** The effects of later acts on these. */
export function SituationFilter({ state, counts, onChange }: FiltersProps) {
  const {
    words: { common, search },
    format,
  } = useSpeech()
  const chosen = state.situacao ?? []
  const totals = new Map<string, number>(
    counts?.situacao?.valores.map(({ valor, total }) => [valor, total]),
  )
  const shown = SITUATIONS.filter((one) => totals.has(one) || chosen.includes(one))
  if (shown.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{search.state}</legend>
      {shown.map((situation) => (
        <div key={situation} className={styles.choice}>
          <Checkbox
            size="xs"
            label={common.situacao[situation]}
            checked={chosen.includes(situation)}
            onChange={() =>
              onChange({ situacao: toggled(chosen, situation) as Situation[] | undefined })
            }
          />
          <span className="figures">{format.number(totals.get(situation) ?? 0)}</span>
        </div>
      ))}
    </fieldset>
  )
}

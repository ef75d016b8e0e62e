import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { fold } from '../lib/fold.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Filters.module.css'
import { type FiltersProps, toggled } from './filter.ts'

const FEW = 5

export function TypeFilter({ state, counts, onChange }: FiltersProps) {
  const {
    words: { search },
    format,
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const chosen = state.tipo_ato ?? []
  const isChosen = (type: string) => chosen.some((one) => fold(one) === fold(type))
  const values = counts?.tipo_ato?.valores ?? []
  const absent = chosen.filter((one) => !values.some(({ valor }) => fold(valor) === fold(one)))
  const all = [...values, ...absent.map((valor) => ({ valor, total: 0 }))]
  const shown = isWhole ? all : all.filter(({ valor }, at) => at < FEW || isChosen(valor))
  if (all.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{search.type}</legend>
      {shown.map(({ valor, total }) => (
        <div key={valor} className={styles.choice}>
          <Checkbox
            size="xs"
            label={valor}
            checked={isChosen(valor)}
            onChange={() =>
              onChange({
                tipo_ato: toggled(chosen, chosen.find((one) => fold(one) === fold(valor)) ?? valor),
              })
            }
          />
          <span className="figures">{format.number(total)}</span>
        </div>
      ))}
      {all.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? search.fewerTypes : search.allTypes(format.number(all.length))}
        </button>
      )}
    </fieldset>
  )
}

import { Checkbox, NativeSelect, Radio } from '@mantine/core'
import type { Alerta } from '../api/schema.ts'
import { HOURS } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './FollowDialog.module.css'

const FREQUENCIES: Alerta['frequencia'][] = ['imediata', 'edicao', 'diaria']
/** When the mails of an alert are sent. */
export type When = Pick<Alerta, 'frequencia' | 'hora' | 'avisar_vazio'>

interface WhenFieldsProps {
  value: When
  onChange(changed: Partial<When>): void
}

export function WhenFields({ value, onChange }: WhenFieldsProps) {
  const {
    words: { alerts: said },
  } = useSpeech()
  const { frequencia, hora, avisar_vazio } = value
  return (
    <>
      <Radio.Group
        label={said.when}
        value={frequencia}
        onChange={(chosen) =>
          onChange({ frequencia: FREQUENCIES.find((one) => one === chosen) ?? 'edicao' })
        }
      >
        {FREQUENCIES.map((one) => (
          <Radio
            key={one}
            value={one}
            label={said.frequencies[one]}
            description={said.frequencyHelp[one]}
            mt={12}
          />
        ))}
      </Radio.Group>
      {frequencia === 'diaria' && (
        <NativeSelect
          className={styles.hour ?? ''}
          label={said.hour}
          description={said.hourHelp}
          data={HOURS.map((hour) => ({ value: String(hour), label: said.hourName(hour) }))}
          value={String(hora)}
          onChange={(event) => onChange({ hora: Number(event.currentTarget.value) })}
        />
      )}
      <Checkbox
        label={said.tellNothing}
        description={said.tellNothingHelp[frequencia]}
        checked={avisar_vazio}
        onChange={(event) => onChange({ avisar_vazio: event.currentTarget.checked })}
      />
    </>
  )
}

import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { EnvioWebhook } from '../api/schema.ts'
import { type Weekday, WeekdaysField } from '../ui/WeekdaysField.tsx'
import type { Fault } from '../ui/fault.ts'
import { HOURS } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './WebhookForm.module.css'

const MINUTES = [5, 15, 30, 60, 120]
const WORKDAYS: Weekday[] = ['seg', 'ter', 'qua', 'qui', 'sex']
const NIGHT = { de: '22:00', ate: '07:00' }

interface SendingFieldsProps {
  value: EnvioWebhook
  onChange(value: EnvioWebhook): void
  fault: Fault | null
}

/** When a webhook gets what comes: at once, gathered, edition by edition, once a day; and when it gets nothing. */
export function SendingFields({ value, onChange, fault }: SendingFieldsProps) {
  const { webhooks: said, alerts } = useSpeech().words
  const { frequencia, hora, juntar_minutos, dias, horario_silencioso: silence } = value
  const minutes = MINUTES.includes(juntar_minutos ?? 0) ? MINUTES : [...MINUTES, juntar_minutos]
  const choices = [
    { value: 'imediata', label: said.atOnce },
    ...minutes.flatMap((count) =>
      count === null ? [] : [{ value: String(count), label: said.gathered(count) }],
    ),
    { value: 'edicao', label: said.byEdition },
    { value: 'diaria', label: said.daily },
  ]
  const choose = (chosen: string) => {
    const count = Number(chosen)
    const chosenFrequency = chosen === 'diaria' || chosen === 'edicao' ? chosen : 'imediata'
    onChange({
      ...value,
      frequencia: chosenFrequency,
      hora: chosenFrequency === 'diaria' ? (hora ?? 8) : null,
      juntar_minutos: count > 0 ? count : null,
    })
  }
  const quiet = (changed: Partial<typeof NIGHT>) =>
    onChange({ ...value, horario_silencioso: { ...NIGHT, ...silence, ...changed } })
  return (
    <>
      <NativeSelect
        label={said.sentWhen}
        description={said.sentWhenHelp}
        data={choices}
        value={String(juntar_minutos ?? frequencia)}
        onChange={(event) => choose(event.currentTarget.value)}
        error={fault?.of('envio.juntar_minutos')}
      />
      {frequencia === 'diaria' && (
        <NativeSelect
          label={alerts.hour}
          description={alerts.hourHelp}
          data={HOURS.map((hour) => ({ value: String(hour), label: alerts.hourName(hour) }))}
          value={String(hora)}
          onChange={(event) => onChange({ ...value, hora: Number(event.currentTarget.value) })}
        />
      )}
      <Checkbox
        label={said.certainDays}
        description={said.certainDaysHelp}
        checked={dias !== null}
        onChange={(event) =>
          onChange({ ...value, dias: event.currentTarget.checked ? WORKDAYS : null })
        }
      />
      {dias && (
        <WeekdaysField
          value={dias}
          onChange={(chosen) => onChange({ ...value, dias: chosen })}
          error={fault?.of('envio.dias')}
        />
      )}
      <Checkbox
        label={said.silence}
        description={said.silenceHelp}
        checked={silence !== null}
        onChange={(event) =>
          onChange({ ...value, horario_silencioso: event.currentTarget.checked ? NIGHT : null })
        }
      />
      {silence && (
        <div className={styles.times}>
          <TextInput
            type="time"
            required
            withAsterisk={false}
            label={said.silenceFrom}
            value={silence.de}
            onChange={(event) => quiet({ de: event.currentTarget.value })}
            error={fault?.of('envio.horario_silencioso.de')}
          />
          <TextInput
            type="time"
            required
            withAsterisk={false}
            label={said.silenceUntil}
            value={silence.ate}
            onChange={(event) => quiet({ ate: event.currentTarget.value })}
            error={fault?.of('envio.horario_silencioso.ate')}
          />
        </div>
      )}
    </>
  )
}

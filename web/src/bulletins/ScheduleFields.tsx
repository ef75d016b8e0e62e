import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { Boletim } from '../api/schema.ts'
import { WeekdaysField } from '../ui/WeekdaysField.tsx'
import type { Fault } from '../ui/fault.ts'
import { HOURS } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import type { BulletinDraft } from './draft.ts'
import styles from './BulletinForm.module.css'

const FREQUENCIES: Boletim['frequencia'][] = ['diaria', 'semanal', 'mensal']
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

interface ScheduleFieldsProps {
  value: Pick<BulletinDraft, 'frequencia' | 'hora' | 'dias' | 'dia_do_mes'>
  fault: Fault | null
  onChange(changed: Partial<BulletinDraft>): void
}

/** The days and the hour of a bulletin. */
export function ScheduleFields({ value, fault, onChange }: ScheduleFieldsProps) {
  const { bulletins: said } = useSpeech().words
  const { frequencia, hora, dias, dia_do_mes } = value
  return (
    <section className={styles.block} aria-label={said.when}>
      <h2>{said.when}</h2>
      <SegmentedControl
        aria-label={said.frequency}
        value={frequencia}
        onChange={(chosen) => onChange({ frequencia: chosen })}
        data={FREQUENCIES.map((one) => ({ value: one, label: said.frequencies[one] }))}
      />
      {frequencia === 'semanal' && (
        <WeekdaysField
          value={dias}
          onChange={(chosen) => onChange({ dias: chosen })}
          error={fault?.of('dias')}
        />
      )}
      <div className={styles.pair}>
        {frequencia === 'mensal' && (
          <NativeSelect
            label={said.monthday}
            description={said.monthdayHelp}
            data={DAYS.map(String)}
            value={String(dia_do_mes)}
            onChange={(event) => onChange({ dia_do_mes: Number(event.currentTarget.value) })}
            error={fault?.of('dia_do_mes')}
          />
        )}
        <NativeSelect
          label={said.hour}
          description={said.hourHelp}
          data={HOURS.map((hour) => ({ value: String(hour), label: said.hourName(hour) }))}
          value={String(hora)}
          onChange={(event) => onChange({ hora: Number(event.currentTarget.value) })}
          error={fault?.of('hora')}
        />
      </div>
    </section>
  )
}

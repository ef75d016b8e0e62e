import { NumberInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSpeech } from '../words/words.tsx'
import styles from './Fields.module.css'

interface AmountFieldsProps {
  least: number | null
  most: number | null
  onChange(changed: { valor_min: number | null } | { valor_max: number | null }): void
  fault?: string | undefined
}

/** A range of amounts in reais. */
export function AmountFields({ least, most, onChange, fault }: AmountFieldsProps) {
  const {
    words: { filters: said },
  } = useSpeech()
  const isInverted = least !== null && most !== null && least > most
  const error = isInverted ? said.inverted : fault
  return (
    <fieldset className={styles.amounts}>
      <legend>{said.amount}</legend>
      <div>
        <AmountInput
          label={said.amountFrom}
          placeholder={said.least}
          value={least}
          onChange={(valor_min) => onChange({ valor_min })}
        />
        <AmountInput
          label={said.amountUntil}
          placeholder={said.most}
          value={most}
          onChange={(valor_max) => onChange({ valor_max })}
        />
      </div>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}

interface AmountInputProps {
  label: string
  placeholder: string
  value: number | null
  onChange(value: number | null): void
}

/** An amount that takes effect when complete: on leaving the field, or with Enter. */
function AmountInput({ label, placeholder, value, onChange }: AmountInputProps) {
  const { language } = useSpeech()
  const [draft, setDraft] = useState<number | string>(value ?? '')
  useEffect(() => setDraft(value ?? ''), [value])
  const commit = () => {
    // The field returns text while it ends in a zero: 2.000,50.
    const amount = draft === '' ? null : Number(draft)
    if (amount !== value) onChange(amount)
  }
  const [thousands, decimals] = language === 'pt' ? ['.', ','] : [',', '.']
  return (
    <NumberInput
      aria-label={label}
      placeholder={placeholder}
      prefix="R$ "
      thousandSeparator={thousands ?? ''}
      decimalSeparator={decimals ?? ''}
      decimalScale={2}
      allowNegative={false}
      hideControls
      value={draft}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}

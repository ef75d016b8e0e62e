import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readAmount } from '../lib/amount.ts'
import { useDraft } from '../ui/useDraft.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Fields.module.css'

interface AmountFieldsProps {
  least: number | null
  most: number | null
  onChange(changed: { valor_min: number | null } | { valor_max: number | null }): void
  fault?: string | undefined
  /** What the amounts are, if not those of a text. */
  legend?: string
}

/** A range of amounts in reais. */
export function AmountFields({ least, most, onChange, fault, legend }: AmountFieldsProps) {
  const {
    words: { filters: said },
  } = useSpeech()
  const isInverted = least !== null && most !== null && least > most
  const error = isInverted ? said.inverted : fault
  return (
    <fieldset className={styles.amounts}>
      <legend>{legend ?? said.amount}</legend>
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
  const { language, words, format } = useSpeech()
  const printed = value === null ? '' : format.money(value)
  const [draft, setDraft] = useDraft(printed)
  const [isUnclear, setUnclear] = useState(false)
  const commit = () => {
    const amount = readAmount(draft, language === 'pt' ? ',' : '.')
    const isWrong = amount === null && draft.trim() !== ''
    setUnclear(isWrong)
    if (isWrong) return
    setDraft(amount === null ? '' : format.money(amount))
    if (amount !== value) onChange(amount)
  }
  return (
    <TextInput
      aria-label={label}
      placeholder={placeholder}
      inputMode="decimal"
      error={isUnclear && words.filters.noAmount}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}

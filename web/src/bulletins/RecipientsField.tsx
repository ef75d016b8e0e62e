import { Pill, TagsInput } from '@mantine/core'
import type { Endereco } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import { AddressState } from './AddressState.tsx'

interface RecipientsFieldProps {
  value: string[]
  /** Those of the stored bulletin. */
  addresses: Endereco[]
  error: string | undefined
  onChange(value: string[]): void
}

/** The addresses of a bulletin, each with its state. */
export function RecipientsField({ value, addresses, error, onChange }: RecipientsFieldProps) {
  const { bulletins: said } = useSpeech().words
  const stateOf = (email: string) =>
    addresses.find((one) => one.email === email.trim().toLowerCase())?.situacao ?? 'novo'
  return (
    <TagsInput
      label={said.recipients}
      description={value.length === 0 ? said.recipientsNone : said.recipientsHelp}
      placeholder={said.recipientPlace}
      value={value}
      onChange={onChange}
      acceptValueOnBlur
      error={error}
      renderPill={({ option, onRemove, disabled = false }) => (
        <Pill
          withRemoveButton
          disabled={disabled}
          removeButtonProps={{ 'aria-label': said.removeAddress(String(option.value)) }}
          {...(onRemove ? { onRemove } : {})}
        >
          {option.value} <AddressState state={stateOf(String(option.value))} />
        </Pill>
      )}
    />
  )
}

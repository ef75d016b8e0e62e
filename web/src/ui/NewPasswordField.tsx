import { PasswordInput } from '@mantine/core'
import { useSpeech } from '../words/words.tsx'
import type { FieldProps } from './form.ts'

/** The password that a person chooses. */
export function NewPasswordField({ field }: { field: FieldProps }) {
  const {
    words: { door },
  } = useSpeech()
  return (
    <PasswordInput
      {...field}
      label={door.newPassword}
      description={door.passwordHelp}
      autoComplete="new-password"
      required
      withAsterisk={false}
    />
  )
}

import { TextInput } from '@mantine/core'
import type { FieldProps } from '../ui/form.ts'
import { useSpeech } from '../words/words.tsx'

/** A code of the authenticator app, beside the password. */
export function CodeField({ field }: { field: FieldProps }) {
  const {
    words: { door },
  } = useSpeech()
  return (
    <TextInput
      {...field}
      label={door.code}
      description={door.codeHelp}
      autoComplete="one-time-code"
      required
      withAsterisk={false}
    />
  )
}

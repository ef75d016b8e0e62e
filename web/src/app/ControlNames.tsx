import { MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useSpeech } from '../words/words.tsx'

/** Names what every dialog and password field has beside its own parts, in the visitor's language. */
export function ControlNames({ children }: { children: ReactNode }) {
  const {
    words: { common },
  } = useSpeech()
  const theme = useMemo(() => {
    const dialog = { defaultProps: { closeButtonProps: { 'aria-label': common.close } } }
    const PasswordInput = {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': common.showPassword } },
    }
    return { components: { Modal: dialog, Drawer: dialog, PasswordInput } }
  }, [common])
  return (
    <MantineThemeProvider theme={theme} inherit>
      {children}
    </MantineThemeProvider>
  )
}

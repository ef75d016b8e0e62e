import { MantineThemeProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useSpeech } from '../words/words.tsx'

/** Gives the close button of every dialog its name, in the visitor's language. */
export function DialogNames({ children }: { children: ReactNode }) {
  const {
    words: { common },
  } = useSpeech()
  const theme = useMemo(() => {
    const defaultProps = { closeButtonProps: { 'aria-label': common.close } }
    return { components: { Modal: { defaultProps }, Drawer: { defaultProps } } }
  }, [common])
  return (
    <MantineThemeProvider theme={theme} inherit>
      {children}
    </MantineThemeProvider>
  )
}

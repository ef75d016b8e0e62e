import '@mantine/core/styles.layer.css'
import './app/fonts.css'
import './app/tokens.css'
import './app/base.css'
import './app/mantine.css'
import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './api/client.ts'
import { sessionOptions } from './api/session.ts'
import { ControlNames } from './app/ControlNames.tsx'
import { theme, variables } from './app/theme.ts'
import { router } from './router.tsx'
import { SpeechProvider } from './words/words.tsx'

/** The nonce of this response: code that adds styles to the page must use it. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
setNonce(nonce)

const colours = localStorageColorSchemeManager({ key: 'arauto-aparencia' })

const MOST_RETRIES = 2
const FIRST_WAIT_MS = 1_000
/** Instead of a longer wait, the visitor is told. */
const LONGEST_WAIT_MS = 5_000

/** A refusal is final; a missing answer, or a busy service, may be temporary. */
function isWorthwhile(error: Error): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status >= 500 && (error.waitMs ?? 0) <= LONGEST_WAIT_MS
}

function lookAgain(error: Error): void {
  if (error instanceof ApiError && error.isSignedOut)
    void queries.invalidateQueries({ queryKey: sessionOptions.queryKey })
}

const queries = new QueryClient({
  // The session was ended by another device or by time: asking again shows that.
  queryCache: new QueryCache({ onError: lookAgain }),
  mutationCache: new MutationCache({ onError: lookAgain }),
  defaultOptions: {
    queries: {
      retry: (count, error) => count < MOST_RETRIES && isWorthwhile(error),
      retryDelay: (count, error) =>
        (error instanceof ApiError ? error.waitMs : null) ?? FIRST_WAIT_MS * 2 ** count,
      refetchOnWindowFocus: false,
    },
    // Without a network, changes fail at once: nobody waits for them, or is surprised by them
    // later.
    mutations: { networkMode: 'always' },
  },
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={colours}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queries}>
        <SpeechProvider>
          <ControlNames>
            <RouterProvider router={router} />
          </ControlNames>
        </SpeechProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)

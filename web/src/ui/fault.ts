import { ApiError } from '../api/client.ts'
import { useSpeech } from '../words/words.tsx'

/** A refusal, for a form. */
export interface Fault {
  message: string
  /** The fault of a field, and the way out; undefined: none. */
  of(field: string): string | undefined
  /** Whether every reason is at a field. */
  isOfFields: boolean
}

export function useFault(error: Error | null): Fault | null {
  const {
    words: { common },
  } = useSpeech()
  // The sign-in is open above: after it, the typed text is sent again.
  if (error === null || (error instanceof ApiError && error.isSignedOut)) return null
  const details = error instanceof ApiError ? error.details : []
  return {
    message: error instanceof ApiError ? error.message : common.unreachable,
    isOfFields: details.length > 0,
    of(field) {
      const said = details.filter(
        ({ campo }) =>
          campo === field || campo.startsWith(`${field}.`) || campo.startsWith(`${field}[`),
      )
      if (said.length === 0) return undefined
      return said.map(({ problema, sugestao }) => sentence(problema, sugestao)).join(' ')
    },
  }
}

function sentence(problem: string, suggestion: string | null): string {
  const said = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`
  return suggestion === null ? said : `${said} ${suggestion}`
}

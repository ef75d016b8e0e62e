/** What a failed sending means for this message and for the others. */
export interface SendFailure {
  /**
   * `refused`: this message, for good. `deferred`: this message, for now. `unreachable`: no message
   * can be sent, because of the server, the way to it, or how it is set up here.
   */
  kind: 'refused' | 'deferred' | 'unreachable'
  error: string
}

/** The part of nodemailer's errors that explains a failure. */
interface SmtpError {
  message: string
  code?: string | undefined
  /** The command that the server answered. */
  command?: string | undefined
  responseCode?: number | undefined
  /** Whether the same message would be refused again; only where the server answered. */
  permanent?: boolean | undefined
}

/** Longest part of an error that is kept. */
const MAX_ERROR = 500

/** Servers repeat the recipient's e-mail address, which must not be in a log. */
const ADDRESS = /[^\s<>"']+@[^\s<>"']+/g

/** Commands whose answer is about the message: its recipient, its content. */
const OF_THE_MESSAGE = ['RCPT TO', 'DATA']

/** Whatever the command was, the server refuses to continue: it is closing. */
const CLOSING = 421

export function sendFailure(thrown: unknown): SendFailure {
  const problem: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { message, code, command = '', responseCode, permanent } = problem
  const error = message.replace(ADDRESS, '…@…').replace(/\s+/g, ' ').slice(0, MAX_ERROR)
  const ofTheMessage = OF_THE_MESSAGE.some((name) => command.startsWith(name))
  if (responseCode !== undefined && responseCode !== CLOSING && ofTheMessage)
    return { kind: permanent ? 'refused' : 'deferred', error }
  // An envelope that was not even offered to the server: an address that cannot be one.
  if (code === 'EENVELOPE' && responseCode === undefined) return { kind: 'refused', error }
  return { kind: 'unreachable', error }
}

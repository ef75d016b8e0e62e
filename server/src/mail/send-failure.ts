/** The meaning of a failed sending for this message and for the others. */
export interface SendFailure {
  /**
   * `refused`: this message, for good. `deferred`: this message, for now. `unreachable`: no message
   * can be sent, because of the server, the network, or the settings here.
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
  /** Whether the same message would be refused again; only if the server answered. */
  permanent?: boolean | undefined
}

/** The longest part of an error to keep. */
const MAX_ERROR = 500

/** Servers repeat the recipient's e-mail address, which must not be in a log. */
const ADDRESS = /[^\s<>"']+@[^\s<>"']+/g

/** Commands whose answers are about the message: its recipient, its content. */
const OF_THE_MESSAGE = ['RCPT TO', 'DATA']

/** The server is closing and refuses to continue, whatever the command. */
const CLOSING = 421

export function sendFailure(thrown: unknown): SendFailure {
  const problem: SmtpError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { message, code, command = '', responseCode, permanent } = problem
  const error = message.replace(ADDRESS, '…@…').replace(/\s+/g, ' ').slice(0, MAX_ERROR)
  const ofTheMessage = OF_THE_MESSAGE.some((name) => command.startsWith(name))
  if (responseCode !== undefined && responseCode !== CLOSING && ofTheMessage)
    return { kind: permanent ? 'refused' : 'deferred', error }
  // The envelope was not even offered to the server: the address is invalid.
  if (code === 'EENVELOPE' && responseCode === undefined) return { kind: 'refused', error }
  return { kind: 'unreachable', error }
}

/** Pages of the service that mails lead to; http/alerts/email-pages.ts serves them. */
export const CONFIRM_PATH = '/email/confirmar'
export const UNSUBSCRIBE_PATH = '/email/sair'

export function confirmationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${CONFIRM_PATH}?token=${encodeURIComponent(token)}`
}

export function unsubscribeUrl(publicUrl: string, token: string): string {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`
}

/** The dashboard's page behind an invitation. What follows the `#` is never sent to a server, nor logged by one. */
export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/convite#${token}`
}

export function passwordUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/senha#${token}`
}

export function addressProofUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/confirmacao#${token}`
}

export function signInUrl(publicUrl: string): string {
  return `${publicUrl}/entrar`
}

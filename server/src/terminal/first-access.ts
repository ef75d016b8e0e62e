import { MISSING_PAGE } from '../lib/errors/missing-page.ts'
import { invitationUrl } from '../mail/links.ts'

/** A service that has begun. */
interface Begun {
  url: string
  lacksPage: boolean
  firstInvitation: string | null
}

/** The way in for the first person, or why there is none; nothing once there is somebody. */
export function firstAccess({ url, lacksPage, firstInvitation }: Begun): string[] {
  if (lacksPage) return ['', `ATENÇÃO: ${MISSING_PAGE}`, '  A API atende sem ela.']
  if (firstInvitation === null) return []
  return [
    '',
    'Crie a conta de quem administra. O link vale uma vez, por 7 dias (reiniciado depois de uma hora, o serviço mostra outro):',
    `  ${invitationUrl(url, firstInvitation)}`,
  ]
}

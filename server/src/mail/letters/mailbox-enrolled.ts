import type { Letter } from '../letter.ts'
import { unsubscribeUrl } from '../links.ts'
import type { MailboxEnrolled } from '../message.ts'

/** Tells the owner of a mailbox, once, which account sends its alerts there, and the way out. */
export function mailboxEnrolled(
  { conta, unsubscribeToken }: MailboxEnrolled,
  publicUrl: string,
): Letter {
  const leave = unsubscribeUrl(publicUrl, unsubscribeToken)
  return {
    subject: 'Você passa a receber alertas do Diário Oficial',
    blocks: [
      {
        kind: 'paragraph',
        content: [
          `A conta “${conta}” pediu que os alertas dela sobre o Diário Oficial da União sejam enviados a este endereço. Quem opera o serviço responde pelos endereços deste domínio: não é preciso confirmar nada.`,
        ],
      },
    ],
    footer: [
      'Para não os receber, use o link que está aqui e em cada e-mail. ',
      { text: 'Não receber mais', url: leave },
    ],
    unsubscribeUrl: leave,
  }
}

import type { Letter } from '../letter.ts'
import { confirmationUrl } from '../links.ts'
import type { MailboxConfirmation } from '../message.ts'

/** Asks the owner of a mailbox whether an account may send its alerts there. */
export function mailboxConfirmation(
  { conta, token }: MailboxConfirmation,
  publicUrl: string,
): Letter {
  return {
    subject: 'Confirme que quer receber alertas do Diário Oficial',
    blocks: [
      {
        kind: 'paragraph',
        content: [
          `A conta “${conta}” pediu que os alertas dela sobre o Diário Oficial da União sejam enviados a este endereço. Nada será enviado sem a sua confirmação.`,
        ],
      },
      { kind: 'action', text: 'Confirmar o endereço', url: confirmationUrl(publicUrl, token) },
      { kind: 'paragraph', content: ['O link vale por 7 dias.'] },
    ],
    footer: ['Não reconhece este pedido? Ignore esta mensagem: sem a confirmação, nada acontece.'],
    unsubscribeUrl: null,
  }
}

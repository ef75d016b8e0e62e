import { brasiliaTime } from '../brasilia-time.ts'
import type { Letter } from '../letter.ts'
import { signInUrl } from '../links.ts'
import type { PersonNote } from '../message.ts'

/** Notifies a person of an event. */
export function personNote(note: PersonNote, publicUrl: string): Letter {
  const { subject, text, action, footer } = wordsOf(note)
  return {
    subject,
    blocks: [
      { kind: 'paragraph', content: [text] },
      { kind: 'action', text: action ?? 'Ir ao Arauto', url: signInUrl(publicUrl) },
    ],
    footer: [
      footer ?? 'Não foi você? Encerre já as sessões que não conhece e, se usa senha, troque-a.',
    ],
    unsubscribeUrl: null,
  }
}

interface Words {
  subject: string
  text: string
  action?: string
  footer?: string
}

function wordsOf(note: PersonNote): Words {
  switch (note.kind) {
    case 'already_known':
      return {
        subject: 'Você já tem acesso ao Arauto',
        text: 'Recebemos um pedido de acesso com este endereço, que já tem acesso.',
        action: 'Entrar',
        footer:
          'Esqueceu a senha? Peça uma nova na página de entrada. Não foi você? Ignore esta mensagem: nada acontece.',
      }
    case 'password_changed':
      return {
        subject: 'Sua senha no Arauto mudou',
        text: 'A senha desta conta foi trocada, e as outras sessões foram encerradas.',
        footer: 'Não foi você? Peça já uma senha nova na página de entrada.',
      }
    case 'address_changed':
      return {
        subject: 'Seu e-mail no Arauto mudou',
        text: 'Quem entrava no Arauto com este endereço agora entra com outro, que acaba de ser confirmado.',
        footer:
          'Não foi você? Avise já quem cuida da sua conta no Arauto: este endereço não recupera mais a senha.',
      }
    case 'factor_on':
      return {
        subject: 'Aplicativo autenticador ativado no Arauto',
        text: 'De agora em diante, para entrar, é pedido também um código do aplicativo. As outras sessões foram encerradas.',
      }
    case 'factor_off':
      return {
        subject: 'Aplicativo autenticador desativado no Arauto',
        text: 'Para entrar, não se pede mais o código do aplicativo, e os códigos de recuperação deixaram de valer.',
      }
    case 'codes_renewed':
      return {
        subject: 'Novos códigos de recuperação no Arauto',
        text: 'Os códigos de recuperação foram trocados: os antigos deixaram de valer.',
      }
    case 'identity_linked':
      return {
        subject: 'Uma nova forma de entrar no Arauto',
        text: 'Uma identidade do provedor desta instalação foi vinculada à sua conta: com ela se entra sem a senha.',
        footer:
          'Não foi você? Desvincule-a em Sua conta, e avise quem cuida da sua conta no Arauto.',
      }
    case 'new_device':
      return {
        subject: 'Entrada no Arauto em um novo navegador',
        text: `Alguém entrou na sua conta em ${brasiliaTime(note.em)}, em um navegador que ainda não conhecíamos.`,
      }
  }
}

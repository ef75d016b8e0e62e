import type { Letter, LetterBlock } from '../letter.ts'
import { addressProofUrl, invitationUrl, passwordUrl } from '../links.ts'
import type { PersonInvitation, PersonLink } from '../message.ts'

/** The way in for somebody who was invited, or who asked for it. */
export function personInvitation(
  { conta, de, token }: PersonInvitation,
  publicUrl: string,
): Letter {
  const into = conta === null ? 'uma conta sua' : `a conta “${conta}”`
  const why =
    de === null ? `Este endereço foi convidado para ${into}` : `${de} convidou você para ${into}`
  return letterOf('Seu convite para o Arauto', [
    paragraph(`${why} no Arauto, que busca e acompanha o Diário Oficial da União.`),
    { kind: 'action', text: 'Aceitar o convite', url: invitationUrl(publicUrl, token) },
    paragraph('O link vale uma vez, por 7 dias.'),
  ])
}

/** A link for one person only. */
export function personLink({ kind, token }: PersonLink, publicUrl: string): Letter {
  if (kind === 'password_reset')
    return letterOf('Sua senha nova no Arauto', [
      paragraph('Alguém, talvez você, pediu uma senha nova para este endereço.'),
      { kind: 'action', text: 'Definir a senha', url: passwordUrl(publicUrl, token) },
      paragraph('O link vale uma vez, por 1 hora. Quem já entrou terá de entrar de novo.'),
    ])
  return letterOf('Confirme seu endereço no Arauto', [
    paragraph('Confirme que este endereço é seu: por ele você poderá recuperar a senha.'),
    { kind: 'action', text: 'Confirmar o endereço', url: addressProofUrl(publicUrl, token) },
    paragraph('O link vale uma vez, por 7 dias.'),
  ])
}

const UNEXPECTED = 'Não esperava esta mensagem? Ignore-a: sem o link, nada acontece.'

function letterOf(subject: string, blocks: LetterBlock[]): Letter {
  return { subject, blocks, footer: [UNEXPECTED], unsubscribeUrl: null }
}

function paragraph(text: string): LetterBlock {
  return { kind: 'paragraph', content: [text] }
}

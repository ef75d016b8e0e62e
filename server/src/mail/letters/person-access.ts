import type { Letter, LetterBlock } from '../letter.ts'
import { addressProofUrl, invitationUrl, passwordUrl, signInUrl } from '../links.ts'
import type { PersonInvitation, PersonLink, PersonNote } from '../message.ts'

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

/** News for a person. */
export function personNote({ kind }: PersonNote, publicUrl: string): Letter {
  if (kind === 'password_changed')
    return letterOf(
      'Sua senha no Arauto mudou',
      [
        paragraph('A senha desta conta foi trocada, e as outras sessões foram encerradas.'),
        { kind: 'action', text: 'Ir ao Arauto', url: signInUrl(publicUrl) },
      ],
      'Não foi você? Peça já uma senha nova na página de entrada.',
    )
  return letterOf('Você já tem acesso ao Arauto', [
    paragraph('Alguém, talvez você, pediu acesso com este endereço, que já o tem.'),
    { kind: 'action', text: 'Entrar', url: signInUrl(publicUrl) },
    paragraph('Esqueceu a senha? Na mesma página se pede uma nova.'),
  ])
}

const UNEXPECTED = 'Não esperava esta mensagem? Ignore-a: sem o link, nada acontece.'

function letterOf(subject: string, blocks: LetterBlock[], footer = UNEXPECTED): Letter {
  return { subject, blocks, footer: [footer], unsubscribeUrl: null }
}

function paragraph(text: string): LetterBlock {
  return { kind: 'paragraph', content: [text] }
}

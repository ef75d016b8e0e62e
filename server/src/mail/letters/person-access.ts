import type { Letter, LetterBlock } from '../letter.ts'
import { addressProofUrl, invitationUrl, passwordUrl } from '../links.ts'
import type { AddressProof, PasswordReset, PersonInvitation } from '../message.ts'

/** A link for somebody who was invited, or who signed up. */
export function personInvitation(
  { conta, de, token }: PersonInvitation,
  publicUrl: string,
): Letter {
  const into = conta === null ? 'abrir uma conta' : `entrar na conta “${conta}”`
  const why = de === null ? `Este é um convite para ${into}` : `${de} convidou você para ${into}`
  return letterOf('Seu convite para o Arauto', [
    paragraph(`${why} no Arauto, que busca e acompanha o Diário Oficial da União.`),
    { kind: 'action', text: 'Aceitar o convite', url: invitationUrl(publicUrl, token) },
    paragraph('O link vale uma vez, por 7 dias.'),
  ])
}

export function passwordReset({ token }: PasswordReset, publicUrl: string): Letter {
  return letterOf('Redefina sua senha no Arauto', [
    paragraph('Recebemos um pedido para redefinir a senha de quem entra com este endereço.'),
    { kind: 'action', text: 'Definir a nova senha', url: passwordUrl(publicUrl, token) },
    paragraph('O link vale uma vez, por 1 hora. As sessões abertas serão encerradas.'),
  ])
}

/** Names the person who asks, so that the reader does not confirm the address for somebody else. */
export function addressProof({ pessoa, token }: AddressProof, publicUrl: string): Letter {
  const who = pessoa == null ? 'Alguém' : `“${pessoa.nome}”, da conta “${pessoa.conta}”,`
  return letterOf('Confirme seu endereço no Arauto', [
    paragraph(`${who} informou este endereço no Arauto como próprio. Confirme apenas se foi você.`),
    { kind: 'action', text: 'Confirmar o endereço', url: addressProofUrl(publicUrl, token) },
    paragraph(
      'Com a confirmação, essa pessoa passa a entrar com este endereço, e por ele recupera a senha. O link vale uma vez, por 7 dias.',
    ),
  ])
}

const UNEXPECTED = 'Não esperava esta mensagem? Ignore-a: sem o link, nada acontece.'

function letterOf(subject: string, blocks: LetterBlock[]): Letter {
  return { subject, blocks, footer: [UNEXPECTED], unsubscribeUrl: null }
}

function paragraph(text: string): LetterBlock {
  return { kind: 'paragraph', content: [text] }
}

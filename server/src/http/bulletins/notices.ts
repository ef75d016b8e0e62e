import type { OwnAlert } from '../../alerts/bulletins/bulletin-store.ts'
import type { BulletinView } from '../../alerts/bulletins/bulletin.ts'
import type { Mailbox } from '../../alerts/mailbox.ts'
import { MOST_NOTICES, unconfirmedNotice } from '../alerts/notices.ts'
import { type Notice, noticeData } from '../../service/notice.ts'

/** Notices for the owner of a bulletin: what would keep it from reaching people, or from finding anything. */
export function bulletinNotices(
  { alertas, destinatarios }: Pick<BulletinView, 'alertas' | 'destinatarios'>,
  mailboxes: Pick<Mailbox, 'email' | 'situacao'>[],
  known: OwnAlert[],
): Notice[] {
  const stateOf = new Map(mailboxes.map(({ email, situacao }) => [email, situacao]))
  return [
    ...(destinatarios.length === 0 ? [withoutRecipient] : []),
    ...alertas.flatMap((id, index) => alertNotice(id, known, `alertas[${index}]`)),
    ...destinatarios.flatMap((email, index) => {
      const situacao = stateOf.get(email) ?? null
      return situacao === 'confirmado'
        ? []
        : [unconfirmedNotice(email, situacao, `destinatarios[${index}]`)]
    }),
  ].slice(0, MOST_NOTICES)
}

const withoutRecipient: Notice = {
  codigo: 'boletim_sem_destinatario',
  campo: 'destinatarios',
  mensagem:
    'O boletim não tem destinatários: cada um é feito e fica no histórico, mas ninguém o recebe.',
  sugestoes: [],
  dados: noticeData(),
}

function alertNotice(id: string, known: OwnAlert[], campo: string): Notice[] {
  const alert = known.find((one) => one.id === id)
  const dados = noticeData({ valor: id })
  if (alert === undefined)
    return [
      {
        codigo: 'alerta_inexistente',
        campo,
        mensagem: 'Este alerta foi excluído. Tire-o do boletim.',
        sugestoes: [],
        dados,
      },
    ]
  if (alert.ativo) return []
  return [
    {
      codigo: 'alerta_inativo',
      campo,
      mensagem: `O alerta ${id} está inativo: enquanto estiver, nada encontra para o boletim.`,
      sugestoes: [],
      dados,
    },
  ]
}

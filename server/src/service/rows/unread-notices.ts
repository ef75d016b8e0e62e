import { PROGRAM } from '../../lib/errors/program.ts'
import { type Notice, noticeData } from '../notice.ts'
import type { UnreadEditions } from './row-store.ts'

/** Acts whose rows are missing, or were read by older rules. */
export function unreadNotices(unread: UnreadEditions[], campo: string): Notice[] {
  if (unread.length === 0) return []
  const listed = unread.map(({ secao, edicoes, inicio, fim }) => {
    const days = inicio === fim ? `de ${inicio}` : `de ${inicio} a ${fim}`
    const which = secao === 'extra' ? 'extras' : `da seção ${secao}`
    return `${edicoes} ${which} (${days})`
  })
  return [
    {
      codigo: 'edicoes_sem_linhas',
      campo,
      mensagem: `Há edições com atos de que não se leram as linhas, ou só por regras mais antigas: ${listed.join('; ')}. As linhas deles faltam aqui, ou podem estar desatualizadas, até o serviço as ler de novo, o que ele faz aos poucos; ${PROGRAM} situacao diz quantas edições faltam.`,
      sugestoes: [],
      dados: noticeData({
        periodos: unread.map(({ secao, inicio, fim }) => ({
          inicio,
          fim,
          secao,
          secao_base: null,
        })),
      }),
    },
  ]
}

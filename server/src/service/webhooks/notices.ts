import { type Notice, noticeData } from '../notice.ts'

/** A section filter that excludes extra editions, which is rarely intended. */
export const withoutExtra: Notice = {
  codigo: 'secoes_sem_extra',
  campo: 'filtros.secoes',
  mensagem:
    'As edições extras têm seção própria, que não está no filtro: os atos delas não serão enviados. Ponha extra, ou só as da seção: extra1, extra2, extra3.',
  sugestoes: ['extra'],
  dados: noticeData(),
}

/** Some events of a replay's period are no longer stored. */
export const replayBeforeEvents: Notice = {
  codigo: 'eventos_expirados',
  campo: 'desde',
  mensagem: 'Os eventos são guardados por 90 dias: os de antes disso não serão reenviados.',
  sugestoes: [],
  dados: noticeData(),
}

import type { Notice } from '../../lib/notice.ts'

/** A filter by sections that leaves urgent acts out, which is seldom meant. */
export const withoutExtra: Notice = {
  codigo: 'secoes_sem_extra',
  campo: 'filtros.secoes',
  mensagem:
    'As edições extras têm seção própria, extra, que não está no filtro: os atos delas não serão enviados.',
  sugestoes: ['extra'],
}

/** A replay of events of which some are no longer kept. */
export const replayBeforeEvents: Notice = {
  codigo: 'eventos_expirados',
  campo: 'desde',
  mensagem: 'Os eventos são guardados por 90 dias: os de antes disso não serão reenviados.',
  sugestoes: [],
}

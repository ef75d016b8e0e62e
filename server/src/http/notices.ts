import type { Notice } from '../lib/notice.ts'

/** A filter by sections that leaves urgent acts out, which is seldom meant. */
export const withoutExtra: Notice = {
  codigo: 'secoes_sem_extra',
  campo: 'filtros.secoes',
  mensagem:
    'As edições extras têm seção própria, extra, que não está no filtro: os atos delas não serão enviados.',
  sugestoes: ['extra'],
}

/** A cursor from before the oldest event that is still kept. */
export const expiredEvents: Notice = {
  codigo: 'eventos_expirados',
  campo: 'apos',
  mensagem:
    'Entre a página anterior e esta houve eventos que já não são guardados. O que mudou no acervo está em /buscar.',
  sugestoes: [],
}

/** A cursor from after the newest event: the archive was put back to an earlier state. */
export const cursorAhead: Notice = {
  codigo: 'cursor_adiante',
  campo: 'apos',
  mensagem:
    'Este cursor é de um evento que o acervo não tem: ele deve ter sido restaurado de uma cópia mais antiga. Comece de novo, sem apos.',
  sugestoes: [],
}

/** A replay of events of which some are no longer kept. */
export const replayBeforeEvents: Notice = {
  codigo: 'eventos_expirados',
  campo: 'desde',
  mensagem: 'Os eventos são guardados por 90 dias: os de antes disso não serão reenviados.',
  sugestoes: [],
}

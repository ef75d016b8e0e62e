import { type Notice, noticeData } from '../notice.ts'

/** A cursor from before the oldest stored event. */
export const expiredEvents: Notice = {
  codigo: 'eventos_expirados',
  campo: 'apos',
  mensagem:
    'Entre a página anterior e esta houve eventos que já não são guardados. O que mudou no acervo está em /buscar.',
  sugestoes: [],
  dados: noticeData(),
}

/** A cursor after the newest event: the archive was restored from an earlier state. */
export const cursorAhead: Notice = {
  codigo: 'cursor_adiante',
  campo: 'apos',
  mensagem:
    'Este cursor é de um evento que o acervo não tem: ele deve ter sido restaurado de uma cópia mais antiga. Comece de novo, sem apos.',
  sugestoes: [],
  dados: noticeData(),
}

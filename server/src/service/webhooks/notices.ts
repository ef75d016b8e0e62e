import type { Notice } from '../../lib/notice.ts'

/** A filter value that no publication bears: the answer is empty, and this says why. */
export function unknownValue(
  campo: 'orgao' | 'tipo_ato' | 'edicao',
  value: string,
  sugestoes: string[],
): Notice {
  const what = { orgao: 'órgão', tipo_ato: 'tipo de ato', edicao: 'edição' }[campo]
  return {
    codigo: `${campo}_inexistente`,
    campo,
    mensagem: `Nenhuma publicação do acervo tem ${what} "${value}".`,
    sugestoes,
  }
}

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

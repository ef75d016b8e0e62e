import type { EventAct, FullEvent } from './full-event.ts'

/** `dados` of the deliveries of an event. `termos`: those of the filter that matched, as written. */
export function eventData(event: FullEvent, termos: string[]): object {
  switch (event.tipo) {
    case 'publicacao.nova':
      return { publicacao: actData(event.act, termos) }
    case 'publicacao.atualizada':
      return { publicacao: actData(event.act, termos), ...event.change }
    case 'edicao.publicada':
      return { edicao: event.edition }
    case 'alerta.match':
      return { alerta: event.alert, publicacao: actData(event.act, [event.consulta]) }
  }
}

/** An act as in the results of a search, and why its receiver gets it. */
function actData(act: EventAct, termos_correspondentes: string[]): object {
  const { id, titulo, resumo, data_publicacao, secao, secao_base } = act
  const { orgao, tipo_ato, url_original, situacao } = act
  return {
    id,
    titulo,
    resumo,
    data_publicacao,
    secao,
    secao_base,
    orgao,
    tipo_ato,
    url_original,
    situacao,
    termos_correspondentes,
  }
}

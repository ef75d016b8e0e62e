import type { Fact, FactAct } from './fact.ts'

/** `dados` of the deliveries of a fact. `termos`: those of the filter that matched, as written. */
export function factData(fact: Fact, termos: string[]): object {
  switch (fact.tipo) {
    case 'publicacao.nova':
      return { publicacao: actData(fact.act, termos) }
    case 'publicacao.atualizada':
      return { publicacao: actData(fact.act, termos), ...fact.change }
    case 'edicao.publicada':
      return { edicao: fact.edition }
    case 'alerta.match':
      return { alerta: fact.alert, publicacao: actData(fact.act, [fact.consulta]) }
  }
}

/** An act as in the results of a search, and why its receiver gets it. */
function actData(act: FactAct, termos_correspondentes: string[]): object {
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

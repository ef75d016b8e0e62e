import type { Alerta, FiltrosAlerta } from '../api/schema.ts'
import type { SearchState } from '../query/state.ts'

/** The filters of an alert or a webhook on acts. */
export type StandingFilter = Omit<FiltrosAlerta, 'linhas'>

/** The parts of a search that an alert can keep. */
export type Followed = Pick<
  SearchState,
  | 'termo'
  | 'secao'
  | 'orgao'
  | 'orgao_exceto'
  | 'tipo_ato'
  | 'situacao'
  | 'cnpj'
  | 'valor_min'
  | 'valor_max'
  | 'literal'
  | 'ignorar_assinatura'
>

/** The filters of an alert or a webhook that reports the results of a search. */
export function standingFilterOf(search: Followed): StandingFilter {
  return {
    secoes: search.secao ?? [],
    orgaos: search.orgao ?? [],
    orgaos_exceto: search.orgao_exceto ?? [],
    tipos_ato: search.tipo_ato ?? [],
    situacoes: search.situacao ?? [],
    cnpjs: search.cnpj ?? [],
    valor_min: search.valor_min ?? null,
    valor_max: search.valor_max ?? null,
    literal: search.literal ?? false,
    ignorar_assinatura: search.ignorar_assinatura ?? false,
  }
}

/** The search that finds the acts an alert reports; reading 0: words are read literally. */
export function searchOf(
  alert: Pick<Alerta, 'consulta' | 'leitura'> & { filtros: StandingFilter },
): Followed {
  const { consulta, filtros, leitura } = alert
  const { secoes, orgaos, orgaos_exceto, tipos_ato, situacoes, cnpjs } = filtros
  const { valor_min, valor_max, literal, ignorar_assinatura } = filtros
  return {
    ...(consulta === '*' ? {} : { termo: consulta }),
    ...(secoes.length > 0 ? { secao: secoes } : {}),
    ...(orgaos.length > 0 ? { orgao: orgaos } : {}),
    ...(orgaos_exceto.length > 0 ? { orgao_exceto: orgaos_exceto } : {}),
    ...(tipos_ato.length > 0 ? { tipo_ato: tipos_ato } : {}),
    ...(situacoes.length > 0 ? { situacao: situacoes } : {}),
    ...(cnpjs.length > 0 ? { cnpj: cnpjs } : {}),
    ...(valor_min === null ? {} : { valor_min }),
    ...(valor_max === null ? {} : { valor_max }),
    ...(literal || leitura === 0 ? { literal: true } : {}),
    ...(ignorar_assinatura ? { ignorar_assinatura } : {}),
  }
}

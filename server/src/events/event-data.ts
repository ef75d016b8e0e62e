import { requestBudget } from '../lib/flow/budget.ts'
import type { Query } from '../../engine/port.ts'
import { LITERAL, readQuery } from '../search/reading/reading.ts'
import { type Excerpt, excerptSource } from '../search/snippet/excerpts.ts'
import type { EventAct, FullEvent } from './full-event.ts'

/** Why a subscriber gets an event: the terms of its filter that the act matches, as written. */
export interface MatchReason {
  termos: string[]
  /** The version by which they are read. */
  leitura: number
}

/** The reason of a subscriber without a filter. */
export const NO_REASON: MatchReason = { termos: [], leitura: LITERAL }

/**
 * Returns a function that makes the `dados` of an event's deliveries, one per reason; common parts
 * are computed once.
 */
export function eventData(event: FullEvent): (reason: MatchReason) => object {
  switch (event.tipo) {
    case 'publicacao.nova': {
      const publicacao = actData(event.act)
      return (reason) => ({ publicacao: publicacao(reason) })
    }
    case 'publicacao.atualizada': {
      const publicacao = actData(event.act)
      return (reason) => ({ publicacao: publicacao(reason), ...event.change })
    }
    case 'edicao.publicada':
      return () => ({ edicao: event.edition })
    case 'alerta.match': {
      const { alert, consulta, leitura } = event
      const publicacao = actData(event.act)({ termos: [consulta], leitura })
      return () => ({ alerta: alert, publicacao })
    }
  }
}

/** An act as in the results of a search, with the reason why its receiver gets it. */
function actData(act: EventAct): (reason: MatchReason) => object {
  const { id, titulo, resumo, data_publicacao, secao, secao_base } = act
  const { orgao, tipo_ato, url_original, situacao } = act
  const excerpts = excerptsFor(act)
  return (reason) => ({
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
    termos_correspondentes: reason.termos,
    trechos: excerpts(reason),
  })
}

/**
 * Excerpts that show the terms; empty if there are no terms. The text is read once, and only if
 * needed.
 */
function excerptsFor(act: EventAct): (reason: MatchReason) => Excerpt[] {
  let source: ReturnType<typeof excerptSource> | null = null
  const known = new Map<string, Excerpt[]>()
  return (reason) => {
    if (reason.termos.length === 0) return []
    const key = JSON.stringify(reason)
    const excerpts =
      known.get(key) ?? (source ??= excerptSource(act, requestBudget)).excerpts(anyOf(reason))
    known.set(key, excerpts)
    return excerpts
  }
}

function anyOf({ termos, leitura }: MatchReason): Query {
  return { kind: 'or', children: termos.map((termo) => readQuery(termo, leitura).query) }
}

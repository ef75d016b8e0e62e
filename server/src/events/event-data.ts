import { partFinder } from '../gazette/inner-acts/part-finder.ts'
import type { PartAddress } from '../gazette/inner-acts/partes.ts'
import { requestBudget } from '../lib/flow/budget.ts'
import type { Query } from '../../engine/port.ts'
import { type SoughtManner, readSought } from '../search/reading/read-sought.ts'
import { LITERAL } from '../search/reading/reading.ts'
import { type Excerpt, excerptSource } from '../search/snippet/excerpts.ts'
import type { EventAct, FullEvent } from './full-event.ts'
import { publishedRow } from './published-row.ts'

/** Why a subscriber gets an event: the terms of its filter that the act matches, as written. */
export interface MatchReason extends SoughtManner {
  termos: string[]
}

/** The reason of a subscriber without a filter. */
export const NO_REASON: MatchReason = {
  termos: [],
  leitura: LITERAL,
  ignorar_assinatura: false,
}

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
    case 'linha.nova': {
      const { act, row } = event
      const publicacao = actData(act)
      const linha = publishedRow(row, act)
      return (reason) => ({ tabela: row.tabela, linha, publicacao: publicacao(reason) })
    }
    case 'linha.prazo': {
      const { tabela, linha, prazo } = event.term
      const publicacao = actData(event.act)
      return (reason) => ({ tabela, linha, prazo, publicacao: publicacao(reason) })
    }
    case 'edicao.publicada':
      return () => ({ edicao: event.edition })
    case 'alerta.match': {
      const { alert, termos, leitura, ignorar_assinatura, row } = event
      const publicacao = actData(event.act)({ termos, leitura, ignorar_assinatura })
      return () => ({ alerta: alert, publicacao, ...row })
    }
  }
}

/** An act as in the results of a search, with the reason why its receiver gets it. */
function actData(act: EventAct): (reason: MatchReason) => object {
  const { id, titulo, resumo, data_publicacao, secao, secao_base } = act
  const { orgao, tipo_ato, url_original, situacao } = act
  const why = reasonsFor(act)
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
    ...why(reason),
  })
}

/** Why somebody is told of an act, in the names of the wire. */
interface Shown {
  trechos: Excerpt[]
  parte: PartAddress | null
}

/**
 * Excerpts that show the terms, and the act within the article that has them; nothing if there are no terms.
 * The text is read once, and only if needed.
 */
function reasonsFor(act: EventAct): (reason: MatchReason) => Shown {
  let source: ReturnType<typeof excerptSource> | null = null
  const partOf = partFinder(act)
  const known = new Map<string, Shown>()
  return (reason) => {
    if (reason.termos.length === 0) return { trechos: [], parte: null }
    const key = JSON.stringify(reason)
    const shown = known.get(key) ?? show(anyOf(reason))
    known.set(key, shown)
    return shown
  }

  function show(query: Query): Shown {
    const { trechos, places } = (source ??= excerptSource(act, requestBudget)).excerpts(query)
    return { trechos, parte: partOf(places) }
  }
}

function anyOf({ termos, ...manner }: MatchReason): Query {
  return { kind: 'or', children: termos.map((termo) => readSought({ termo, ...manner })) }
}

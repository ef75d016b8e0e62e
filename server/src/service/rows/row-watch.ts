import type { CompiledRows } from '../../events/row-subscriptions.ts'
import { NO_FILTER } from '../../monitor/standing-filter.ts'
import { type WatchedRows, rowTermosOf } from '../../monitor/watched-rows.ts'
import { contractFilterOf, contractWords, isContractOf } from './contract-filter.ts'
import { isMovementOf, movementFilterOf } from './movement-filter.ts'
import { isNormOf, normFilterOf } from './norm-filter.ts'
import type { ColumnWords } from './row-store.ts'
import { phrasesOf } from './row-words.ts'
import { isSanctionOf, sanctionFilterOf } from './sanction-filter.ts'
import { isTenderOf, tenderFilterOf, tenderWords } from './tender-filter.ts'

/** Compiles the filter of a webhook on rows: it passes what the list of their table finds with the same filters. */
export function compileRows(watched: WatchedRows, leitura: number): CompiledRows {
  const { termo, orgao = [] } = watched
  const { passes, palavras } = ownOf(watched)
  const phrases = phrasesOf(palavras)
  const isAnyAct = termo === undefined && orgao.length === 0 && phrases.length === 0
  const acts = {
    ...NO_FILTER,
    orgaos: orgao,
    termos: rowTermosOf(watched),
    ...(phrases.length > 0 && { consulta: phrases.join(' ') }),
    leitura,
  }
  return { passes, acts: isAnyAct ? null : acts }
}

/** What is asked of a row's own columns, and the words among it: its act must have them, too. */
function ownOf(
  watched: WatchedRows,
): Pick<CompiledRows, 'passes'> & { palavras?: ColumnWords | undefined } {
  switch (watched.tabela) {
    case 'contratos': {
      const own = ofDay((day) => contractFilterOf(watched, day))
      return {
        passes: (row, _act, day) =>
          row.tabela === 'contratos' && isContractOf(own(day), row.chaves),
        ...contractWords(watched),
      }
    }
    case 'pessoal': {
      const own = movementFilterOf(watched)
      return {
        passes: (row, { secao }) =>
          row.tabela === 'pessoal' && isMovementOf(own, row.chaves, secao),
        palavras: own.palavras,
      }
    }
    case 'licitacoes': {
      const own = ofDay((day) => tenderFilterOf(watched, day))
      return {
        passes: (row, _act, day) => row.tabela === 'licitacoes' && isTenderOf(own(day), row.chaves),
        ...tenderWords(watched),
      }
    }
    case 'sancoes': {
      const own = sanctionFilterOf(watched)
      return {
        passes: (row) => row.tabela === 'sancoes' && isSanctionOf(own, row.chaves),
        palavras: own.palavras,
      }
    }
    case 'normas': {
      const own = normFilterOf(watched)
      return { passes: (row) => row.tabela === 'normas' && isNormOf(own, row.chaves) }
    }
  }
}

/** The filter of the last day that was asked for: many rows are told on one. */
function ofDay<Own>(filterOf: (day: string) => Own): (day: string) => Own {
  let known: { day: string; own: Own } | null = null
  return (day) => {
    if (known?.day !== day) known = { day, own: filterOf(day) }
    return known.own
  }
}

import type { Situacao } from '../gazette/relations/situacao.ts'
import { analyzeAct } from '../../engine/analysis.ts'
import type { AnalyzedAct, SearchableAct } from '../../engine/port.ts'
import { stateTerm } from './act-keys.ts'

/** The view that filters have of an act. */
export interface ActToWatch extends SearchableAct {
  /** Its state at that moment, set by other acts; no index stores it (ADR 28). */
  situacao: Situacao
}

/** An act in the form for filters: as in the index, with its state among the filter terms. */
export function watchedAct(act: ActToWatch): AnalyzedAct {
  const analyzed = analyzeAct(act)
  return { ...analyzed, filters: `${analyzed.filters} ${stateTerm(act.situacao)}` }
}

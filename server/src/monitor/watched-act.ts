import type { Situacao } from '../gazette/relations/situacao.ts'
import { analyzeAct } from '../search/analysis.ts'
import type { AnalyzedAct, SearchableAct } from '../search/search-index.ts'
import { stateTerm } from './act-keys.ts'

/** What filters see of an act. */
export interface ActToWatch extends SearchableAct {
  /** What others have made of it at that moment; no index keeps it (ADR 28). */
  situacao: Situacao
}

/** An act as filters compare it: as the index sees it, with its state among the filter terms. */
export function watchedAct(act: ActToWatch): AnalyzedAct {
  const analyzed = analyzeAct(act)
  return { ...analyzed, filters: `${analyzed.filters} ${stateTerm(act.situacao)}` }
}

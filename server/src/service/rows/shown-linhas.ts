import type { HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import { type ActWithRows, type Linhas, linhasOf } from '../../gazette/rows/linhas.ts'
import { preparedOf } from '../../ingest/prepare-rows.ts'
import { hiddenPlaces } from '../../ingest/row-marks.ts'

/** The rows of an act, but those that the operator hides. */
export function shownLinhas(act: ActWithRows, hidden: readonly HiddenRow[]): Linhas {
  const linhas = linhasOf(act)
  if (hidden.length === 0) return linhas
  const places = hiddenPlaces(preparedOf(linhas, act.data_publicacao), hidden)
  const shown = <Row>(tabela: HiddenRow['tabela'], rows: Row[]) =>
    rows.filter((_, seq) => !places[tabela]?.has(seq))
  const { qualidade, contratos, pessoal, licitacoes, sancoes, normas } = linhas
  return {
    qualidade,
    contratos: shown('contratos', contratos),
    pessoal: shown('pessoal', pessoal),
    licitacoes: shown('licitacoes', licitacoes),
    sancoes: shown('sancoes', sancoes),
    normas: shown('normas', normas),
  }
}

import { EXTRACTOR_VERSION } from '../gazette/rows/extractor-version.ts'
import { type ActWithRows, linhasOf } from '../gazette/rows/linhas.ts'
import type { ActRows } from './archive-writer.ts'
import { prepareContracts } from './prepare-contracts.ts'
import { prepareNorms } from './prepare-norms.ts'
import { preparePersonnel } from './prepare-personnel.ts'
import { prepareSanctions } from './prepare-sanctions.ts'
import { prepareTenders } from './prepare-tenders.ts'

/** Reads the rows that an act says, and what they are found by; runs in the parser threads. */
export function prepareRows(act: ActWithRows): ActRows {
  const { contratos, pessoal, licitacoes, sancoes, normas } = linhasOf(act)
  return {
    versoes: EXTRACTOR_VERSION,
    contratos: prepareContracts(contratos),
    pessoal: preparePersonnel(pessoal),
    licitacoes: prepareTenders(licitacoes),
    sancoes: prepareSanctions(sancoes, act.data_publicacao),
    normas: prepareNorms(normas),
  }
}

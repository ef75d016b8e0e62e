import { EXTRACTOR_VERSION } from '../gazette/rows/extractor-version.ts'
import { type ActWithRows, type Linhas, linhasOf } from '../gazette/rows/linhas.ts'
import type { ActRows } from './archive-writer.ts'
import { prepareContracts } from './prepare-contracts.ts'
import { prepareNorms } from './prepare-norms.ts'
import { preparePersonnel } from './prepare-personnel.ts'
import { prepareSanctions } from './prepare-sanctions.ts'
import { prepareTenders } from './prepare-tenders.ts'

/** Reads the rows that an act says, and what they are found by; runs in the parser threads. */
export function prepareRows(act: ActWithRows): ActRows {
  return preparedOf(linhasOf(act), act.data_publicacao)
}

/** What the rows of an act of this day are found by. */
export function preparedOf(
  { contratos, pessoal, licitacoes, sancoes, normas }: Omit<Linhas, 'qualidade'>,
  published: string,
): ActRows {
  return {
    versoes: EXTRACTOR_VERSION,
    contratos: prepareContracts(contratos),
    pessoal: preparePersonnel(pessoal),
    licitacoes: prepareTenders(licitacoes),
    sancoes: prepareSanctions(sancoes, published),
    normas: prepareNorms(normas),
  }
}

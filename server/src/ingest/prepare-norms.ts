import { NORM_COLUMNS, NORM_LISTS } from '../gazette/rows/columns/read-columns.ts'
import { valuesOfNorms } from '../gazette/rows/values-of-norms.ts'
import type { NormaLinha, NormaTocada } from '../gazette/rows/norma-linhas.ts'
import { compressText } from '../lib/text/compressed-text.ts'
import type { PreparedNorm } from './archive-writer.ts'
import { digestOfSaid } from './digest-of-said.ts'

/** What the norms of an act are found by. */
export function prepareNorms(rows: NormaLinha[]): PreparedNorm[] {
  return rows.map((row) => {
    const { especie, numero, ano, entra_em_vigor } = row
    return {
      especie,
      numero,
      ano,
      vigor: entra_em_vigor,
      altera: valuesOfNorms(row.altera),
      revoga: valuesOfNorms(row.revoga),
      regulamenta: valuesOfNorms(row.regulamenta),
      dito: saidOfNorm(row),
      linha: compressText(JSON.stringify(row)),
    }
  })
}

/** What a row says; two of an act that say the same are told apart by nothing else. */
export function saidOfNorm(row: NormaLinha): string {
  const columns = NORM_COLUMNS.map((column) => row[column])
  return digestOfSaid([columns, NORM_LISTS.map((list) => row[list].map(saidOf))])
}

/** What is said of a norm, wherever it stands. */
function saidOf({
  norma,
  nome,
  dispositivos,
  ...others
}: NormaTocada & { total?: boolean | null }) {
  return [norma, nome, dispositivos, others.total ?? null]
}

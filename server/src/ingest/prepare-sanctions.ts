import { SANCTION_COLUMNS } from '../gazette/rows/columns/read-columns.ts'
import type { SancaoLinha } from '../gazette/rows/sancao-linhas.ts'
import { lastDay } from '../gazette/rows/slots/period-slot.ts'
import { compressText } from '../lib/text/compressed-text.ts'
import type { PreparedSanction } from './archive-writer.ts'
import { centsOf } from './cents.ts'
import { digestOfSaid } from './digest-of-said.ts'
import { wordsSought, foundNumber, joinedCnpj } from './found-by.ts'

/** What the sanctions of an act of this day are found by. */
export function prepareSanctions(rows: SancaoLinha[], published: string): PreparedSanction[] {
  return rows.map((row) => {
    const { categoria_sancao, situacao_sancao, ambito, sancionado_cnpj, valor_multa } = row
    const inicio = row.data_inicio ?? published
    return {
      categoria_sancao,
      situacao_sancao,
      ambito,
      sancionado: joinedCnpj(sancionado_cnpj),
      sancionado_nome: wordsSought(row.sancionado_nome),
      processo: foundNumber(row.processo),
      valor: valor_multa === null ? null : centsOf(valor_multa),
      inicio,
      fim: row.data_fim ?? endOf(inicio, row.prazo ?? longestOf(categoria_sancao)),
      dito: saidOfSanction(row),
      linha: compressText(JSON.stringify(row)),
    }
  })
}

/** What a row says; two of an act that say the same are told apart by nothing else. */
export function saidOfSanction(row: SancaoLinha): string {
  const columns = SANCTION_COLUMNS.map((column) => row[column])
  return digestOfSaid([columns, row.situacao_sancao, row.retificacao])
}

/** No law bars for longer than this; who is unfit is so until somebody undoes it. */
function longestOf(kind: SancaoLinha['categoria_sancao']): string | null {
  return kind === 'inidoneidade' ? null : 'P5Y'
}

/** The last day of a term, `P2Y6M`, part by part. */
function endOf(first: string, term: string | null): string | null {
  if (term === null) return null
  return (term.match(/\d+[YMD]/g) ?? []).reduce<string | null>(
    (day, part) => day && lastDay(day, `P${part}`),
    first,
  )
}

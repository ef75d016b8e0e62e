import { CONTRACT_COLUMNS } from '../gazette/rows/columns/read-columns.ts'
import type { ContratoLinha } from '../gazette/rows/linhas.ts'
import { compressText } from '../lib/text/compressed-text.ts'
import type { PreparedContract } from './archive-writer.ts'
import { centsOf } from './cents.ts'
import { digestOfSaid } from './digest-of-said.ts'
import { wordsSought, foundNumber, joinedCnpj } from './found-by.ts'

/** What the contracts of an act are found and summed by. */
export function prepareContracts(rows: ContratoLinha[]): PreparedContract[] {
  const commons = commonTotals(rows)
  return rows.map((row, i) => ({ ...keysOf(row), ...commons[i]! }))
}

function keysOf(row: ContratoLinha): Omit<PreparedContract, 'valor_comum' | 'instrumento'> {
  const { tipo_instrumento, modalidade, uasg, fornecedor_ni: ni } = row
  return {
    tipo_instrumento,
    modalidade,
    uasg,
    fornecedor: ni?.includes('/') ? joinedCnpj(ni) : null,
    valor: realCents(row, row.valor_global),
    data_assinatura: row.data_assinatura,
    vigencia_fim: row.vigencia_fim,
    numero: foundNumber(row.numero_contrato),
    ano: row.ano_contrato,
    licitacao: foundNumber(row.numero_licitacao),
    licitacao_ano: row.ano_licitacao,
    processo: foundNumber(row.processo),
    contratante: joinedCnpj(row.contratante_cnpj),
    contratante_nome: wordsSought(row.contratante_nome),
    fornecedor_nome: wordsSought(row.fornecedor_nome),
    dito: saidOfContract(row),
    linha: compressText(JSON.stringify(row)),
  }
}

/** What a row says; two of an act that say the same are told apart by nothing else. */
export function saidOfContract(row: ContratoLinha): string {
  return digestOfSaid([CONTRACT_COLUMNS.map((column) => row[column]), row.partes])
}

type Common = Pick<PreparedContract, 'valor_comum' | 'instrumento'>

/** The totals that nobody's own amount is a part of; the rows of an instrument follow one another. */
function commonTotals(rows: ContratoLinha[]): Common[] {
  const firsts: number[] = []
  for (const [i, row] of rows.entries())
    firsts.push(i > 0 && areOfOne(rows[i - 1]!, row) ? firsts[i - 1]! : i)
  const withOwn = new Set(firsts.filter((_, i) => rows[i]!.valor_global !== null))
  return rows.map((row, i) => ({
    valor_comum: withOwn.has(firsts[i]!) ? null : realCents(row, row.valor_do_instrumento),
    instrumento: firsts[i]!,
  }))
}

/** One and the same printed total is of both. */
function areOfOne(before: ContratoLinha, row: ContratoLinha): boolean {
  const total = placeOfTotal(row)
  return total !== undefined && total === placeOfTotal(before)
}

function placeOfTotal({ trechos }: ContratoLinha): number | undefined {
  return trechos.find(({ coluna }) => coluna === 'valor_do_instrumento')?.inicio
}

/** Null also for what is no amount in reais. */
function realCents({ moeda }: ContratoLinha, amount: number | null): number | null {
  return amount === null || moeda !== 'BRL' ? null : centsOf(amount)
}

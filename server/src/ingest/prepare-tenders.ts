import { TENDER_COLUMNS } from '../gazette/rows/columns/read-columns.ts'
import type { LicitacaoLinha, Vencedor } from '../gazette/rows/licitacao-linhas.ts'
import { compressText } from '../lib/text/compressed-text.ts'
import type { PreparedTender } from './archive-writer.ts'
import { centsOf } from './cents.ts'
import { digestOfSaid } from './digest-of-said.ts'
import { wordsSought, foundNumber, joinedCnpj } from './found-by.ts'

/** What the tenders of an act are found by. */
export function prepareTenders(rows: LicitacaoLinha[]): PreparedTender[] {
  return rows.map((row) => {
    const { tipo_aviso, modalidade, numero, ano, uasg, srp, valor_estimado } = row
    return {
      tipo_aviso,
      modalidade,
      numero: foundNumber(numero),
      ano,
      uasg,
      srp,
      abertura: openingOf(row),
      valor: valor_estimado === null ? null : centsOf(valor_estimado),
      vencedores: companiesOf(row.vencedores),
      vencedor_nome: namesOf(row.vencedores),
      processo: foundNumber(row.processo),
      dito: saidOfTender(row),
      linha: compressText(JSON.stringify(row)),
    }
  })
}

/** What a row says; two of an act that say the same are told apart by nothing else. */
export function saidOfTender(row: LicitacaoLinha): string {
  const columns = TENDER_COLUMNS.map((column) => row[column])
  return digestOfSaid([columns, row.hora_abertura, row.retificacao, row.vencedores])
}

/** So that what opens first is first. */
function openingOf({ data_abertura: day, hora_abertura: hour }: LicitacaoLinha): string | null {
  return day !== null && hour !== null ? `${day}T${hour}` : day
}

function companiesOf(winners: Vencedor[]): string | null {
  const cnpjs = winners.flatMap(({ fornecedor_ni }) => fornecedor_ni ?? [])
  const joined = new Set(cnpjs.map(joinedCnpj))
  return joined.size === 0 ? null : [...joined].join(' ')
}

/** No words in a row are of two names. */
function namesOf(winners: Vencedor[]): string | null {
  const names = winners.flatMap(({ fornecedor_nome }) => wordsSought(fornecedor_nome) ?? [])
  return names.length === 0 ? null : [...new Set(names)].join(' | ')
}

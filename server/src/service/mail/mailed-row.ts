import type { FoundRow } from '../../alerts/found-row.ts'
import type { LetterRow, MatchedAct } from '../../mail/message.ts'

/** The columns that a mail shows, of all tables. */
const SHOWN: Record<keyof LetterRow['linha'], true> = {
  tipo_movimentacao: true,
  pessoa_nome: true,
  cargo_funcao: true,
  cargo_efetivo: true,
  codigo: true,
  substituto: true,
  unidade: true,
  data_efeito: true,
  tipo_instrumento: true,
  fornecedor_nome: true,
  fornecedor_ni: true,
  partes: true,
  numero_contrato: true,
  ano_contrato: true,
  valor_inicial: true,
  valor_global: true,
  valor_do_instrumento: true,
  vigencia_inicio: true,
  vigencia_fim: true,
  contratante_nome: true,
  contratante_orgao: true,
  tipo_aviso: true,
  modalidade: true,
  numero: true,
  ano: true,
  data_abertura: true,
  hora_abertura: true,
  valor_estimado: true,
  vencedores: true,
  uasg: true,
  objeto: true,
  categoria_sancao: true,
  sancionado_nome: true,
  sancionado_cnpj: true,
  abrangencia: true,
  valor_multa: true,
  data_inicio: true,
  data_fim: true,
  especie: true,
  ementa: true,
  altera: true,
  revoga: true,
  regulamenta: true,
  entra_em_vigor: true,
  orgao: true,
}

/** What a mail tells of a row that was found. */
type RowToMail = Pick<FoundRow, 'tabela' | 'linha' | 'prazo'>

/** A row in the form for mails. */
export function mailedRow({ tabela, linha, prazo }: RowToMail): LetterRow {
  const shown = Object.entries(linha).filter(
    ([column, value]) => Object.hasOwn(SHOWN, column) && value !== undefined,
  )
  return { tabela, linha: Object.fromEntries(shown), ...(prazo !== null && { prazo }) }
}

/** The first `most` rows of an act, and how many more it has; nothing for an act without rows. */
export function mailedRows(
  found: RowToMail[],
  most: number,
): Pick<MatchedAct, 'linhas' | 'linhas_a_mais'> {
  if (found.length === 0) return {}
  const hidden = found.length - most
  return {
    linhas: found.slice(0, most).map(mailedRow),
    ...(hidden > 0 && { linhas_a_mais: hidden }),
  }
}

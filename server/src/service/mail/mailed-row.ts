import type { FoundRow } from '../../alerts/found-row.ts'
import type { LetterRow } from '../../mail/message.ts'

/** The columns that a mail shows, of all tables. */
const SHOWN = [
  'tipo_movimentacao',
  'pessoa_nome',
  'cargo_funcao',
  'cargo_efetivo',
  'codigo',
  'substituto',
  'unidade',
  'data_efeito',
  'tipo_instrumento',
  'fornecedor_nome',
  'fornecedor_ni',
  'partes',
  'numero_contrato',
  'ano_contrato',
  'valor_inicial',
  'valor_global',
  'valor_do_instrumento',
  'vigencia_inicio',
  'vigencia_fim',
  'contratante_nome',
  'contratante_orgao',
  'tipo_aviso',
  'modalidade',
  'numero',
  'ano',
  'data_abertura',
  'hora_abertura',
  'valor_estimado',
  'vencedores',
  'uasg',
  'objeto',
  'categoria_sancao',
  'sancionado_nome',
  'sancionado_cnpj',
  'abrangencia',
  'valor_multa',
  'data_inicio',
  'data_fim',
  'especie',
  'ementa',
  'altera',
  'revoga',
  'regulamenta',
  'entra_em_vigor',
  'orgao',
] as const satisfies (keyof LetterRow['linha'])[]

/** A row in the form for mails. */
export function mailedRow({ linha, prazo }: Pick<FoundRow, 'linha' | 'prazo'>): LetterRow {
  const columns = linha as Record<string, unknown>
  const shown = SHOWN.filter((column) => columns[column] !== undefined)
  return {
    linha: Object.fromEntries(shown.map((column) => [column, columns[column]])),
    ...(prazo !== null && { prazo }),
  }
}

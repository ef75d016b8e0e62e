import type { ContractColumn } from '../contracts/contract.ts'
import type { MovementColumn } from '../personnel/movement.ts'
import type { TenderColumn } from '../tenders/tender.ts'
import type { SanctionColumn } from '../sanctions/sanction.ts'
import type { NormColumn, NormEffect } from '../norms/norm.ts'

/*
 * The columns of each table whose values are read from the text; a row has null where nothing is printed. They are apart
 * from what reads them: who lists or describes rows needs no more.
 */

/** Of the act that a row is of; of every table, and apart from what the row itself says. */
export const ROW_ACT_COLUMNS = ['ato_tipo', 'ato_numero', 'ato_data'] as const
export type RowActColumn = (typeof ROW_ACT_COLUMNS)[number]

/** Those of a `ContratoLinha`. */
export const CONTRACT_COLUMNS = [
  'tipo_instrumento',
  'numero_contrato',
  'ano_contrato',
  'numero_termo',
  'processo',
  'modalidade',
  'numero_licitacao',
  'ano_licitacao',
  'uasg',
  'contratante_nome',
  'contratante_cnpj',
  'fornecedor_nome',
  'fornecedor_ni',
  'objeto',
  'valor_inicial',
  'valor_global',
  'valor_mensal',
  'valor_acrescimo',
  'valor_do_instrumento',
  'moeda',
  'data_assinatura',
  'vigencia_inicio',
  'vigencia_fim',
  'vigencia_prazo',
  'fundamento_legal',
] as const satisfies ContractColumn[]

/** Those of a `PessoalLinha`. */
export const PERSONNEL_COLUMNS = [
  'tipo_movimentacao',
  'verbo',
  'a_pedido',
  'de_oficio',
  'pessoa_nome',
  'pessoa_papel',
  'matricula',
  'matricula_tipo',
  'cargo_efetivo',
  'cargo_funcao',
  'substituto',
  'codigo',
  'sigla_funcao',
  'nivel_funcao',
  'unidade',
  'orgao_destino',
  'data_efeito',
  'data_efeito_origem',
  'periodo_inicio',
  'periodo_fim',
  'vaga_causa',
  'vaga_codigo',
  'vaga_antecessor',
  'autoridade_nome',
  'autoridade_cargo',
] as const satisfies MovementColumn[]

/** Those of a `LicitacaoLinha`. */
export const TENDER_COLUMNS = [
  'tipo_aviso',
  'modalidade',
  'numero',
  'ano',
  'srp',
  'uasg',
  'processo',
  'objeto',
  'data_abertura',
  'valor_estimado',
  'url_edital',
] as const satisfies TenderColumn[]

/** Those of a `SancaoLinha`. */
export const SANCTION_COLUMNS = [
  'categoria_sancao',
  'sancionado_nome',
  'sancionado_cnpj',
  'abrangencia',
  'prazo',
  'data_inicio',
  'data_fim',
  'valor_multa',
  'motivo',
  'processo',
  'fundamento_legal',
  'orgao_sancionador',
] as const satisfies SanctionColumn[]

/** Those of a `NormaLinha`. */
export const NORM_COLUMNS = [
  'especie',
  'numero',
  'ano',
  'data',
  'ementa',
  'entra_em_vigor',
  'entra_em_vigor_origem',
] as const satisfies NormColumn[]

/** Columns that list other acts. */
export const NORM_LISTS = ['altera', 'revoga', 'regulamenta'] as const satisfies NormEffect[]

import type { RowActColumn } from '../columns/read-columns.ts'
import type { Aim } from '../quality.ts'
import type { ContractColumn } from './contract.ts'
import { type MEASURED_ORIGINS, MEASURED_CONTRACTS } from './measured.ts'

type Column = ContractColumn | RowActColumn | 'partes' | 'linhas'
type ContractAim = Aim<Column, (typeof MEASURED_ORIGINS)[number]>

/** Of extracts that people wrote. */
const free = (colunas: Column[], precisao: number, cobertura: number): ContractAim => ({
  kind: 'livre',
  colunas,
  precisao,
  cobertura,
})

/** What is aimed at in contracts: in extracts by systems in every column, in others by column. */
export const CONTRACT_AIMS: readonly ContractAim[] = [
  {
    kind: 'sistema',
    colunas: MEASURED_CONTRACTS.colunas.map(([coluna]) => coluna),
    precisao: 0.995,
    cobertura: 0.99,
  },
  free(['linhas'], 0.97, 0.88),
  free(['fornecedor_ni', 'contratante_cnpj'], 0.98, 0.97),
  free(
    ['valor_inicial', 'valor_global', 'valor_mensal', 'valor_acrescimo', 'valor_do_instrumento'],
    0.98,
    0.93,
  ),
  free(['data_assinatura', 'vigencia_inicio', 'vigencia_fim', 'vigencia_prazo'], 0.98, 0.92),
  free(['processo'], 0.98, 0.96),
  free(['numero_contrato', 'ano_contrato', 'numero_termo'], 0.98, 0.9),
  free(['ato_numero', 'ato_data'], 0.98, 0.97),
  free(['fornecedor_nome', 'contratante_nome', 'partes'], 0.95, 0.9),
]

import type { Contrato } from '../../api/schema.ts'

export type InstrumentKind = Contrato['tipo_instrumento']
export type BidKind = NonNullable<Contrato['modalidade']>

export const INSTRUMENT_KINDS: readonly InstrumentKind[] = [
  'contrato',
  'termo_aditivo',
  'apostilamento',
  'rescisao',
  'dispensa',
  'inexigibilidade',
  'ata_registro_precos',
  'convenio',
  'acordo_cooperacao',
  'doacao',
  'cessao',
  'comodato',
  'termo_execucao_descentralizada',
  'empenho',
  'rerratificacao',
  'termo_colaboracao',
  'prorrogacao_de_oficio',
  'outro',
]

export const BID_KINDS: readonly BidKind[] = [
  'pregao',
  'concorrencia',
  'tomada_de_precos',
  'convite',
  'concurso',
  'leilao',
  'dialogo_competitivo',
  'rdc',
  'chamamento_publico',
  'credenciamento',
  'dispensa',
  'inexigibilidade',
  'nao_se_aplica',
]

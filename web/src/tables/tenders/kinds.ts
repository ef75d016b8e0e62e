import type { Licitacao } from '../../api/schema.ts'

export type NoticeKind = Licitacao['tipo_aviso']

export const NOTICE_KINDS: readonly NoticeKind[] = [
  'abertura',
  'alteracao',
  'adiamento',
  'suspensao',
  'revogacao',
  'anulacao',
  'reabertura',
  'resultado',
  'homologacao',
  'adjudicacao',
  'deserta',
  'fracassada',
]

import type { Movimento } from '../../api/schema.ts'

export type MovementKind = Movimento['tipo_movimentacao']

export const MOVEMENT_KINDS: readonly MovementKind[] = [
  'nomeacao',
  'exoneracao',
  'designacao',
  'dispensa',
  'substituicao',
  'aposentadoria',
  'pensao',
  'cessao',
  'requisicao',
  'remocao',
  'redistribuicao',
  'afastamento',
  'licenca',
  'reconducao',
  'reversao',
  'reintegracao',
  'promocao',
  'demissao',
  'vacancia',
  'contratacao',
  'rescisao',
  'transferencia_reserva',
  'tornar_sem_efeito',
  'retificacao',
  'delegacao',
  'comissao',
  'enquadramento',
  'convocacao',
  'alteracao_exercicio',
  'outro',
]

/** Who comes into offices, and who leaves them. */
export const ENTRIES: MovementKind[] = ['nomeacao', 'designacao']
export const EXITS: MovementKind[] = ['exoneracao', 'dispensa']

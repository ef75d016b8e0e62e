import type { Sancao } from '../../api/schema.ts'

export type SanctionKind = Sancao['categoria_sancao']

export const SANCTION_KINDS: readonly SanctionKind[] = [
  'advertencia',
  'multa',
  'impedimento',
  'suspensao',
  'inidoneidade',
  'descredenciamento',
]

export type SanctionState = Sancao['situacao_sancao']

export const SANCTION_STATES: readonly SanctionState[] = [
  'aplicada',
  'reduzida',
  'suspensa',
  'retirada',
]

export type SanctionSphere = Sancao['ambito']

export const SANCTION_SPHERES: readonly SanctionSphere[] = ['licitacao', 'anticorrupcao']

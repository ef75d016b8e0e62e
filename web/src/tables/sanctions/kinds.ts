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

export type SanctionSphere = Sancao['ambito']

export const SANCTION_SPHERES: readonly SanctionSphere[] = ['licitacao', 'anticorrupcao']

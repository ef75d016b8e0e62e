import type { Norma } from '../../api/schema.ts'

export type NormSpecies = Norma['especie']

export const NORM_SPECIES: readonly NormSpecies[] = [
  'emenda_constitucional',
  'lei_complementar',
  'lei_delegada',
  'lei',
  'medida_provisoria',
  'decreto_lei',
  'decreto_legislativo',
  'decreto',
  'instrucao_normativa',
  'instrucao',
  'orientacao_normativa',
  'norma_de_execucao',
  'portaria',
  'resolucao',
  'recomendacao',
  'deliberacao',
  'provimento',
  'circular',
  'ordem_de_servico',
  'ato',
]

/** What an act may do to other norms. */
export const NORM_EFFECTS = ['altera', 'revoga', 'regulamenta'] as const

export type NormEffect = (typeof NORM_EFFECTS)[number]

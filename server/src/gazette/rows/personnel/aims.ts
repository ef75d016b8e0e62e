import type { RowActColumn } from '../columns/read-columns.ts'
import type { Aim } from '../quality.ts'
import { MEASURED_SIZES } from './measured.ts'
import type { MovementColumn } from './movement.ts'

type PersonnelAim = Aim<MovementColumn | RowActColumn | 'linhas', (typeof MEASURED_SIZES)[number]>

/** The same in acts of few rows and of many. */
function inAll(
  colunas: (MovementColumn | RowActColumn)[],
  precisao: number,
  cobertura: number | null = null,
): PersonnelAim[] {
  return MEASURED_SIZES.map((kind) => ({ kind, colunas, precisao, cobertura }))
}

/** What is aimed at in movements of persons. */
export const PERSONNEL_AIMS: readonly PersonnelAim[] = [
  { kind: 'ate_5', colunas: ['linhas', 'pessoa_nome'], precisao: 0.98, cobertura: 0.95 },
  { kind: 'mais_de_5', colunas: ['linhas', 'pessoa_nome'], precisao: 0.97, cobertura: 0.88 },
  ...inAll(['verbo'], 0.99),
  ...inAll(['codigo', 'sigla_funcao', 'nivel_funcao'], 0.98, 0.95),
  ...inAll(['matricula'], 0.99, 0.95),
  ...inAll(['cargo_funcao'], 0.93, 0.9),
  ...inAll(['substituto'], 0.98),
  ...inAll(['data_efeito', 'periodo_inicio', 'periodo_fim'], 0.99, 0.93),
  ...inAll(['autoridade_nome', 'autoridade_cargo'], 0.98, 0.95),
  ...inAll(['ato_numero', 'ato_data'], 0.98, 0.97),
]

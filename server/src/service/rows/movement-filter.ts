import {
  type LevelKeys,
  levelsFrom,
  readLevelCode,
} from '../../gazette/rows/personnel/level-keys.ts'
import { numberKey } from '../../gazette/rows/slots/number-key.ts'
import type { MovementKeys } from '../../gazette/rows/row-keys.ts'
import type { MovementsAskedFor } from '../../monitor/watched-rows.ts'
import type { OwnPersonnelFilter } from './personnel-rows.ts'
import { hasAllWords, isAmong, isWithin } from './row-conditions.ts'
import { palavrasOf } from './row-words.ts'

/** Which movements of persons are asked for, by what is printed of them. */
export function movementFilterOf(asked: MovementsAskedFor): OwnPersonnelFilter {
  const { tipo_movimentacao, sigla_funcao, codigo, codigo_min } = asked
  const { substituto, secao, matricula } = asked
  return {
    ...(tipo_movimentacao?.length && { tipos: tipo_movimentacao }),
    ...palavrasOf({
      nome: asked.pessoa_nome,
      cargo: asked.cargo_funcao,
      cargo_efetivo: asked.cargo_efetivo,
      unidade: asked.unidade,
      autoridade_nome: asked.autoridade_nome,
    }),
    ...(sigla_funcao?.length && {
      siglas: sigla_funcao.map((sigla) => sigla.trim().toUpperCase()),
    }),
    ...(codigo?.length && { niveis: levelsOf(codigo) }),
    ...(codigo_min?.length && {
      niveis_min: levelsOf(codigo_min).flatMap((level) => levelsFrom(level) ?? []),
    }),
    ...(matricula?.length && { matriculas: matricula.map(numberKey) }),
    efeito: { from: asked.data_efeito_de, to: asked.data_efeito_ate },
    ...(substituto !== undefined && { substituto }),
    ...(secao?.length && { secoes: secao }),
  }
}

/** The levels that codes name, however they are written. */
export function levelsOf(codes: string[]): LevelKeys[] {
  return codes.flatMap((written) => readLevelCode(written) ?? [])
}

/** Whether a row of this section passes, as the store finds it. */
export function isMovementOf(
  filter: OwnPersonnelFilter,
  row: MovementKeys,
  secao: string,
): boolean {
  const { substituto } = filter
  return (
    isAmong(filter.tipos, row.tipo_movimentacao) &&
    isAmong(filter.secoes, secao) &&
    isAmong(filter.siglas, row.sigla) &&
    isLevelAmong(filter.niveis, row) &&
    isLevelAmong(filter.niveis_min, row) &&
    hasAllWords(filter.palavras, row) &&
    isAmong(filter.matriculas, row.matricula) &&
    isWithin(filter.efeito, row.efeito) &&
    (substituto === undefined || row.substituto === substituto)
  )
}

/** Who names no category takes any. */
function isLevelAmong(levels: LevelKeys[] | undefined, { grau, codigo }: MovementKeys): boolean {
  return (
    levels === undefined ||
    levels.some((level) => level.grau === grau && [grau, codigo].includes(level.codigo))
  )
}

import type { SlotReading, Stretch } from '../reading.ts'
import type { LevelCode } from '../slots/level-code-slot.ts'
import type { OfficeRead } from '../slots/office-slot.ts'
import type { MovementReadings } from './movement.ts'
import type { ActPiece } from './personnel-units.ts'
import type { MovementClause } from './persons-of-clause.ts'

/**
 * One person in one movement, and where the text tells of both: what is told of the movement is its clause, or the
 * stem of a list.
 */
export interface MovementPlace extends MovementClause {
  name: SlotReading<string> | null
  /** What is told of this person alone. */
  own: Stretch
  /** The persons before this one in the same list. */
  ordinal: number
  piece: ActPiece
}

/** Where something is looked for: of the person first, then of all. */
export function places({ own, clause }: MovementPlace): Stretch[] {
  const isSame = own.start >= clause.start && own.end === clause.end
  return isSame ? [own, { start: clause.start, end: own.start }] : [own, clause]
}

/** What is told behind the name, or of somebody who was named before. */
export function behindName({ name, own }: MovementPlace): Stretch {
  const isNamedHere = name !== null && name.start >= own.start && name.end <= own.end
  return { start: isNamedHere ? name.end : own.start, end: own.end }
}

export type Offices = Pick<
  MovementReadings,
  'cargo_efetivo' | 'cargo_funcao' | 'codigo' | 'sigla_funcao' | 'nivel_funcao' | 'unidade'
>

/** What is told of offices and units, each found apart from the others. */
export interface ToldOffices {
  /** The post that somebody holds anyway. */
  held: SlotReading<string> | null
  heldUnit: SlotReading<string> | null
  works: SlotReading<string> | null
  office: OfficeRead | null
  level: LevelCode | null
  /** The office that is given or taken. */
  given: SlotReading<string> | null
  /** Nothing is given: somebody has a post, and leaves it. */
  isHeld: boolean
}

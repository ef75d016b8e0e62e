import type { ActKind } from '../../../engine/entities.ts'
import type { ActName } from '../../gazette/relations/act-name.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { bool, int, row, text } from '../rows.ts'

/** A row of act_names. */
export const nameRow = row({ day: int, name: text, dated: bool, office: text })
export type NameRow = ReturnType<typeof nameRow>

/** Kind and number of an act, as in the tables of relations. */
export function nameText({ kind, number }: Pick<ActName, 'kind' | 'number'>): string {
  return number === null ? kind : `${kind} ${number}`
}

/** The day that a name is stored under. */
export function nameDay({ date }: ActName, publicationDay: number): number {
  return date === null ? publicationDay : dayNumber(date)
}

/** An act's name as a row has it. */
export function nameFromRow({ day, name, dated, office }: NameRow): ActName {
  const [kind = '', number = null] = name.split(' ')
  return { kind: kind as ActKind, number, date: dated ? dateOfDay(day) : null, office }
}

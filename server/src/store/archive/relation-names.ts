import type { ActKind } from '../../lib/printed/act-kind.ts'
import type { ActName } from '../../gazette/relations/act-name.ts'
import { dateOfDay, dayNumber } from '../../lib/dates.ts'
import { bool, int, row, text } from '../rows.ts'

/** A row of act_names. */
export const nameRow = row({ day: int, name: text, dated: bool, office: text })
export type NameRow = ReturnType<typeof nameRow>

/** Kind and number of an act, as the tables of relations hold them. */
export function nameText({ kind, number }: ActName): string {
  return number === null ? kind : `${kind} ${number}`
}

/** The day under which a name is kept. */
export function nameDay({ date }: ActName, publicationDay: number): number {
  return date === null ? publicationDay : dayNumber(date)
}

/** What a row tells of an act's name. */
export function nameFromRow({ day, name, dated, office }: NameRow): ActName {
  const [kind = '', number = null] = name.split(' ')
  return { kind: kind as ActKind, number, date: dated ? dateOfDay(day) : null, office }
}

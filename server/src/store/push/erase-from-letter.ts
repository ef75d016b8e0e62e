import { isDeepStrictEqual } from 'node:util'
import type { MatchGroup, Message } from '../../mail/message.ts'
import type { ShownRow } from '../../service/rows/hidden-row-store.ts'
import type { RowTableName } from '../../service/rows/row-store.ts'

/** A row that nobody shall be told any more. */
export interface UntoldRow {
  publicacao: string
  tabela: RowTableName
  /** Its places in the act: rows that say the same are hidden together. */
  seqs: ReadonlySet<number>
  dito: string
  /** As it was and is shown: rules of other versions may have read it. */
  shown: ShownRow[]
}

/**
 * Takes the row out of a mail that waits. One of alerts counts rows, so that it must not say that there is one more, nor
 * name an act without any. @returns how often it was there, and whether the mail has nothing left to say
 */
export function eraseFromMail(
  message: Message,
  untold: UntoldRow,
): { count: number; isOver: boolean } {
  if (message.kind !== 'alert_matches') return { count: eraseFrom(message, untold), isOver: false }
  const count = message.groups.reduce((sum, group) => sum + eraseFromGroup(group, untold), 0)
  message.groups = message.groups.filter(({ total, acts }) => total > 0 || acts.length > 0)
  return { count, isOver: message.groups.length === 0 }
}

function eraseFromGroup(group: MatchGroup, untold: UntoldRow): number {
  const count = eraseFrom(group.acts, untold)
  if (count === 0) return 0
  group.total -= count
  group.acts = group.acts.filter(({ linhas }) => linhas?.length !== 0)
  return count
}

/**
 * Takes the row out of every act of a letter that has it. Bulletins and days count acts, which stay: others of their
 * alerts may have found them, and their tables list them. @returns how often it was there
 */
export function eraseFrom(value: unknown, untold: UntoldRow): number {
  if (typeof value !== 'object' || value === null) return 0
  let erased = 0
  const { id, linhas } = value as { id?: unknown; linhas?: unknown }
  if (id === untold.publicacao && Array.isArray(linhas)) {
    const left = linhas.filter((told) => !isSame(told as ToldLetterRow, untold))
    erased = linhas.length - left.length
    Object.assign(value, { linhas: left })
  }
  for (const part of Object.values(value)) erased += eraseFrom(part, untold)
  return erased
}

interface ToldLetterRow {
  tabela: string
  linha: object
}

/** A letter has some columns of a row, and no id. */
function isSame({ tabela, linha }: ToldLetterRow, untold: UntoldRow): boolean {
  return (
    tabela === untold.tabela &&
    untold.shown.some((row) =>
      Object.entries(linha).every(([column, value]) =>
        isDeepStrictEqual((row as unknown as Record<string, unknown>)[column], value),
      ),
    )
  )
}

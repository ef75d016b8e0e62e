import { type HistoryMonth, SECTIONS_OF_BASE } from '../../ingest/history.ts'
import type { SectionsRead } from './sections-read.ts'

/**
 * Whether the portal is asked for a month: neither the archive nor the folder has all of its sections. Only the portal
 * knows how many parts a split section has, so that those of a folder count when the archive has read them.
 */
export function needsOfPortal(
  months: HistoryMonth[],
  read: SectionsRead,
): (mes: string) => boolean {
  const inFolder = new Map(months.map((month) => [month.mes, month]))
  return (mes) => {
    const { secoes = [], split = [] } = inFolder.get(mes) ?? {}
    return !SECTIONS_OF_BASE.every(
      (secao) => read.get(mes)?.has(secao) || (secoes.includes(secao) && !split.includes(secao)),
    )
  }
}

import { baseMonthOf } from '../../gazette/ledger/base-months.ts'
import { sectionOf } from '../../gazette/sections.ts'
import { readFiles } from '../../store/archive/imported-files.ts'
import type { ArchiveHome } from '../../threads/home/archive-home.ts'

/** By month, the sections of the base that an archive has read whole, whatever became of their zips. */
export type SectionsRead = ReadonlyMap<string, ReadonlySet<string>>

export async function sectionsReadBy(home: ArchiveHome): Promise<SectionsRead> {
  const read = new Map<string, Set<string>>()
  if (!(await home.exists())) return read
  await using store = await home.openStore({ mayBegin: false })
  for (const { arquivo } of await readFiles(store.sql)) {
    const month = baseMonthOf(arquivo)
    if (month === null) continue
    const sections = read.get(month.mes) ?? new Set()
    read.set(month.mes, sections.add(sectionOf(month.pubName).secao_base))
  }
  return read
}

import { zipScope } from '../../gazette/source/zip-name.ts'
import { readFiles } from '../../store/archive/imported-files.ts'
import type { ArchiveHome } from '../../threads/home/archive-home.ts'

/** By month, the sections of the base that an archive has read whole, whatever became of their zips. */
export type SectionsRead = ReadonlyMap<string, ReadonlySet<string>>

export async function sectionsReadBy(home: ArchiveHome): Promise<SectionsRead> {
  const read = new Map<string, Set<string>>()
  if (!(await home.exists())) return read
  await using store = await home.openStore({ mayBegin: false })
  for (const { arquivo } of await readFiles(store.sql)) {
    const { period, secao_base, part } = zipScope(arquivo)
    if (secao_base === null || part !== null) continue
    const sections = read.get(period) ?? new Set()
    read.set(period, sections.add(secao_base))
  }
  return read
}

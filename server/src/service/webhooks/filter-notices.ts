import type { Notice } from '../../lib/notice.ts'
import type { SearchFilters } from '../../search/search-index.ts'
import { nearest } from '../../search/suggest.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import { unknownValue } from '../archive/notices.ts'
import { withoutExtra } from './notices.ts'

/** The filters of a webhook or of an alert. */
export type NoticedFilters = Pick<SearchFilters, 'secoes' | 'orgaos' | 'tipos_ato'>

/** With the one about sections, as many as an answer may have. */
const MOST_UNKNOWN = 9

/** What the owner of such filters should know. */
export function filterNotices(archive: ArchiveStore, filtros: NoticedFilters): Promise<Notice[]> {
  const { secoes = [], orgaos = [], tipos_ato = [] } = filtros
  const lacksExtra = secoes.length > 0 && !secoes.includes('extra')
  return archive.read(async (view) => [
    ...(lacksExtra ? [withoutExtra] : []),
    ...(await unknownValues(view, orgaos, tipos_ato)),
  ])
}

/** Of an empty archive, none. */
async function unknownValues(
  view: ArchiveView,
  orgaos: string[],
  tipos_ato: string[],
): Promise<Notice[]> {
  const asked = [
    ...orgaos.map((value, index) => ({
      what: 'orgao' as const,
      campo: `filtros.orgaos[${index}]`,
      value,
      filters: { orgaos: [value] },
      existing: view.bodies,
    })),
    ...tipos_ato.map((value, index) => ({
      what: 'tipo_ato' as const,
      campo: `filtros.tipos_ato[${index}]`,
      value,
      filters: { tipos_ato: [value] },
      existing: view.actTypes,
    })),
  ]
  const notices: Notice[] = []
  if (asked.length === 0 || !(await hasActs(view, {}))) return notices
  for (const { what, campo, value, filters, existing } of asked) {
    if (notices.length === MOST_UNKNOWN) break
    if (await hasActs(view, filters)) continue
    notices.push({ ...unknownValue(what, value, nearest(value, await existing())), campo })
  }
  return notices
}

async function hasActs({ index }: ArchiveView, filters: SearchFilters): Promise<boolean> {
  const query = { kind: 'all' } as const
  const { total } = await index.search({ query, filters, order: 'recentes', offset: 0, limit: 1 })
  return total > 0
}

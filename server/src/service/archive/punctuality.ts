import {
  type MonthPunctuality,
  type SectionPunctuality,
  monthsOf,
  reportMoments,
} from '../../gazette/ledger/punctuality-report.ts'
import type { Period } from './archive-queries.ts'
import type { ArchiveStore } from './archive-store.ts'

/** How late the service was. */
export interface PunctualityQueries {
  period(period: Period): Promise<{ edicoes: SectionPunctuality[]; meses: MonthPunctuality[] }>
}

export function createPunctualityQueries(store: ArchiveStore): PunctualityQueries {
  return {
    period: ({ desde, ate }) =>
      store.read(async (view) => {
        const moments = await view.moments(desde, ate)
        return { edicoes: reportMoments(moments), meses: monthsOf(moments) }
      }),
  }
}

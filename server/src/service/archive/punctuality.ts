import {
  type DayStatus,
  type FaultyDay,
  dayStatus,
  earlierFaults,
  firstLookedBack,
  newestExpected,
} from '../../gazette/ledger/day-status.ts'
import {
  type MonthPunctuality,
  type SectionPunctuality,
  monthsOf,
  reportMoments,
} from '../../gazette/ledger/punctuality-report.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Period } from './archive-queries.ts'
import type { ArchiveStore } from './archive-store.ts'

/** About half a year: the months that are told to everybody. */
const TOLD_DAYS = 150

/** The legs that do not end with a receiver's answer: how long receivers take is of the accounts that have them. */
type PublicMonth = Pick<MonthPunctuality, 'mes' | 'edicoes' | 'coleta' | 'ultima_saida'>

/** What anybody may know, without an account: nothing of any account is in it. */
export interface PublicStatus extends DayStatus {
  /** The days just before of which something is still missing. */
  anteriores: FaultyDay[]
  /** Months without any section are not among them. */
  meses: PublicMonth[]
}

/** How late the service was. */
export interface PunctualityQueries {
  period(period: Period): Promise<{ edicoes: SectionPunctuality[]; meses: MonthPunctuality[] }>
  status(): Promise<PublicStatus>
}

export function createPunctualityQueries(store: ArchiveStore, clock: Clock): PunctualityQueries {
  return {
    period: ({ desde, ate }) =>
      store.read(async (view) => {
        const moments = await view.moments(desde, ate)
        return { edicoes: reportMoments(moments), meses: monthsOf(moments) }
      }),

    status: () =>
      store.read(async (view) => {
        const now = clock()
        const data = newestExpected(now)
        const today = brasiliaDate(now)
        const day = dateOfDay(dayNumber(today) - TOLD_DAYS)
        const moments = await view.moments(`${day.slice(0, 7)}-01`, today)
        const rows = await view.ledger(firstLookedBack(data), data)
        const begun = (await view.firstLedgerDate()) ?? data
        return {
          ...dayStatus(
            data,
            rows.filter((row) => row.data === data),
            now,
          ),
          anteriores: earlierFaults(data, rows, begun, now),
          meses: monthsOf(moments).map(publicMonth),
        }
      }),
  }
}

function publicMonth({ mes, edicoes, coleta, ultima_saida }: MonthPunctuality): PublicMonth {
  return { mes, edicoes, coleta, ultima_saida }
}

import type { AlertReader } from '../../alerts/alert-store.ts'
import type { StoredAlert } from '../../alerts/alert.ts'
import { Problem } from '../../lib/errors/problem.ts'
import { requestBudget } from '../../lib/flow/budget.ts'
import { searchFiltersOf } from '../../monitor/standing-filter.ts'
import type { ArchiveQueries } from '../archive/archive-queries.ts'
import { type WatchedRows, rowTermosOf } from '../../monitor/watched-rows.ts'
import type { WatchedRowQueries } from '../rows/past-rows.ts'
import type { RecordedMatch } from './daybook-store.ts'
import { type FoundByOne, type FoundMatch, united } from './group-acts.ts'
import { type KnownDay, isUnrecorded } from './looked.ts'

/** The most matches of a day that are read; an alert of everything has some 4,000. */
export const MOST_MATCHES = 50_000
/** The most items of one alert that are sought in the past, and the most searches for one day. */
const MOST_ITEMS = 200
const MOST_SEARCHES = 400
/** The most acts that one of them finds. */
const MOST_FOUND = 5_000
/** The most steps of one alert's searches. */
const MOST_STEPS = 10_000_000

export interface FindingDeps {
  alerts: Pick<AlertReader, 'seeking'>
  archive: Pick<ArchiveQueries, 'matching'>
  rows: WatchedRowQueries
}

/** What an alert has found of the day, and whether everything that the archive has of it was checked. */
export interface Finding extends FoundByOne {
  isChecked: boolean
}

/**
 * What was found when it came; where that may not be recorded, what a search finds now, too, as far as that
 * can be asked.
 */
export async function foundOnDay(
  deps: FindingDeps,
  alerts: StoredAlert[],
  recorded: RecordedMatch[],
  day: KnownDay,
): Promise<Finding[]> {
  const byAlert = Map.groupBy(recorded, ({ alertaId }) => alertaId)
  const isCut = recorded.length === MOST_MATCHES
  let left = MOST_SEARCHES
  const findings: Finding[] = []
  for (const alert of alerts) {
    const { id: alertaId } = alert
    const known = (byAlert.get(alertaId) ?? []).map(({ publicacao, evento }): FoundMatch => ({
      publicacao,
      evento,
      termos: [],
    }))
    if (alert.ativo && alert.filtros.linhas !== null) {
      const matches = await rowsFound(deps.rows, alert, alert.filtros.linhas, day.data)
      findings.push({ alertaId, matches: matches ?? known, isChecked: matches !== null })
      continue
    }
    if (!alert.ativo || !isUnrecorded(alert, day)) {
      findings.push({ alertaId, matches: known, isChecked: !isCut })
      continue
    }
    const termos = (await deps.alerts.seeking(alert.conta_id, alertaId))?.termos ?? []
    const cost = 1 + termos.length
    const isAsked = termos.length <= MOST_ITEMS && cost <= left
    const found = isAsked ? await searched(deps, alert, termos, day.data) : null
    if (isAsked) left -= cost
    findings.push({
      alertaId,
      matches: found === null ? known : united(known, found),
      isChecked: found !== null && found.length < MOST_FOUND,
    })
  }
  return findings
}

/**
 * The acts of the day with rows that an alert seeks, and earlier ones with a row whose day came near on it. Null: they
 * are too many, or it would take too long; the account's other alerts are told all the same.
 */
async function rowsFound(
  rows: WatchedRowQueries,
  { leitura }: StoredAlert,
  linhas: WatchedRows,
  data: string,
): Promise<FoundMatch[] | null> {
  const asked = await requestBudget
    .spare(MOST_STEPS, async () => {
      const { acts } = await rows.acts({ linhas, leitura, period: { desde: data, ate: data } })
      return { acts, near: await rows.near({ linhas, leitura }, data) }
    })
    .catch(nullIfTooMuch)
  if (asked === null) return null
  const { acts, near } = asked
  const termos = rowTermosOf(linhas)
  const news = new Set(acts.map(({ publicacao }) => publicacao))
  return [...acts.toReversed(), ...near.filter(({ publicacao }) => !news.has(publicacao))].map(
    (act) => ({ publicacao: act.publicacao, evento: null, termos, linhas: act.linhas }),
  )
}

/** What an alert asks for may be too much to read; nobody who reads the daybook can ask for less. */
function nullIfTooMuch(error: unknown): null {
  if (error instanceof Problem && error.codigo === 'parametro_invalido') return null
  throw error
}

/** Null: it would take too long. */
async function searched(
  { archive }: FindingDeps,
  { consulta: termo, leitura, filtros }: StoredAlert,
  termos: string[],
  data: string,
): Promise<FoundMatch[] | null> {
  const asked = { termo, termos, leitura, filters: searchFiltersOf(filtros), linhas: null }
  const period = { desde: data, ate: data }
  const found = await requestBudget.spare(MOST_STEPS, () =>
    archive.matching({ ...asked, period }, MOST_FOUND),
  )
  return found && found.map(({ id, termos }) => ({ publicacao: id, evento: null, termos }))
}

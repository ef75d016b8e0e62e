import type {
  BulletinOfAlerts,
  Gathered,
  GatheredMatch,
  SoughtBulletin,
} from '../../alerts/bulletins/issue.ts'
import { firstDayOf, issueOn } from '../../alerts/bulletins/schedule.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { type LookLog, checkEdition, lateOn } from '../../gazette/ledger/receipt.ts'
import { searchFiltersOf } from '../../monitor/standing-filter.ts'
import type { ArchiveQueries, Period } from '../archive/archive-queries.ts'
import {
  type ActsToTell,
  type IssueCoverage,
  MOST_READ,
  bulletinIssue,
  isWorthSending,
} from '../mail/bulletin-issue.ts'
import { sectionsOfActive } from '../mail/bulletins.ts'
import { type ShownIssue, shownIssue } from './shown-issue.ts'

/** The mail that a bulletin would have been on a day, in the names of the wire. */
export interface BulletinPreview extends ShownIssue {
  total: number
  /** Whether it would have gone out: without acts, that depends. */
  sairia: boolean
}

export interface PreviewDeps {
  archive: Pick<ArchiveQueries, 'matching'>
  looks: LookLogReader
  told: ActsToTell
}

/** The mail of a day, of what the bulletin's active alerts find now in the editions that it tells. */
export async function previewBulletin(
  deps: PreviewDeps,
  due: SoughtBulletin,
  data: string,
  publicUrl: string,
): Promise<BulletinPreview> {
  const period = { desde: firstDayOf(due.bulletin, data), ate: data }
  const coverage = await coverageOf(deps.looks, due, period)
  const found = await foundIn(deps.archive, due, period)
  const content = await bulletinIssue(due, found, coverage, deps.told)
  return {
    ...shownIssue(content, publicUrl),
    total: content.total,
    sairia: isWorthSending(due, content),
  }
}

async function foundIn(
  archive: PreviewDeps['archive'],
  { alerts, termos: items }: SoughtBulletin,
  period: Period,
): Promise<Gathered> {
  const matches: GatheredMatch[] = []
  for (const [place, alert] of alerts.entries()) {
    if (!alert.ativo) continue
    const { consulta: termo, leitura, filtros } = alert
    const filters = searchFiltersOf(filtros)
    const { linhas } = filtros
    const asked = { termo, termos: items[place]!, leitura, filters, linhas, period }
    const found = await archive.matching(asked, MOST_READ)
    for (const { id, termos, linhas: rows = [] } of found)
      matches.push({ alertaId: alert.id, publicacao: id, termos, linhas: rows })
  }
  return { matches, acts: new Set(matches.map(({ publicacao }) => publicacao)).size }
}

async function coverageOf(
  looks: LookLogReader,
  { bulletin, alerts }: BulletinOfAlerts,
  period: Period,
): Promise<IssueCoverage> {
  const { desde, ate: data } = period
  const secoes = sectionsOfActive(alerts)
  const of = { data, period, hadFound: false }
  if (secoes === null) return { ...of, editions: [], late: [] }
  const log = searchedLog(await looks.read(desde, null))
  const editions = log.editions
    .filter((edition) => edition.data >= desde && edition.data <= data)
    .map((edition) => checkEdition(log, edition, { secoes, since: '' }))
  return {
    ...of,
    editions: editions.toReversed(),
    late: lateOn(issueOn(bulletin, data), secoes, log),
  }
}

/** What is in the archive is searched, whether or not it came as news. */
function searchedLog(log: LookLog): LookLog {
  const sections = log.sections.map((row) => ({ ...row, in_silence: false }))
  return { ...log, pendingSince: null, sections }
}

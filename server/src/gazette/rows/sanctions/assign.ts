import type { PunishedCompany } from './companies.ts'
import type { SanctionMention } from './mentions.ts'

/** What a notice does to one company. */
export interface Punishment {
  company: PunishedCompany
  mentions: SanctionMention[]
}

/** Neighbours in the text of one sort. */
interface Run {
  companies: PunishedCompany[]
  mentions: SanctionMention[]
}

/**
 * Who is punished by what. Each sanction is that of the companies named last before it; where a notice begins with
 * a sanction and ends with a company, each is that of those named next. A notice that begins and ends with different
 * sanctions of several companies leaves it open, and tells of none.
 */
export function punishmentsAmong(
  companies: PunishedCompany[],
  mentions: SanctionMention[],
): Punishment[] {
  if (companies.length === 1) return [{ company: companies[0]!, mentions }]
  const runs = runsOf(companies, mentions)
  const startsWithMention = (runs[0]?.mentions.length ?? 0) > 0
  const endsWithCompany = (runs.at(-1)?.companies.length ?? 0) > 0
  if (startsWithMention && endsWithCompany) return pairs(runs, 1)
  if (!startsWithMention) return pairs(runs, -1)
  const isOne = new Set(mentions.map(({ value }) => value)).size === 1
  return isOne ? companies.map((company) => ({ company, mentions })) : []
}

function runsOf(companies: PunishedCompany[], mentions: SanctionMention[]): Run[] {
  const runs: Run[] = []
  const events = [
    ...companies.map((company) => ({ at: company.start, company })),
    ...mentions.map((mention) => ({ at: mention.start, mention })),
  ].toSorted((a, b) => a.at - b.at)
  for (const event of events) {
    const last = runs.at(-1)
    const isCompany = 'company' in event
    const isSame = last && (isCompany ? last.companies : last.mentions).length > 0
    const run = isSame ? last : { companies: [], mentions: [] }
    if (!isSame) runs.push(run)
    if ('company' in event) run.companies.push(event.company)
    else run.mentions.push(event.mention)
  }
  return runs
}

/** Each run of companies with the run of sanctions before (1) or behind (-1) it. */
function pairs(runs: Run[], side: 1 | -1): Punishment[] {
  return runs.flatMap((run, i) => {
    const mentions = runs[i - side]?.mentions ?? []
    return run.companies.map((company) => ({ company, mentions }))
  })
}

import { median, quantile, round, table } from '../lib/figures.ts'
import { type Fault, KINDS } from './faults.ts'
import type { FaultsResult } from './run-faults.ts'

/** The maximum number of violations shown. */
const SHOWN = 40

/** What happened, and its effects, as Markdown. */
export function report(result: FaultsResult): string {
  const { faults, delays, searches, probes, violations } = result
  const of = (kind: string) => faults.filter((fault) => fault.kind === kind)
  const seconds = (kind: string) => of(kind).map((fault) => delays.get(fault)!)
  const inFlight = (some: readonly Fault[]) =>
    some.reduce((sum, fault) => sum + (result.inFlight.get(fault) ?? 0), 0)
  return [
    `${faults.length} faults in ${round(result.seconds / 60)} minutes.`,
    table(
      ['fault', 'times', 'deliveries in flight', 'deliveries go on after, s: p50', 'p95', 'most'],
      KINDS.filter((kind) => of(kind).length > 0).map((kind) => [
        kind,
        String(of(kind).length),
        String(inFlight(of(kind))),
        round(median(seconds(kind))),
        round(quantile(seconds(kind), 0.95)),
        round(quantile(seconds(kind), 1)),
      ]),
    ),
    table(
      ['', 'count'],
      [
        ['acts published, and in the archive', round(result.acts)],
        ['events', round(result.events)],
        ['deliveries, each received', round(result.deliveries)],
        ['received twice', round(result.doubles)],
        ['in flight when something happened', round(inFlight(faults))],
        ['writes under a lease that another held', round(result.staleWrites.length)],
        ['searches answered', round(searches.answered)],
        ['of them with a notice of what is not in the index yet', round(searches.withNotice)],
        ['searches refused (503)', round(searches.refused)],
        ['searches of a process that was dead or stopped', round(searches.unreachable)],
        ['searches answered wrongly', round(searches.wrong.length)],
        ['answers of each process after each fault', round(probes.answered)],
        ['of them with a notice of what they lacked', round(probes.told)],
        ['short answers that did not say so', round(probes.short.length)],
        ['processes that answered no search in time', round(probes.silent.length)],
        ['violations', round(violations.length)],
      ],
    ),
    ...violations.slice(0, SHOWN).map((violation) => `- ${violation}`),
  ].join('\n\n')
}

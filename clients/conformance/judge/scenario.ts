import type { Exchange } from '../house/proxy.ts'
import type { ScenarioReport } from '../runners.ts'
import type { Scenario, Step } from '../scenario.ts'
import { type Truth, judgeOutcome } from './outcome.ts'
import { judgeHeaders, judgeRequests } from './requests.ts'

/** The faults of one scenario, one sentence each; empty: everything held. */
export async function judgeScenario(
  scenario: Scenario,
  report: ScenarioReport | undefined,
  exchanges: Exchange[],
  language: string,
  truth: Truth,
): Promise<string[]> {
  if (report === undefined) return ['not reported']
  const { steps } = scenario
  if (report.steps.length !== steps.length)
    return [`${report.steps.length} steps instead of ${steps.length}`]
  const parts = splitBySteps(steps, exchanges)
  const saved = savedValues(steps, report)
  const judged = await Promise.all(
    steps.map(async (step, index) => {
      const part = parts[index] ?? []
      const problems = [
        ...(await judgeOutcome(step, report.steps[index]!, part, truth)),
        ...judgeRequests(withSaved(step, saved), part),
      ]
      return problems.map((problem) => `step ${index + 1}, ${step.operation}: ${problem}`)
    }),
  )
  return [
    ...judged.flat(),
    ...countProblems(steps, exchanges),
    ...judgeHeaders(exchanges, language, truth.key),
  ]
}

/** What steps saved, by name, as far as they also read it. */
function savedValues(steps: Step[], report: ScenarioReport): Map<string, unknown> {
  const pairs = steps.flatMap(({ read = [], save = [] }, index) =>
    save.map(({ name, path }) => {
      const at = read.indexOf(path)
      return [name, report.steps[index]!.values[at]] as const
    }),
  )
  return new Map(pairs)
}

/** The step with these values in what it must send. */
function withSaved(step: Step, saved: Map<string, unknown>): Step {
  if (step.sent === undefined) return step
  const text = JSON.stringify(step.sent).replaceAll(/"\$\{(\w+)\}"/g, (whole, name: string) =>
    saved.has(name) ? JSON.stringify(saved.get(name)) : whole,
  )
  return { ...step, sent: JSON.parse(text) }
}

/** Requests in a scenario are sequential, so those of a step are adjacent. */
function splitBySteps(steps: Step[], exchanges: Exchange[]): Exchange[][] {
  let from = 0
  return steps.map((step) => {
    const count = requestsOf(step) ?? exchanges.length - from
    from += count
    return exchanges.slice(from - count, from)
  })
}

function requestsOf({ requests }: Step): number | null {
  return requests === undefined ? 1 : requests
}

function countProblems(steps: Step[], exchanges: Exchange[]): string[] {
  const counts = steps.map(requestsOf)
  if (counts.includes(null)) return []
  const wanted = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  if (wanted === exchanges.length) return []
  const seen = exchanges.map(
    ({ method, path, answer }) => `${method} ${path} → ${answer?.status ?? 'nothing'}`,
  )
  return [`${exchanges.length} requests instead of ${wanted}: ${seen.join('; ')}`]
}

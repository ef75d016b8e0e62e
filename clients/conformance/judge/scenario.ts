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
  const judged = await Promise.all(
    steps.map(async (step, index) => {
      const part = parts[index] ?? []
      const problems = [
        ...(await judgeOutcome(step, report.steps[index]!, part, truth)),
        ...judgeRequests(step, part),
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

import type { Exchange } from '../house/proxy.ts'
import type { ErrorReport, StepReport } from '../runners.ts'
import { EXTRA_OPERATIONS, type ExpectedError, type Expectation, type Step } from '../scenario.ts'
import { readPath, same } from './read.ts'

export interface Truth {
  /** The scenario's client must never reveal it. */
  key: string | null
  /** An answer of the service, asked directly. */
  ask(path: string): Promise<unknown>
}

/** The faults in a client's result of one step, one sentence each. */
export async function judgeOutcome(
  step: Step,
  report: StepReport,
  exchanges: Exchange[],
  truth: Truth,
): Promise<string[]> {
  if (step.error) return judgeError(step.error, report.error, exchanges.at(-1), truth)
  if (report.error) return [`failed with ${report.error.type}: ${report.error.message}`]
  const read = step.read ?? []
  if (report.values.length !== read.length)
    return [`${report.values.length} values instead of ${read.length}`]
  const found = await Promise.all(
    read.map((path, index) => judgeValue(path, report.values[index], step, exchanges, truth)),
  )
  return [
    ...found.flat(),
    ...(neverAsked(step, exchanges) ? ['nothing was asked of the service'] : []),
  ]
}

function isExtra(operation: string): boolean {
  return (EXTRA_OPERATIONS as readonly string[]).includes(operation)
}

function neverAsked(step: Step, exchanges: Exchange[]): boolean {
  return !isExtra(step.operation) && exchanges.length === 0
}

/** The expected value, or else the service's answer. */
async function judgeValue(
  path: string,
  value: unknown,
  step: Step,
  exchanges: Exchange[],
  truth: Truth,
): Promise<string[]> {
  const problems: string[] = []
  if (step.expect && Object.hasOwn(step.expect, path))
    problems.push(...(await judgeExpectation(path, value, step.expect[path], truth)))
  const wanted = step.expect?.[path]
  // Combined from several answers, so it differs from the last one.
  const isWhole =
    (isExpectation(wanted) && 'same_as' in wanted) ||
    (step.operation.startsWith('exportar') && exchanges.length > 1)
  if (isExtra(step.operation) || isWhole) return problems
  const answer = exchanges.at(-1)?.answer
  const told = answer ? readPath(answerOf(answer), path) : undefined
  return same(value, told)
    ? problems
    : [...problems, `${path} is ${show(value)}; the service said ${show(told)}`]
}

/** The API's answer; for a file, its own `dados`. */
function answerOf({ headers, body }: NonNullable<Exchange['answer']>): unknown {
  const type = headers['content-type'] ?? ''
  if (body === '' && !type.startsWith('application/x-ndjson')) return undefined
  if (type.startsWith('application/json')) return JSON.parse(body)
  if (!type.startsWith('application/x-ndjson')) return { dados: body }
  const lines = body.split('\n').filter((line) => line !== '')
  return { dados: lines.map((line) => JSON.parse(line) as unknown) }
}

async function judgeExpectation(
  path: string,
  value: unknown,
  wanted: unknown,
  truth: Truth,
): Promise<string[]> {
  if (!isExpectation(wanted))
    return same(value, wanted) ? [] : [`${path} is ${show(value)}, not ${show(wanted)}`]
  if ('same_as' in wanted) {
    const told = readPath(await truth.ask(wanted.same_as[0]), wanted.same_as[1])
    return same(value, told) ? [] : [`${path} is ${show(value)}, not ${show(told)}`]
  }
  const { min, max } = wanted as { min?: number; max?: number }
  const { matches, excludes } = wanted as { matches?: string; excludes?: 'key' }
  const text = String(value)
  const failures = [
    min !== undefined && !(typeof value === 'number' && value >= min) && `less than ${min}`,
    max !== undefined && !(typeof value === 'number' && value <= max) && `more than ${max}`,
    matches !== undefined && !pattern(matches).test(text) && `not like ${matches}`,
    excludes === 'key' &&
      truth.key !== null &&
      text.includes(truth.key) &&
      'a text that shows the key',
  ]
  return failures
    .filter((failure) => failure !== false)
    .map((failure) => `${path} is ${show(value)}: ${failure}`)
}

function isExpectation(wanted: unknown): wanted is Expectation {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return false
  return ['min', 'max', 'matches', 'excludes', 'same_as'].some((name) => name in wanted)
}

/** `(?i)` at its beginning ignores case. */
function pattern(text: string): RegExp {
  return text.startsWith('(?i)') ? new RegExp(text.slice(4), 'i') : new RegExp(text)
}

function judgeError(
  wanted: ExpectedError,
  error: ErrorReport | null,
  last: Exchange | undefined,
  { key }: Truth,
): string[] {
  if (error === null) return [`did not fail with ${wanted.type}`]
  const answer = last?.answer ?? null
  const problems: string[] = []
  const expect = (name: string, found: unknown, value: unknown) => {
    if (!same(found, value))
      problems.push(`${name} is ${show(found)}, not ${show(value)} (${error.message})`)
  }
  expect('the error', error.type, wanted.type)
  if (wanted.status !== undefined) expect('status', error.status, wanted.status)
  if (wanted.code !== undefined) expect('code', error.code, wanted.code)
  if (wanted.details !== undefined) expect('the number of detalhes', error.details, wanted.details)
  if (wanted.status !== undefined && answer)
    expect(
      'request_id',
      error.request_id,
      wanted.request_id ?? answer.headers['x-request-id'] ?? null,
    )
  if (typeof wanted.retry_after_s === 'number')
    expect('retry_after', error.retry_after_s, wanted.retry_after_s)
  if (typeof wanted.retry_after_s === 'object') {
    const { min, max } = wanted.retry_after_s
    const seconds = error.retry_after_s ?? -1
    if (seconds < min || seconds > max) problems.push(`retry_after is ${show(error.retry_after_s)}`)
  }
  if (error.message === '') problems.push('the error says nothing')
  if (!error.message.includes(wanted.message ?? ''))
    problems.push(`the message is ${error.message}`)
  if (
    wanted.status !== undefined &&
    wanted.code === null &&
    !error.message.includes(String(wanted.status))
  )
    problems.push(`the message does not name the status: ${error.message}`)
  if (key !== null && error.message.includes(key)) problems.push('the error shows the key')
  return problems
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}

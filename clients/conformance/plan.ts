import type { KeyName, Scenario, Step } from './scenario.ts'

/** Values to fill into the scenarios: addresses, keys, and texts by name (`${receiver}`). */
export interface Surroundings {
  baseUrl(id: string): string
  /** An address without a listener. */
  closed: string
  keys: Record<KeyName, string>
  texts: Record<string, string>
}

/** A scenario as runners read it; README.md describes it. */
export interface PlannedScenario {
  id: string
  base_url: string | null
  api_key: string | null
  environment: { name: string; value: string }[]
  timeout_s: number | null
  max_retries: number | null
  max_wait_s: number | null
  user_agent: string | null
  steps: {
    operation: string
    arguments: { name: string; value: unknown }[]
    read: string[]
    save: { name: string; path: string }[]
  }[]
}

export function planOf(scenario: Scenario, surroundings: Surroundings): PlannedScenario {
  const { id, timeout_s, max_retries, max_wait_s, user_agent } = scenario
  const { from_environment = [], language } = scenario
  const base_url = addressOf(scenario, surroundings)
  const api_key = keyOf(scenario, surroundings)
  const byVariable = { api_key, base_url }
  const given = (name: 'api_key' | 'base_url') =>
    from_environment.includes(name) ? null : byVariable[name]
  return {
    id,
    base_url: given('base_url'),
    api_key: given('api_key'),
    environment: [
      ...from_environment.map((name) => ({
        name: `ARAUTO_${name.toUpperCase()}`,
        value: byVariable[name] ?? '',
      })),
      ...(language ? [{ name: 'ARAUTO_LANGUAGE', value: language }] : []),
    ],
    timeout_s: timeout_s ?? null,
    max_retries: max_retries ?? null,
    max_wait_s: max_wait_s ?? null,
    user_agent: user_agent ?? null,
    steps: filled(scenario, surroundings).steps.map(plannedStep),
  }
}

/**
 * The scenario with `${receiver}` and the like replaced; values saved by steps stay as they are.
 */
export function filled(scenario: Scenario, { texts }: Pick<Surroundings, 'texts'>): Scenario {
  const text = JSON.stringify(scenario.steps).replaceAll(/\$\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(texts, name) ? JSON.stringify(texts[name]).slice(1, -1) : whole,
  )
  return { ...scenario, steps: JSON.parse(text) as Step[] }
}

/** The key for the client, however it is given; null: none. */
export function keyOf({ key = 'normal' }: Scenario, { keys }: Surroundings): string | null {
  return key === null ? null : keys[key]
}

function addressOf(
  { id, base = 'proxy' }: Scenario,
  { baseUrl, closed }: Surroundings,
): string | null {
  if (base === null) return null
  if (base === 'refused') return closed
  return base === 'proxy/' ? `${baseUrl(id)}/` : baseUrl(id)
}

function plannedStep(step: Step): PlannedScenario['steps'][number] {
  return {
    operation: step.operation,
    arguments: Object.entries(plannedArguments(step)).map(([name, value]) => ({ name, value })),
    read: step.read ?? [],
    save: step.save ?? [],
  }
}

/** Lists instead of objects with free keys, which not every language can read directly. */
function plannedArguments({ operation, arguments: given = {} }: Step): Record<string, unknown> {
  if (operation !== 'calcularEspera') return given
  const headers = Object.entries(given.headers as Record<string, string>)
  return { ...given, headers: headers.map(([name, value]) => ({ name, value })) }
}

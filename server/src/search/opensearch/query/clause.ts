/** A part of a query in OpenSearch's own language. */
export type Clause = Readonly<Record<string, unknown>>

export const NOTHING: Clause = { match_none: {} }

export function allOf(clauses: Clause[]): Clause {
  return clauses.length === 1 ? clauses[0]! : { bool: { filter: clauses } }
}

export function anyOf(clauses: Clause[]): Clause {
  return clauses.length === 1 ? clauses[0]! : { bool: { should: clauses, minimum_should_match: 1 } }
}

export function noneOf(clauses: Clause[]): Clause {
  return { bool: { must_not: clauses } }
}

export function hasTerm(field: string, value: string): Clause {
  return { term: { [field]: value } }
}

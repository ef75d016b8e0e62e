import type { SpanStart } from '../../lib/tracing/spans.ts'

/** What is said of a statement: what it does, and to which table first. Never its values, nor its text. */
export function statementSpan(text: string): SpanStart {
  const made = known.get(text)
  if (made !== undefined) return made
  const span = spanOf(text)
  if (known.size < MOST_KNOWN) known.set(text, span)
  return span
}

/** Texts are those of the program; there are some hundreds. */
const known = new Map<string, SpanStart>()
const MOST_KNOWN = 2_000

function spanOf(text: string): SpanStart {
  const operation = /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'SQL'
  const table = /\b(?:FROM|INTO|UPDATE)\s+([a-z_]+)/.exec(text)?.[1]
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  }
}

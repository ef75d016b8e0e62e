import type { Query } from '../../../engine/port.ts'
import { type Body, bodyNamedBy, bodyOfAcronym } from './bodies.ts'
import { type Run, type Widening, phrase, word } from './widening.ts'

/** Reads the acronym of a body, or its whole name, at the beginning of a run. */
export function readBody(run: Run): Widening | null {
  const [first] = run
  if (!first || (first.field !== null && first.field !== 'orgao')) return null
  const acronymOf = bodyOfAcronym(first.word)
  if (acronymOf) {
    const name = phrase(first.field, acronymOf.words)
    return { tipo: 'sigla', length: 1, added: [...actsOf(acronymOf), name] }
  }
  const named = bodyNamedBy(run.map(({ word }) => word))
  if (!named) return null
  const acronyms = named.acronyms.map((acronym) => word(first.field, acronym))
  return { tipo: 'sigla', length: named.words.length, added: [...actsOf(named), ...acronyms] }
}

function actsOf({ names }: Body): Query[] {
  return names.map((name) => ({ kind: 'body', name }))
}

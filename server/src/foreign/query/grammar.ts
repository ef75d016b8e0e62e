import { type Wanted, together, without } from './wanted.ts'

/** A piece of a search; an operand that says nothing here is null. */
export type SearchToken =
  | { kind: 'inner' | 'outer' | 'not' | 'open' | 'close' }
  | { kind: 'operand'; wanted: Wanted | null }

/** A search that cannot be read. The message, in Portuguese, goes on from the search. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault'
}

/** Deeper nesting is no search that anybody wrote. */
const DEEPEST = 50

/**
 * Reads pieces of a search, whose `inner` operator binds more than its `outer` one. Neighbours without an operator are
 * joined by the outer one; what is excluded, is so from all of them.
 * @returns null: nothing to look for
 * @throws SearchFault
 */
export function readForeignSearch(tokens: SearchToken[], outer: 'and' | 'or'): Wanted | null {
  const inner = outer === 'and' ? 'or' : 'and'
  let place = 0
  const kindNow = () => tokens[place]?.kind

  function all(depth: number): Wanted | null {
    if (depth > DEEPEST) throw new SearchFault('tem parênteses demais, uns dentro dos outros')
    const items = [chain(depth)]
    for (;;) {
      if (kindNow() === 'outer') place++
      else if (!['not', 'open', 'operand'].includes(kindNow() ?? '')) break
      items.push(chain(depth))
    }
    const isExcluded = (item: Wanted | null) => item?.kind === 'not'
    const wanted = together(
      outer,
      items.filter((item) => !isExcluded(item)),
    )
    return together('and', [wanted, ...items.filter(isExcluded)])
  }

  function chain(depth: number): Wanted | null {
    const children = [one(depth)]
    for (; kindNow() === 'inner';) {
      place++
      children.push(one(depth))
    }
    return together(inner, children)
  }

  function one(depth: number): Wanted | null {
    let isExcluded = false
    for (; kindNow() === 'not'; place++) isExcluded = !isExcluded
    const child = operand(depth)
    return isExcluded ? without(child) : child
  }

  function operand(depth: number): Wanted | null {
    const token = tokens[place++]
    if (token?.kind === 'operand') return token.wanted
    if (token?.kind !== 'open') throw new SearchFault('tem um operador a que falta uma palavra')
    const child = all(depth + 1)
    if (tokens[place++]?.kind !== 'close') throw new SearchFault('tem um parêntese sem par')
    return child
  }

  if (tokens.length === 0) return null
  const wanted = all(0)
  if (place < tokens.length) throw new SearchFault('tem um parêntese sem par')
  return wanted
}

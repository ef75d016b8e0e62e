import type { ActParts, Part } from './normalize.ts'

/**
 * Groups articles into acts by their own section, date and idMateria. Parts are ordered by number, then by
 * article id, which grows along an act. The same text published twice under the same number counts once; a
 * different text is another part of the act.
 */
export function regroup(parts: Part[]): ActParts[] {
  const acts = new Map<string, ActParts>()
  for (const part of parts) {
    const { pubName, pubDate, idMateria } = part.article
    const key = [pubName, pubDate, idMateria].join(':')
    const act = acts.get(key)
    if (act) act.push(part)
    else acts.set(key, [part])
  }
  return [...acts.values()].map(inOrder)
}

function inOrder([first, ...others]: ActParts): ActParts {
  if (others.length === 0) return [first]
  const byContent = new Map<string, Part>()
  for (const part of [first, ...others].toSorted(byPosition)) {
    const content = `${part.part}:${part.article.texto}`
    if (!byContent.has(content)) byContent.set(content, part)
  }
  const [head = first, ...tail] = byContent.values()
  return [head, ...tail]
}

function byPosition(a: Part, b: Part): number {
  return a.part - b.part || Number(a.article.id) - Number(b.article.id) || 0
}

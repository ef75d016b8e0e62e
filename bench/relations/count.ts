import { KINDS, type RelationKind } from './labels.ts'

/** The corrections and citations of each act. */
export type Links = Map<string, { tipo: string; id: string }[]>

/** How the links of one kind compare with the labels. */
export class Count {
  labelled = 0
  found = 0
  missed: string[] = []
  wrong: string[] = []
  unjudged: string[] = []

  /** `right` is null where nobody judged. */
  add(from: string, links: string[], right: string[] | null): void {
    const originals = right ?? []
    const isRight = (link: string, original: string) => original.split('|').includes(link)
    const missed = originals.filter((original) => !links.some((link) => isRight(link, original)))
    const wrong = links.filter((link) => !originals.some((original) => isRight(link, original)))
    this.labelled += originals.length
    this.found += originals.length - missed.length
    this.missed.push(...missed.map((original) => `${from} ${original}`))
    this[right ? 'wrong' : 'unjudged'].push(...wrong.map((link) => `${from} ${link}`))
  }
}

export type Counts = Map<RelationKind, Count>

/**
 * `rightOf`: the labels of an act and kind; null where nobody judged, undefined where the act belongs to
 * another set.
 */
export function countAll(
  links: Links,
  rightOf: (from: string, kind: RelationKind) => string[] | null | undefined,
): Counts {
  const counts = new Map(KINDS.map((kind) => [kind, new Count()]))
  for (const [from, found] of links)
    for (const [kind, count] of counts) {
      const ids = found.flatMap(({ tipo, id }) => (tipo === kind ? [id] : []))
      const right = rightOf(from, kind)
      if (right !== undefined) count.add(from, ids, right)
    }
  return counts
}

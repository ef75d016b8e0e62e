import { type Mention, mentionsOf } from '../query/mentions.ts'
import type { Entidades } from '../api/schema.ts'

const MOST = 3

interface FactWords {
  money(value: number): string
  cites(norm: string): string
}

/**
 * The facts that distinguish an act from its neighbours: its largest amount, the buyer, its legal
 * basis. At most three.
 */
export function factsOf(
  { valores, uasgs, normas }: Pick<Entidades, 'valores' | 'uasgs' | 'normas'>,
  titulo: string,
  { money, cites }: FactWords,
): string[] {
  const largest = Math.max(0, ...valores)
  const [uasg] = uasgs
  const [norm] = normas
  return [
    largest > 0 && money(largest),
    uasg !== undefined && !titulo.includes(uasg) && `UASG ${uasg}`,
    norm !== undefined && cites(norm),
  ]
    .filter((fact) => fact !== false)
    .slice(0, MOST)
}

interface Named extends Mention {
  acts: number
}

const NAMED_MOST = 6

/** The norms and companies that these acts name most often; those named by only one are omitted. */
export function namedIn(acts: Pick<Entidades, 'normas' | 'cnpjs'>[]): Named[] {
  const found = new Map<string, Named>()
  for (const { normas, cnpjs } of acts)
    for (const mention of mentionsOf({ normas, cnpjs, processos: [], pessoas: [] })) {
      const before = found.get(mention.termo)?.acts ?? 0
      found.set(mention.termo, { ...mention, acts: before + 1 })
    }
  return [...found.values()]
    .filter(({ acts: count }) => count > 1)
    .sort((a, b) => b.acts - a.acts)
    .slice(0, NAMED_MOST)
}

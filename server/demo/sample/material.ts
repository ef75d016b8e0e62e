import { createBody, type IssuingBody } from './body.ts'
import distributions from './distributions.json' with { type: 'json' }
import type { JournalSection } from './journals.ts'
import { createSampleProse, type Prose } from './prose.ts'
import { quantileSampler } from './quantiles.ts'
import type { Random } from './random.ts'
import { weightedIndex, weightedKey } from './weighted.ts'

/** The material of acts: the frequency of types and bodies, the length of acts, their words. */
export interface Material {
  type(section: JournalSection, random: Random): string
  body(section: JournalSection, random: Random): IssuingBody
  /** Characters of the readable text. */
  length(section: JournalSection, random: Random): number
  /** Called once per act, so that words can be counted by act. */
  prose(): Prose
}

/** The material of the sample archive, from figures measured on real editions. */
export const sampleMaterial: Material = createMaterial({
  bodies: distributions.bodies,
  lengths: bySection((section) => quantileSampler(distributions.lengths[section])),
  prose: createSampleProse,
})

/** Act types as in reality; the rest as given, bodies by section with their weights. */
export function createMaterial(parts: {
  bodies: Record<JournalSection, Record<string, number>>
  lengths: Record<JournalSection, (random: Random) => number>
  prose: () => Prose
}): Material {
  const types = bySection((section) => weightedKey(distributions.types[section]))
  const bodies = bodyDrawers(parts.bodies)
  return {
    type: (section, random) => types[section](random),
    body: (section, random) => bodies[section](random),
    length: (section, random) => parts.lengths[section](random),
    prose: parts.prose,
  }
}

/** A body has one index, in whatever sections it publishes. */
function bodyDrawers(weights: Record<JournalSection, Record<string, number>>) {
  const known = new Map<string, IssuingBody>()
  return bySection((section) => {
    const bodies = Object.keys(weights[section]).map((path) => {
      const body = known.get(path) ?? createBody(path, known.size)
      known.set(path, body)
      return body
    })
    const draw = weightedIndex(Object.values(weights[section]))
    return (random: Random) => bodies[draw(random)]!
  })
}

function bySection<T>(make: (section: JournalSection) => T): Record<JournalSection, T> {
  return { '1': make('1'), '2': make('2'), '3': make('3') }
}

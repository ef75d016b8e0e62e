/** Levels of government that make norms; they cross the wire. */
export const SPHERES = ['federal', 'estadual', 'distrital', 'municipal'] as const

export type Sphere = (typeof SPHERES)[number]

/** Whether a norm belongs to a state, a town or the Federal District, by its text. */
export function isLocal({ esfera }: { esfera: Sphere | null }): boolean {
  return esfera !== null && esfera !== 'federal'
}

/**
 * Right after the kind: `Lei Complementar Municipal`, `Decretos Estaduais`, `Lei do Município de`.
 */
const ADJECTIVE =
  /^(?: complementar(?:es)?| ordin[áa]ri[ao]s?| org[âa]nicas?)*(?:[ ,]{0,2}(federa|municipa|estadua|distrita)(?:l|is)(?!\p{L})| d[eo] (munic[íi]pio|estado d|distrito federal))/iu
/** Right after the number and its year: `Lei nº 1.234/2005, do Município de …`. */
const OWNER =
  /(?:,? d[eo]| -)? ?\(?(munic[íi]pio|municipal|estado d|estadual|distrito federal|distrital)/iy

const OF_OWNER: Record<string, Sphere> = { m: 'municipal', e: 'estadual', d: 'distrital' }
const OF_ADJECTIVE: Record<string, Sphere> = { ...OF_OWNER, f: 'federal' }

/**
 * The sphere of a norm, from the words next to its name. `before` is the text between its kind and
 * its number, `end` is the end of its number, year and date. Null if nothing is said.
 */
export function readSphere(before: string, text: string, end: number): Sphere | null {
  const [, adjective, ofWhom] = ADJECTIVE.exec(before) ?? []
  const told = adjective ?? ofWhom
  if (told) return OF_ADJECTIVE[told[0]!.toLowerCase()]! // one of four first letters
  OWNER.lastIndex = end
  const owner = OWNER.exec(text)?.[1]
  return owner ? OF_OWNER[owner[0]!.toLowerCase()]! : null // one of three first letters
}

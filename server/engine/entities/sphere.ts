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
/**
 * Right after the number and its year: `Lei nº 1.234/2005, do Município de …`, `da Câmara Municipal`,
 * `publicado no Diário Oficial do Município`. Towns publish in a state's gazette, too.
 */
const OWNER =
  /(?:,? d[aeo]| -|,? publicad[ao]s? no di[áa]rio oficial(?: eletr[ôo]nico)? do(?= munic))? ?\(?(?:(?:governo|governadora?|c[âa]mara|prefeitura|assembleia legislativa)(?: d[aeo])? )?(munic[íi]pio|municipal|prefeit(?:o|ura)|estado(?![- ]maior|\p{L})|estadual|distrito federal|distrital)/iuy
const STATE = '(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)'
/** `Lei/MG nº 1.234`, `LC MG nº 12`, `Lei nº 1.234/2005/MG`, `nº 1.234/2005 (MG)` */
const OF_STATE = new RegExp(
  `^(?: complementar)?(?: ?[/-] ?| )\\(?${STATE}\\)?(?=,? n| \\d|,? ?$)`,
  'u',
)
const STATE_AFTER = new RegExp(`[/-]${STATE}$`, 'u')
const STATE_IN_BRACKETS = new RegExp(` ?\\(${STATE}\\)`, 'uy')

const OF_OWNER: Record<string, Sphere> = {
  m: 'municipal',
  p: 'municipal',
  e: 'estadual',
  d: 'distrital',
}
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
  return owner ? OF_OWNER[owner[0]!.toLowerCase()]! : null // one of four first letters
}

/**
 * The sphere that a state's initials beside the name tell, of norms that only governments make: elsewhere
 * the same letters are a ministry. `after` is what follows the number, up to `end`.
 */
export function readInitials(
  before: string,
  after: string,
  text: string,
  end: number,
): Sphere | null {
  STATE_IN_BRACKETS.lastIndex = end
  const [, state] =
    OF_STATE.exec(before) ?? STATE_AFTER.exec(after) ?? STATE_IN_BRACKETS.exec(text) ?? []
  if (state === undefined) return null
  return state === 'DF' ? 'distrital' : 'estadual'
}

/** What the texts of a bulletin may name between double braces: `{{data}}`. */
export const VARIABLES = ['data', 'periodo', 'total', 'atos', 'nome'] as const
type Variable = (typeof VARIABLES)[number]

/** A value for each of them. */
export type VariableValues = Record<Variable, string>

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names between braces that no variable has, as written. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(PLACE)].map(([, name]) => name!) // a group that always takes part
  return [...new Set(names)].filter((name) => !isVariable(name))
}

/** The text with the values in their places. Values are not read for variables. */
export function filledIn(text: string, values: VariableValues): string {
  return text.replace(PLACE, (place, name: string) => (isVariable(name) ? values[name] : place))
}

export function isVariable(name: string): name is Variable {
  return (VARIABLES as readonly string[]).includes(name)
}

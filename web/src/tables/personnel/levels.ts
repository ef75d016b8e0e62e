/** Families of functions whose levels are ordered, with those that people ask for, the least first. */
export const FAMILIES = {
  fce: { siglas: ['FCE', 'CCE'], levels: [5, 7, 10, 13, 15, 16, 17, 18] },
  das: { siglas: ['DAS'], levels: [1, 2, 3, 4, 5, 6] },
  cd: { siglas: ['CD'], levels: [4, 3, 2, 1] },
} as const

export type Family = keyof typeof FAMILIES

/** This level and those above: `FCE 15` and `CCE 15`, in every category. */
export function codesFrom(family: Family, level: number): string[] {
  return FAMILIES[family].siglas.map((sigla) => `${sigla} ${level}`)
}

interface Level {
  family: Family
  level: number
}

/** Reads such codes; null: they are others. */
export function levelOf(codes: string[]): Level | null {
  for (const family of Object.keys(FAMILIES) as Family[])
    for (const level of FAMILIES[family].levels)
      if (codesFrom(family, level).join() === codes.join()) return { family, level }
  return null
}

/** `1.05`: as levels of FCE and CCE are printed, whose category is usually 1. */
export function printLevel(family: Family, level: number): string {
  return family === 'fce' ? `1.${String(level).padStart(2, '0')}` : `${level}`
}

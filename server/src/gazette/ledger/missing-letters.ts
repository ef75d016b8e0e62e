/** An extra edition that must exist, and the day of the first one after it. */
export interface MissingExtra {
  data: string
  numero: string
}

/** The editions in the archive. */
export interface Editions {
  regular: { data: string; numero: string }[]
  /** Extra editions and supplements. */
  others: { data: string; numero: string }[]
}

/**
 * The extra editions that others prove: those of a number have the letters A, B, C, … on one day or
 * on several. Nothing is known of a number whose regular edition is not in the archive.
 */
export function missingLetters({ regular, others }: Editions): MissingExtra[] {
  const begun = new Set(regular.map(({ data, numero }) => `${data.slice(0, 4)} ${numero}`))
  const lettered = others.flatMap(({ data, numero }) => {
    const [, number, letter] = LETTERED.exec(numero) ?? []
    return number && letter ? [{ data, number, letter }] : []
  })
  const series = Map.groupBy(lettered, ({ data, number }) => `${data.slice(0, 4)} ${number}`)
  return [...series].flatMap(([name, all]) => (begun.has(name) ? holesIn(all) : []))
}

const LETTERED = /^(\d+)-([A-Z])$/
const FIRST = 'A'.charCodeAt(0)

interface Lettered {
  data: string
  number: string
  letter: string
}

function holesIn(series: Lettered[]): MissingExtra[] {
  const holes: MissingExtra[] = []
  let next = FIRST
  for (const { data, number, letter } of series.toSorted((a, b) =>
    a.letter < b.letter ? -1 : 1,
  )) {
    for (; next < letter.charCodeAt(0); next++)
      holes.push({ data, numero: `${number}-${String.fromCharCode(next)}` })
    next = letter.charCodeAt(0) + 1
  }
  return holes
}

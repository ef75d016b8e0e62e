interface Count {
  valor: string
  total: number
}

/** What is known of the bodies of one side. */
interface Side {
  bodies: Count[]
  /** Only those with most rows are listed: a body that is absent may have some. */
  isCut: boolean
}

export interface BodyTurnover {
  path: string
  /** Null: nobody counted them. */
  entered: number | null
  left: number | null
}

/**
 * The bodies right below the chosen ones, or the highest of all, with what came and left; those with
 * most movement first. Every body counts what is below it, so two levels would count twice.
 */
export function turnoverOf(entered: Side, left: Side, chosen: string[] = []): BodyTurnover[] {
  const [only, ...others] = chosen
  const parent = only !== undefined && others.length === 0 ? only : null
  const [cameTo, leftFrom] = [totalsOf(entered), totalsOf(left)]
  return [...new Set([...cameTo.keys(), ...leftFrom.keys()])]
    .filter((path) => isShown(path, parent, chosen))
    .map((path) => ({
      path,
      entered: cameTo.get(path) ?? (entered.isCut ? null : 0),
      left: leftFrom.get(path) ?? (left.isCut ? null : 0),
    }))
    .sort((a, b) => movedIn(b) - movedIn(a) || (a.path < b.path ? -1 : 1))
}

function totalsOf({ bodies }: Side): Map<string, number> {
  return new Map(bodies.map(({ valor, total }) => [valor, total]))
}

function movedIn({ entered, left }: BodyTurnover): number {
  return (entered ?? 0) + (left ?? 0)
}

function isShown(path: string, parent: string | null, chosen: string[]): boolean {
  if (parent !== null)
    return path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/')
  return chosen.length > 0 ? chosen.includes(path) : !path.includes('/')
}

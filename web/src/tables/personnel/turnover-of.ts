interface Count {
  valor: string
  total: number
}

interface BodyTurnover {
  path: string
  entered: number
  left: number
}

/**
 * The bodies right below the chosen ones, or the highest of all, with what came and left; those with
 * most movement first. Every body counts what is below it, so two levels would count twice.
 */
export function turnoverOf(entered: Count[], left: Count[], chosen: string[] = []): BodyTurnover[] {
  const [only, ...others] = chosen
  const parent = only !== undefined && others.length === 0 ? only : null
  const bodies = new Map<string, BodyTurnover>()
  const add = (counts: Count[], side: 'entered' | 'left') => {
    for (const { valor, total } of counts) {
      if (!isShown(valor, parent, chosen)) continue
      const body = bodies.get(valor) ?? { path: valor, entered: 0, left: 0 }
      body[side] += total
      bodies.set(valor, body)
    }
  }
  add(entered, 'entered')
  add(left, 'left')
  return [...bodies.values()].sort(
    (a, b) => b.entered + b.left - a.entered - a.left || (a.path < b.path ? -1 : 1),
  )
}

function isShown(path: string, parent: string | null, chosen: string[]): boolean {
  if (parent !== null)
    return path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/')
  return chosen.length > 0 ? chosen.includes(path) : !path.includes('/')
}

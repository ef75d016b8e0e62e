/** A body and those below it. `path` is the value of the filter. */
export interface BodyNode {
  path: string
  name: string
  total: number
  children: BodyNode[]
}

/** Bodies by their paths, most acts first. A body's total includes its parts. */
export function bodyTree(values: { valor: string; total: number }[]): BodyNode[] {
  const root: BodyNode = { path: '', name: '', total: 0, children: [] }
  for (const { valor, total } of values) {
    let node = root
    for (const name of valor.split('/')) node = childOf(node, name)
    node.total = total
  }
  sort(root)
  return root.children
}

function childOf(parent: BodyNode, name: string): BodyNode {
  const known = parent.children.find((child) => child.name === name)
  if (known) return known
  const path = parent.path === '' ? name : `${parent.path}/${name}`
  const child = { path, name, total: 0, children: [] }
  parent.children.push(child)
  return child
}

function sort({ children }: BodyNode): void {
  children.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, 'pt-BR'))
  for (const child of children) sort(child)
}

/** The branches that contain a matching body. */
export function matchingBodies(nodes: BodyNode[], matches: (name: string) => boolean): BodyNode[] {
  return nodes.flatMap((node) => {
    if (matches(node.name)) return [node]
    const children = matchingBodies(node.children, matches)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** Lists each body once: bodies within a listed branch are omitted. */
export function withoutHeld(bodies: BodyNode[], branches: BodyNode[]): BodyNode[] {
  const holds = (nodes: BodyNode[], path: string): boolean =>
    nodes.some((node) => node.path === path || holds(node.children, path))
  return bodies.filter(({ path }) => !holds(branches, path))
}

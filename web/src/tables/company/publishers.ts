interface BodyCount {
  valor: string
  total: number
  com_valor: number
  soma: number
}

/** The bodies that publish, each with its own rows: those of the bodies right below it are taken away. */
export function publishers(bodies: BodyCount[]): BodyCount[] {
  const own = new Map(bodies.map((body) => [body.valor, { ...body }]))
  for (const { valor, total, com_valor, soma } of bodies) {
    const above = own.get(valor.slice(0, Math.max(0, valor.lastIndexOf('/'))))
    if (above === undefined) continue
    above.total -= total
    above.com_valor -= com_valor
    above.soma = Math.round((above.soma - soma) * 100) / 100
  }
  return [...own.values()]
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.soma - a.soma || b.total - a.total)
}

/** What a user does; gives the User-Agent that the service saw. */
exports.use = async ({ Arauto, NotFoundError, sign, verify }) => {
  const arauto = new Arauto()
  const { total, resultados } = await arauto.buscar({ termo: 'a' })
  const exported = []
  for await (const publicacao of arauto.exportar()) exported.push(publicacao.id)
  const body = '{"id":"evt_A"}'
  const evento = await verify(body, await sign(body, 'evt_A', 'segredo-01'), 'segredo-01')
  const good = total === 1 && exported.join() === 'pub_A' && evento.id === 'evt_A'
  if (!good || !(NotFoundError.prototype instanceof Error)) throw new Error('not as it should be')
  return resultados[0].titulo
}

import { expect, test } from 'vitest'
import { MOST_ITEMS, MOST_SOUGHT } from '../src/alerts/term-list.ts'
import { alertsOf, listsOf } from './_alerts.ts'
import { createPushWorld } from './_push.ts'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`)
const itemsOf = (...termos: string[]) => termos.map((termo) => ({ termo }))

test('the items of all alerts of an account are bounded, those of a list in each alert that has it', async () => {
  const world = await createPushWorld()
  const [alerts, lists] = [alertsOf(world), listsOf(world)]
  const listas: string[] = []
  for (let left = MOST_SOUGHT / 5; left > 0; left -= MOST_ITEMS)
    listas.push((await lists.add(numbered(MOST_ITEMS))).id)
  const small = await lists.add(['x'])
  await lists.replace(listas[0]!, numbered(MOST_ITEMS - 1))
  const own = await alerts.add({ termos: itemsOf('b'), listas: [small.id] })
  for (let i = 0; i < 4; i++) await alerts.add({ listas })
  const last = await alerts.add({ listas })
  // 999,997 now

  await expect(alerts.add({ listas: [listas[1]!] })).rejects.toThrow('limite_itens')
  await alerts.add({ consulta: 'nada mais' })
  await alerts.add({ termos: itemsOf('a', 'b', 'c') })
  await expect(alerts.add({ termos: itemsOf('d') })).rejects.toThrow('limite_itens')
  await expect(alerts.change(last.id, { listas: [...listas, small.id] })).rejects.toThrow(
    'limite_itens',
  )
  await expect(lists.replace(listas[0]!, numbered(MOST_ITEMS))).rejects.toThrow('limite_itens')
  await expect(lists.replace(small.id, ['x', 'y'])).rejects.toThrow('limite_itens')

  await alerts.change(last.id, { nome: 'Outro' })
  await lists.replace(small.id, ['z'])
  await alerts.change(own.id, { termos: [] })
  await lists.replace(small.id, ['x', 'y'])
})

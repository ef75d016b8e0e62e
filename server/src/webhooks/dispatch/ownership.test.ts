import { describe, expect, test } from 'vitest'
import { newId } from '../../lib/crypto/ids.ts'
import { ownerOf } from './ownership.ts'

const webhooks = Array.from({ length: 3_000 }, () => newId('wh', Date.now()))
const three = ['dispatcher a', 'dispatcher b', 'dispatcher c']

describe('the owner of a webhook', () => {
  test('is nobody without dispatchers; otherwise one of them, whatever the order of names', () => {
    expect(ownerOf(webhooks[0]!, [])).toBeNull()
    for (const id of webhooks) {
      expect(three).toContain(ownerOf(id, three))
      expect(ownerOf(id, three.toReversed())).toBe(ownerOf(id, three))
    }
  })

  test('each dispatcher gets about the same share', () => {
    for (const name of three) {
      const own = webhooks.filter((id) => ownerOf(id, three) === name)
      expect(own.length).toBeGreaterThan(850)
      expect(own.length).toBeLessThan(1_150)
    }
  })

  test('when one stops, only its webhooks move, to all the others', () => {
    const two = three.slice(1)
    const moved = webhooks.filter((id) => ownerOf(id, three) !== ownerOf(id, two))
    expect(moved.every((id) => ownerOf(id, three) === three[0])).toBe(true)
    const heirs = moved.map((id) => ownerOf(id, two))
    for (const name of two)
      expect(heirs.filter((heir) => heir === name).length).toBeGreaterThan(350)
  })
})

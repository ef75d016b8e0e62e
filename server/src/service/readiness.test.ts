import { expect, test } from 'vitest'
import type { Notice } from './notice.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { readOnlyNotice } from './read-only.ts'
import { CLUSTER_WORDS, OWN_WORDS, type ReadinessDeps, createReadiness } from './readiness.ts'

const well = async () => {}
const holds = async () => true
const ill = async () => {
  throw new Error('disk full')
}

function readiness(parts: Partial<ReadinessDeps> = {}) {
  const time = { now: 0 }
  const clock = () => new Date(time.now)
  const deps = {
    read: holds,
    write: well,
    search: well,
    readOnly: () => null,
    words: OWN_WORDS,
    ...parts,
    clock,
  }
  return { time, deps, ready: createReadiness(deps) }
}

const CASES: [Partial<ReadinessDeps>, RegExp | Notice[]][] = [
  [{}, []],
  [{ read: async () => false }, [OWN_WORDS.empty]],
  [{ read: ill }, /^O acervo não responde/],
  [{ write: ill }, /^O acervo não aceita escrita/],
  [{ write: ill, readOnly: () => 'disco_cheio' }, [readOnlyNotice('disco_cheio')]],
  [{ write: ill, readOnly: () => 'pedido', search: ill }, /npx arauto verificar/],
  [{ search: ill }, /npx arauto verificar/],
  [{ search: ill, words: CLUSTER_WORDS }, /^O OpenSearch do cluster/],
  [{ search: null }, []],
  [{ read: async () => false, words: CLUSTER_WORDS }, [CLUSTER_WORDS.empty]],
]
test.each(CASES)('%j', async (parts, message) => {
  const found = await readiness(parts).ready()
  if (message instanceof RegExp)
    expect(found).toHaveProperty('message', expect.stringMatching(message))
  else expect(found).toEqual(message)
})

test('readiness is checked every five seconds, however often it is asked', async () => {
  let writes = 0
  const { time, ready } = readiness({ write: async () => void writes++ })
  await Promise.all([ready(), ready(), ready()])
  time.now = 4_999
  await ready()
  expect(writes).toBe(1)
  time.now = 5_000
  await ready()
  expect(writes).toBe(2)
})

test('a part that knows the way out reports it', async () => {
  const details = [detailOf('ARAUTO_DATABASE_URL', 'o servidor não responde', 'Confira-o.')]
  const read = async () => {
    throw new Problem('indisponivel', 'x', details)
  }
  expect(await readiness({ read, words: CLUSTER_WORDS }).ready()).toMatchObject({
    detalhes: details,
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LITERAL, READING_VERSION } from '../search/reading/reading.ts'
import { readSought } from '../search/reading/read-sought.ts'
import { rarityIn } from './act-keys.ts'
import { createActTokens } from './act-tokens.ts'
import { compileQuery } from './compile-query.ts'
import type { MonitorFilter } from './filter.ts'
import { createMatcher } from './matcher.ts'
import { NO_FILTER } from './standing-filter.ts'
import { type ActToWatch, watchedAct } from './watched-act.ts'

const text = fc
  .array(fc.constantFrom('papel', 'papéis', 'pedra', 'licitação', 'de', '2023', 'nomear', '7'), {
    maxLength: 9,
  })
  .map((words) => words.join(' '))

const act: fc.Arbitrary<ActToWatch> = fc.record({
  titulo: text,
  ementa: text,
  conteudo_completo: text,
  orgao: text,
  assinatura: text,
  tipo_ato: fc.constant('Edital'),
  secao: fc.constant('3'),
  secao_base: fc.constant('3'),
  edicao: fc.constant('54'),
  data_publicacao: fc.constant('2023-05-12'),
  situacao: fc.constant('publicada'),
})

const word = fc.constantFrom('papel', 'pedras', 'licitação', 'nomeia', 'nomeação', '2023', '7')
/** Of few words, so that one is often the end of another. */
const run = fc
  .array(fc.constantFrom('papel', '7', '2023'), { minLength: 2, maxLength: 6 })
  .map((words) => `"${words.join(' ')}"`)
const part = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: run },
  fc.constantFrom('pap*', 'lic*', 'titulo:papel', '(pedra OU papel)', '-pedra', '"papel 7"~2'),
)
/** Words of which an act must have each, mostly. */
const conjunction = fc
  .array(part, { minLength: 1, maxLength: 5 })
  .map((parts) => (parts.every((one) => one.startsWith('-')) ? '*' : parts.join(' ')))

const filter: fc.Arbitrary<MonitorFilter> = fc
  .record({
    termos: fc.uniqueArray(conjunction, { minLength: 1, maxLength: 6 }),
    leitura: fc.constantFrom(LITERAL, READING_VERSION),
  })
  .map((asked) => ({ ...NO_FILTER, ...asked }))

test('what must be there together is found exactly where its query finds it, while filters come and go', () => {
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), filter: fc.option(filter) })
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 12 }),
      fc.array(act, { minLength: 1, maxLength: 6 }),
      (changes, acts) => {
        const watched = acts.map(watchedAct)
        const matcher = createMatcher(rarityIn(watched.slice(1)))
        const left = new Map<string, MonitorFilter>()
        for (const { id, filter } of changes) {
          if (filter) matcher.set(id, filter)
          else matcher.remove(id)
          if (filter) left.set(id, filter)
          else left.delete(id)
          for (const act of watched) {
            const found = new Map(matcher.match(act).map(({ id, termos }) => [id, termos]))
            for (const [id, { termos, ...manner }] of left) {
              const meant = termos.filter((termo) =>
                compileQuery(readSought({ ...manner, termo }))(createActTokens(act)),
              )
              expect(found.get(id) ?? []).toEqual(meant)
            }
            expect([...found.keys()].every((id) => left.has(id))).toBe(true)
          }
        }
      },
    ),
    { numRuns: 200 },
  )
})

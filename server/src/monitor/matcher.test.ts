import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '../lib/errors/problem.ts'
import { rarityIn } from './act-keys.ts'
import type { MonitorFilter } from './filter.ts'
import { createMatcher } from './matcher.ts'
import { NO_FILTER } from './standing-filter.ts'
import { type ActToWatch, watchedAct } from './watched-act.ts'
import { LITERAL, READING_VERSION } from '../search/reading/reading.ts'
import { expectLinear } from '../../test/_linear.ts'

const act: ActToWatch = {
  titulo: 'PREGÃO ELETRÔNICO Nº 7/2023',
  ementa: null,
  conteudo_completo:
    'Aquisição de papel. CNPJ 12.345.678/0001-95, Padaria Pão Doce. Valor: R$ 9.999,99.',
  orgao: 'Ministério da Saúde/Gabinete',
  assinatura: 'FULANO DE TAL - Pregoeiro',
  tipo_ato: 'Edital',
  secao: '3',
  secao_base: '3',
  edicao: '54',
  data_publicacao: '2023-05-12',
  situacao: 'retificada',
}
const nothing = { ...NO_FILTER, termos: [], leitura: LITERAL }

const CASES: [Partial<MonitorFilter>, string[] | null][] = [
  [{}, []],
  [{ secoes: ['3'] }, []],
  [{ secoes: ['1', '3'] }, []],
  [{ secoes: ['1'] }, null],
  [{ orgaos: ['gabinete'] }, []],
  [{ orgaos: ['MINISTERIO DA SAUDE/gabinete'] }, []],
  [{ orgaos: ['Ministério da Fazenda'] }, null],
  [{ orgaos_exceto: ['Ministério da Fazenda'] }, []],
  [{ orgaos_exceto: ['Ministério da Fazenda', 'gabinete'] }, null],
  [{ tipos_ato: ['edital'], secoes: ['3'] }, []],
  [{ tipos_ato: ['edital'], secoes: ['2'] }, null],
  [{ tipos_ato: ['Portaria'] }, null],
  [{ tipos_ato: ['Portaria', 'EDIT*'] }, []],
  [{ tipos_ato: ['Edital de*'] }, null],
  [{ situacoes: ['retificada'] }, []],
  [{ situacoes: ['publicada', 'revogada'] }, null],
  [{ situacoes: ['retificada'], secoes: ['1'] }, null],
  [{ cnpjs: ['12345678000195'] }, []],
  [{ cnpjs: ['11222333000181', '12345678'] }, []],
  [{ cnpjs: ['11222333000181'] }, null],
  [{ valor_min: 9999.99 }, []],
  [{ valor_max: 9999.99, termos: ['papel'] }, ['papel']],
  [{ valor_min: 0, valor_max: 10_000 }, []],
  [{ valor_min: 10_000 }, null],
  [{ valor_max: 9_999 }, null],
  [{ valor_min: 10_000, valor_max: 5 }, null],
  [{ valor_min: 1e30 }, null],
  [{ termos: ['aquisições'] }, ['aquisições']],
  [{ termos: ['licitação', 'pregões', '12345678000195'] }, ['pregões', '12345678000195']],
  [
    { termos: ['"padaria pao doce"', 'assinatura:fulano'] },
    ['"padaria pao doce"', 'assinatura:fulano'],
  ],
  [{ termos: ['fulano'] }, null],
  // Runs of another field, of an act that has them there only, or in several.
  [{ termos: ['"fulano de tal"', '"gabinete"', 'gabin*'] }, null],
  [{ termos: ['assinatura:"fulano de tal"'] }, ['assinatura:"fulano de tal"']],
  [{ termos: ['titulo:"papel"', 'titulo:"pregao eletronico"'] }, ['titulo:"pregao eletronico"']],
  [
    { termos: ['"fulano de tal" OU "aquisicao de papel"'] },
    ['"fulano de tal" OU "aquisicao de papel"'],
  ],
  // Longer than what is filed of it.
  [{ termos: ['"padaria pao doce valor r 9"', '"padaria pao doce valor r 8"'] }, null],
  [
    { termos: ['"aquisicao de papel cnpj 12"', '"de papel cnpj 12.345.678/0001-95 padaria"'] },
    ['"de papel cnpj 12.345.678/0001-95 padaria"'],
  ],
  [{ termos: ['papel'], secoes: ['2'] }, null],
  [{ termos: ['papel', 'papel'] }, ['papel']],
  [{ termos: ['* -papel'] }, null],
  [{ termos: ['* -pedra'] }, ['* -pedra']],
  [{ termos: ['padar*'] }, ['padar*']],
  [{ termos: ['"2023 pregao"~3'] }, ['"2023 pregao"~3']],
]

test.each(CASES)('%j', (filter, termos) => {
  const matcher = createMatcher(rarityIn([]))
  matcher.set('wh_1', { ...nothing, ...filter })
  expect(matcher.match(watchedAct(act))).toEqual(termos === null ? [] : [{ id: 'wh_1', termos }])
})

test('a term that is not a valid query is refused, and the filter stays as it was', () => {
  const matcher = createMatcher(rarityIn([]))
  matcher.set('wh_1', { ...nothing, termos: ['papel'] })
  expect(() => matcher.set('wh_1', { ...nothing, termos: ['pedra', '"'] })).toThrow(Problem)
  expect(matcher.match(watchedAct(act))).toEqual([{ id: 'wh_1', termos: ['papel'] }])
})

test('a phrase of common words in a very long act takes linear time', () => {
  const matcher = createMatcher(rarityIn([]))
  matcher.set('wh_1', { ...nothing, termos: ['"lei lei"', '"acordo lei"~0', '"acordo lei de"~0'] })
  expectLinear(40_000, (times) => {
    const long = { ...act, conteudo_completo: 'de acordo com a lei '.repeat(times) }
    const analyzed = watchedAct(long)
    return () => expect(matcher.match(analyzed)).toEqual([])
  })
})

test('an act without an amount matches no range, however wide', () => {
  const matcher = createMatcher(rarityIn([]))
  matcher.set('wh_1', { ...nothing, valor_min: 0 })
  expect(matcher.match(watchedAct({ ...act, conteudo_completo: 'Nada custa.' }))).toEqual([])
})

test('filters that share terms come and go without a trace in each other', () => {
  const asked: fc.Arbitrary<MonitorFilter> = fc
    .record({
      termos: fc.subarray(['papel', 'pedra', '"padaria pao doce"', '* -pedra', 'padar*', 'cnpj']),
      secoes: fc.constantFrom<string[][]>([], ['3'], ['1']),
      cnpjs: fc.constantFrom<string[][]>([], ['12345678000195']),
      consulta: fc.constantFrom('*', 'aquisição', 'pedra', '"padaria pao doce"'),
      leitura: fc.constantFrom(LITERAL, READING_VERSION),
    })
    .map((filter) => ({ ...nothing, ...filter }))
  const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), filter: fc.option(asked) })
  const analyzed = watchedAct(act)
  fc.assert(
    fc.property(fc.array(change, { maxLength: 16 }), (changes) => {
      const matcher = createMatcher(rarityIn([analyzed]))
      const left = new Map<string, MonitorFilter>()
      for (const { id, filter } of changes) {
        if (filter) matcher.set(id, filter)
        else matcher.remove(id)
        if (filter) left.set(id, filter)
        else left.delete(id)
        const alone = [...left].flatMap(([id, filter]) => {
          const single = createMatcher(rarityIn([]))
          single.set(id, filter)
          return single.match(analyzed)
        })
        const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
        expect(matcher.match(analyzed).toSorted(byId)).toEqual(alone.toSorted(byId))
      }
    }),
  )
})

import { expect, test } from 'vitest'
import { Problem } from '../lib/problem.ts'
import { analyzeAct } from '../search/analysis.ts'
import type { SearchableAct } from '../search/search-index.ts'
import { rarityIn } from './act-keys.ts'
import { createMatcher } from './matcher.ts'
import { LITERAL } from '../search/reading/reading.ts'

const act: SearchableAct = {
  titulo: 'PREGÃO ELETRÔNICO Nº 7/2023',
  ementa: null,
  conteudo_completo: 'Aquisição de papel. CNPJ 12.345.678/0001-95, Padaria Pão Doce.',
  orgao: 'Ministério da Saúde/Gabinete',
  assinatura: 'FULANO DE TAL - Pregoeiro',
  tipo_ato: 'Edital',
  secao: '3',
  edicao: '54',
  data_publicacao: '2023-05-12',
}
const nothing = { termos: [], leitura: LITERAL, secoes: [], orgaos: [], tipos_ato: [] }

test.each([
  [{}, []],
  [{ secoes: ['3'] }, []],
  [{ secoes: ['1', '3'] }, []],
  [{ secoes: ['1'] }, null],
  [{ orgaos: ['gabinete'] }, []],
  [{ orgaos: ['MINISTERIO DA SAUDE/gabinete'] }, []],
  [{ orgaos: ['Ministério da Fazenda'] }, null],
  [{ tipos_ato: ['edital'], secoes: ['3'] }, []],
  [{ tipos_ato: ['edital'], secoes: ['2'] }, null],
  [{ termos: ['aquisições'] }, ['aquisições']],
  [{ termos: ['licitação', 'pregões', '12345678000195'] }, ['pregões', '12345678000195']],
  [
    { termos: ['"padaria pao doce"', 'assinatura:fulano'] },
    ['"padaria pao doce"', 'assinatura:fulano'],
  ],
  [{ termos: ['fulano'] }, null],
  [{ termos: ['papel'], secoes: ['2'] }, null],
  [{ termos: ['papel', 'papel'] }, ['papel']],
  [{ termos: ['* -papel'] }, null],
  [{ termos: ['* -pedra'] }, ['* -pedra']],
  [{ termos: ['padar*'] }, ['padar*']],
  [{ termos: ['"2023 pregao"~3'] }, ['"2023 pregao"~3']],
])('%j', (filter, termos) => {
  const matcher = createMatcher(rarityIn([]))
  matcher.set('wh_1', { ...nothing, ...filter })
  expect(matcher.match(analyzeAct(act))).toEqual(termos === null ? [] : [{ id: 'wh_1', termos }])
})

test('a term that is no query is refused, and the filter stays as it was', () => {
  const matcher = createMatcher(rarityIn([]))
  matcher.set('wh_1', { ...nothing, termos: ['papel'] })
  expect(() => matcher.set('wh_1', { ...nothing, termos: ['pedra', '"'] })).toThrow(Problem)
  expect(matcher.match(analyzeAct(act))).toEqual([{ id: 'wh_1', termos: ['papel'] }])
})

test('a phrase of common words in a very long act takes no time', () => {
  const long = { ...act, conteudo_completo: 'de acordo com a lei '.repeat(40_000) }
  const matcher = createMatcher(rarityIn([]))
  matcher.set('wh_1', { ...nothing, termos: ['"lei lei"', '"acordo lei"~0', '"acordo lei de"~0'] })
  const analyzed = analyzeAct(long)
  const started = performance.now()
  expect(matcher.match(analyzed)).toEqual([])
  expect(performance.now() - started).toBeLessThan(2_000)
})

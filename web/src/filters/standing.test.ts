import { expect, test } from 'vitest'
import { type Followed, searchOf, standingFilterOf } from './standing.ts'

const SEARCHES: Followed[] = [
  {},
  { termo: 'pregão', literal: true },
  { termo: '"Ana Luz"', ignorar_assinatura: true, secao: ['1', 'extra1'] },
  { secao: ['1', 'extra'], orgao: ['MEC'], tipo_ato: ['Portaria'] },
  { orgao_exceto: ['MEC', 'Ministério da Saúde'], tipo_ato: ['Extrato*'] },
  { termo: '"a b"', situacao: ['revogada'], cnpj: ['00394460'], valor_min: 0, valor_max: 10.5 },
]

test.each(SEARCHES)('the alert of %j leads back to it', (search) => {
  const alert = { consulta: search.termo ?? '*', filtros: standingFilterOf(search), leitura: 1 }
  expect(searchOf(alert)).toEqual(search)
})

test('filters older than readings are searched literally', () => {
  const alert = { consulta: 'nomeação', filtros: standingFilterOf({}), leitura: 0 }
  expect(searchOf(alert)).toEqual({ termo: 'nomeação', literal: true })
})

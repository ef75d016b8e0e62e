import { expect, test } from 'vitest'
import { addDays, today } from '../../lib/dates.ts'
import { askedInAddress, isListable, listedInAddress } from './watched-rows.ts'

const day = (count: number) => addDays(today(), count)

test('days that come near go on as days ahead, also from a day that has passed', () => {
  const near = { linhas: 'contratos', vigencia_fim_em_dias: 30 }
  for (const from of [day(0), day(-1), undefined])
    expect(
      askedInAddress('contratos', { vigencia_fim_de: from, vigencia_fim_ate: day(30) }),
    ).toEqual(near)
})

test('days that have passed do not go on', () => {
  const past = { abertura_de: day(-9), abertura_ate: day(-1), uasg: ['1'] }
  expect(askedInAddress('licitacoes', past)).toEqual({ linhas: 'licitacoes', uasg: ['1'] })
  expect(askedInAddress('sancoes', { vigente_em: day(0) })).toEqual({ linhas: 'sancoes' })
})

test('days that are not near stay as they are', () => {
  const later = { vigencia_fim_de: day(5), vigencia_fim_ate: day(30) }
  expect(askedInAddress('contratos', later)).toEqual({ ...later, linhas: 'contratos' })
})

test('rows that exist are listed by days from today, if their page reads every filter', () => {
  const listed = listedInAddress({ tabela: 'contratos', vigencia_fim_em_dias: 30, uasg: ['1'] })
  const days = { vigencia_fim_de: day(0), vigencia_fim_ate: day(30) }
  expect(listed).toEqual({ ...days, uasg: ['1'] })
  expect(isListable('contratos', { ...days, valor_min: 1000 })).toBe(true)
  expect(isListable('normas', { ano: [2020] })).toBe(false)
})

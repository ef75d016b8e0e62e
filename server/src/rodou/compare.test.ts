import { describe, expect, test } from 'vitest'
import { compareActs } from './compare.ts'
import {
  type ComparedAct,
  type EmulatedSearch,
  ONLY_HERE,
  ONLY_THERE,
  finds,
  readyAct,
} from './emulator.ts'

const ACT: ComparedAct = {
  id: 'pub_1',
  titulo: 'PORTARIA Nº 7, DE 14 DE MARÇO DE 2024',
  data_publicacao: '2024-03-15', // a Friday
  secao: '2',
  secao_base: '2',
  orgao: 'Ministério da Educação/Secretaria de Gestão de Pessoas/Coordenação',
  tipo_ato: 'Extrato de Contrato',
  conteudo_completo:
    'O Secretário resolve designar FULANA DE TAL, da empresa S.A. Exemplar Ltda., CNPJ nº\n7.123.\nFULANA DE TAL',
  assinatura: 'FULANA DE TAL',
  url_original: 'https://www.in.gov.br/web/dou/-/portaria-7',
  url_pdf: 'https://pdf.example/?data=15/03/2024&jornal=529&pagina=7',
}
const SEARCH: EmulatedSearch = {
  terms: ['x'],
  department: [],
  department_ignore: [],
  terms_ignore: [],
  pubtype: [],
  secoes: [],
  isWide: false,
  dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
  withoutSigners: false,
}

const isFound = (
  term: string,
  search: Partial<EmulatedSearch> = {},
  act: Partial<ComparedAct> = {},
) => finds(readyAct({ ...ACT, ...act }), term, { ...SEARCH, ...search })

describe("Ro-DOU's own reading", () => {
  test.each([
    ['designar', true],
    ['DESÍGNAR', true],
    ['design', false],
    ['design*', true],
    ['fulana de tal', true],
    ['designar & fulana', true],
    ['designar ! fulana', false],
    ['designar | outra', true],
    ['!outra', true],
    ['designar AND fulana', false], // text, to its SQL
    ['"fulana de tal"', false],
    ['designar -fulana', false],
    ['s.a', true],
    ['f.lana', true], // any character
    ['Ltda.', false], // no edge behind a full stop
    ['CNPJ nº 7', false], // the line breaks there
    ['7', true], // the beginning of 7.123
    ['portaria', false], // only in the title
    ['', true],
  ])('%s: %s', (term, expected) => {
    expect(isFound(term)).toBe(expected)
  })

  test('filters', () => {
    expect(isFound('designar', { department: ['secretaria de gestão de pessoas'] })).toBe(true)
    expect(isFound('designar', { department: ['Ministerio da Educacao'] })).toBe(false)
    expect(isFound('designar', { department_ignore: ['Ministério da Educação'] })).toBe(false)
    expect(isFound('designar', { department_ignore: ['Secretaria de Gestão'] })).toBe(true)
    expect(isFound('designar', { pubtype: ['contrato'] })).toBe(true)
    expect(isFound('designar', { pubtype: ['Contra'] })).toBe(false)
    expect(isFound('designar', { terms_ignore: ['exemplar'] })).toBe(false)
    expect(isFound('fulana de tal', { withoutSigners: true })).toBe(false)
    expect(isFound('fulana', { withoutSigners: true })).toBe(true)
    expect(isFound('designar', { terms: ["D'Ávila", 'designar'] })).toBe(false)
  })

  test('runs look at their day, and at the extra editions of the day before', () => {
    const extra = { secao: 'extra', secao_base: '2' }
    const thursday = { data_publicacao: '2024-03-14' }
    expect(isFound('designar', { secoes: ['2', 'extra'] })).toBe(true)
    expect(isFound('designar', { secoes: ['1', 'extra'] })).toBe(false)
    expect(isFound('designar', {}, { data_publicacao: '2024-03-16' })).toBe(false)
    expect(isFound('designar', {}, { ...extra, ...thursday })).toBe(true)
    expect(isFound('designar', {}, extra)).toBe(false) // nobody runs on Saturday
    expect(isFound('designar', { isWide: true }, extra)).toBe(true)
  })
})

describe('every difference has its reason', () => {
  const compare = (
    term: string,
    inArauto: boolean,
    search: Partial<EmulatedSearch> = {},
    act: Partial<ComparedAct> = {},
  ) =>
    compareActs(
      [readyAct({ ...ACT, ...act })],
      term,
      { ...SEARCH, ...search },
      new Set(inArauto ? ['pub_1'] : []),
    )

  test.each<[string, Partial<EmulatedSearch>, Partial<ComparedAct>, keyof typeof ONLY_HERE]>([
    ['designar', {}, { data_publicacao: '2024-03-16' }, 'execucao'],
    ['designar', {}, { secao: 'extra' }, 'execucao'],
    ['designar', { department: ['ministerio da educacao'] }, {}, 'acento'],
    ['designar', { terms: ["D'Ávila"] }, {}, 'apostrofo'],
    ['designar AND fulana', {}, {}, 'operador'],
    ['designar -outra', {}, {}, 'operador'],
    ['portaria', {}, {}, 'titulo'],
    ['CNPJ nº 7', {}, {}, 'pontuacao'],
    ['Ltda.', {}, {}, 'pontuacao'],
    ['nº 9', {}, { conteudo_completo: 'Contrato n° 9' }, 'grau'],
    ['fulana de tal', { withoutSigners: true }, {}, 'assinante'],
  ])('only Arauto: %s %j %j', (term, search, act, reason) => {
    const { arauto, rodou, differences } = compare(term, true, search, act)
    expect([arauto, rodou]).toEqual([1, 0])
    expect(differences).toMatchObject([{ side: 'arauto', reason: ONLY_HERE[reason] }])
  })

  const signed = { conteudo_completo: 'Designar outra.\nFULANA DE TAL' }

  test.each<[string, Partial<EmulatedSearch>, keyof typeof ONLY_THERE, Partial<ComparedAct>?]>([
    ['f.lana', {}, 'ponto'],
    ['7', {}, 'numero'],
    ['fulana', { withoutSigners: true }, 'assinatura', signed],
    ['designar', { department_ignore: ['Secretaria de Gestão de Pessoas'] }, 'orgao'],
  ])('only Ro-DOU: %s %j', (term, search, reason, act) => {
    const { arauto, rodou, differences } = compare(term, false, search, act)
    expect([arauto, rodou]).toEqual([0, 1])
    expect(differences).toMatchObject([{ side: 'rodou', reason: ONLY_THERE[reason] }])
  })

  test('several reasons together, and none', () => {
    const both = compare('designar AND fulana', true, {}, { data_publicacao: '2024-03-16' })
    expect(both.differences).toMatchObject([{ reason: 'várias razões juntas' }])
    expect(compare('designar', false).differences).toMatchObject([{ reason: null }])
    expect(compare('ausente', true).differences).toMatchObject([{ reason: null }])
    expect(compare('designar', true).differences).toEqual([])
  })
})

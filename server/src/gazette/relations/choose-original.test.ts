import { describe, expect, test } from 'vitest'
import type { ActName } from './act-name.ts'
import { type Candidate, chooseOriginal } from './choose-original.ts'
import type { Correction } from './correction.ts'

const BODY = 'Ministério da Educação/Universidade de Teste/Reitoria'

function candidate(id: string, difference: Partial<Candidate> = {}): Candidate {
  return {
    id,
    data_publicacao: '2023-03-20',
    edicao: '54',
    pagina: '48',
    orgao: BODY,
    names: () => [named('5', '2023-03-17')],
    text: () => `Nomear FULANO DE TAL. ${id}`,
    ...difference,
  }
}

function named(number: string | null, date: string | null, year?: number): ActName {
  return { kind: 'portaria', number, date, office: '', ...(year !== undefined && { year }) }
}

function correction(difference: Partial<Correction> = {}): Correction {
  return {
    tipo: 'retifica',
    names: [named('5', '2023-03-17')],
    publishedIn: { date: '2023-03-20', edition: '54', section: '2', page: '48' },
    excerpt: 'FULANO DE TAL',
    ...difference,
  }
}

const chosen = (given: Correction, candidates: Candidate[]) =>
  chooseOriginal(given, BODY, candidates)?.original.id ?? null

test('all given details agree', () => {
  expect(chooseOriginal(correction(), BODY, [candidate('a')])).toMatchObject({ confianca: 0.99 })
})

describe('the place of publication', () => {
  const elsewhere = { data_publicacao: '2023-03-28', edicao: '60', pagina: '9' }

  test('that agrees in nothing is a veto, whatever else agrees', () => {
    expect(chosen(correction(), [candidate('a', elsewhere)])).toBeNull()
  })

  test.each(['data_publicacao', 'edicao', 'pagina'] as const)('may be misprinted: %s', (detail) => {
    const misprinted = { [detail]: elsewhere[detail] }
    expect(chosen(correction(), [candidate('a', misprinted)])).toBe('a')
  })

  test('that is not given excludes nobody', () => {
    expect(chosen(correction({ publishedIn: null }), [candidate('a', elsewhere)])).toBe('a')
  })
})

describe('a number of a year, without a date', () => {
  const given = correction({ names: [named('5', null, 2023)], publishedIn: null })

  test('needs body and person', () => {
    expect(chosen(given, [candidate('a')])).toBe('a')
    expect(chosen({ ...given, excerpt: 'BELTRANO DA SILVA' }, [candidate('a')])).toBeNull()
    expect(chosen(given, [candidate('a', { orgao: 'Outro/Gabinete' })])).toBeNull()
  })

  test('or the same body, if no person is named', () => {
    const nobody = { ...given, excerpt: '' }
    expect(chosen(nobody, [candidate('a')])).toBe('a')
    expect(chosen(nobody, [candidate('a'), candidate('b')])).toBeNull()
    const undated = candidate('a', { names: () => [named('5', null)] })
    expect(chosen(nobody, [undated])).toBeNull()
    const orgao = 'Ministério da Educação/Universidade de Teste'
    expect(chosen(nobody, [candidate('a', { orgao })])).toBeNull()
    const ofMany = 'Editais e Avisos/Ministério da Educação'
    expect(chooseOriginal(nobody, ofMany, [candidate('a', { orgao: ofMany })])).toBeNull()
  })

  test('or body and office', () => {
    const office = 'GP TRT'
    const sought = { ...given, names: [{ ...named('5', null, 2023), office }], excerpt: '' }
    const borne = () => [{ ...named('5', '2023-03-17'), office }]
    expect(chosen(sought, [candidate('a', { names: borne })])).toBe('a')
    const another = () => [{ ...named('5', '2023-03-17'), office: 'PROGEP' }]
    expect(chosen(sought, [candidate('a', { names: another })])).toBeNull()
    const orgao = 'Ministério da Educação/Universidade de Teste'
    expect(chosen(sought, [candidate('a', { names: borne, orgao })])).toBeNull()
  })

  test('is not that of another year', () => {
    const earlier = candidate('a', { names: () => [named('5', '2022-03-17')] })
    expect(chosen(given, [earlier])).toBeNull()
    const bid = candidate('a', { names: () => [named('5', null, 2022)] })
    expect(chosen(given, [bid])).toBeNull()
  })
})

test('number and date are not enough between departments of one institution', () => {
  const given = correction({ publishedIn: null, excerpt: '' })
  const orgao = 'Ministério da Educação/Universidade de Teste/Campus'
  expect(chosen(given, [candidate('a')])).toBe('a')
  expect(chosen(given, [candidate('a', { orgao })])).toBeNull()
  expect(chosen(correction({ excerpt: '' }), [candidate('a', { orgao })])).toBe('a')
})

test('nor are number and day, unless the act has the expected words', () => {
  const names = [named('5', null, 2023)]
  const publishedIn = { date: '2023-03-20', edition: null, section: '3', page: null }
  const given = correction({ names, publishedIn })
  const orgao = 'Ministério da Educação/Universidade de Teste/Campus'
  expect(chosen(given, [candidate('a', { orgao })])).toBe('a')
  expect(chosen(given, [candidate('a', { orgao, text: () => 'Outra coisa.' })])).toBeNull()
})

test('an act without a name is identified by its page and its words', () => {
  const given = correction({ names: [] })
  const other = candidate('b', { text: () => 'Nomear BELTRANO DE TAL.' })
  expect(chosen(given, [other, candidate('a')])).toBe('a')
  expect(chosen(given, [other])).toBeNull()
})

test('or, without a page, by its body, its day and its words', () => {
  const publishedIn = { date: '2023-03-20', edition: null, section: null, page: null }
  const given = correction({ names: [], publishedIn })
  const other = candidate('b', { text: () => 'Nomear BELTRANO DE TAL.' })
  expect(chosen(given, [other, candidate('a')])).toBe('a')
  expect(chosen(given, [other])).toBeNull()
  const orgao = 'Ministério da Educação/Universidade de Teste/Campus'
  expect(chosen(given, [candidate('a', { orgao })])).toBeNull()
  expect(chosen(given, [candidate('a', { data_publicacao: '2023-03-21' })])).toBeNull()
})

describe('two candidates', () => {
  test('that fit equally well are both left alone', () => {
    expect(chosen(correction(), [candidate('a'), candidate('b')])).toBeNull()
  })

  test('that resemble each other leave a doubt', () => {
    const rival = candidate('b', { pagina: '9' })
    expect(chooseOriginal(correction(), BODY, [candidate('a'), rival])).toMatchObject({
      original: { id: 'a' },
      confianca: 0.7,
    })
    const far = candidate('b', { pagina: '9', orgao: 'Outro/Gabinete', names: () => [] })
    expect(chooseOriginal(correction(), BODY, [candidate('a'), far])?.confianca).toBe(0.99)
  })

  test('are one act if it was printed twice', () => {
    const text = () => 'Nomear FULANO DE TAL.'
    const copies = [candidate('b', { text }), candidate('a', { text })]
    expect(chosen(correction(), copies)).toBe('a')
    expect(chosen(correction(), [...copies, candidate('c')])).toBeNull()
  })
})

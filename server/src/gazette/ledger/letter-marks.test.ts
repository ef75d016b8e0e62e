import { expect, test } from 'vitest'
import { type ExtraSection, letterMarks } from './letter-marks.ts'

const FRIDAY = '2026-03-20'

/** The marks for the extra editions of a day whose regular edition is 54. */
function marks(extras: string[], sections: Record<string, Partial<ExtraSection>>) {
  const known = Object.entries(sections).map(([pub_name, section]): ExtraSection => ({
    ...COMPLETE,
    data: FRIDAY,
    pub_name,
    ...section,
  }))
  const editions = {
    regular: [{ data: FRIDAY, numero: '54' }],
    others: extras.map((numero) => ({ data: FRIDAY, numero })),
  }
  return letterMarks(editions, known)
}

const COMPLETE = { estado: 'completa', motivo: null, ultimo_erro: null, isListed: false } as const
const ABSENT = { estado: 'falha', motivo: 'secao_ausente' } as const
const WITHOUT_A = 'Não está a edição extra 54-A, embora uma de letra posterior esteja no acervo.'
const TOLD = { ...ABSENT, ultimo_erro: WITHOUT_A }

test('one that a later letter proves is marked as failed, in the first section that the day lacks', () => {
  expect(marks(['54-B'], { DO1E: {} })).toEqual([
    { data: FRIDAY, pubName: 'DO2E', ...ABSENT, mensagem: WITHOUT_A },
  ])
  expect(marks(['54-A', '54-B'], { DO1E: {} })).toEqual([])
})

test('what is marked is not marked again; what the mark says is kept true', () => {
  expect(marks(['54-B'], { DO1E: {}, DO2E: TOLD })).toEqual([])
  expect(marks(['54-D'], { DO1E: {}, DO2E: TOLD })).toMatchObject([
    { pubName: 'DO2E', mensagem: expect.stringContaining('54-A, 54-B, 54-C') },
  ])
})

test('when it arrives, in any section, nothing is missing', () => {
  expect(marks(['54-A', '54-B'], { DO1E: {}, DO2E: TOLD })).toMatchObject([
    { pubName: 'DO2E', estado: 'sem_edicao', motivo: null },
  ])
})

test('a section that the source offers will be fetched: another one has the mark', () => {
  const offered = { ...ABSENT, isListed: true }
  expect(marks(['54-B'], { DO1E: {}, DO2E: offered })).toMatchObject([{ pubName: 'DO3E' }])
  expect(marks(['54-A', '54-B'], { DO1E: {}, DO2E: offered })).toEqual([])
})

test('where the day has all three sections, the first one tells it, until it is there', () => {
  const day = { DO1E: {}, DO2E: {}, DO3E: {} }
  expect(marks(['54-B'], day)).toMatchObject([{ pubName: 'DO1E', mensagem: WITHOUT_A }])
  const told = { motivo: 'secao_ausente', ultimo_erro: WITHOUT_A } as const
  expect(marks(['54-B'], { ...day, DO1E: told })).toEqual([])
  expect(marks(['54-A', '54-B'], { ...day, DO1E: told })).toMatchObject([
    { pubName: 'DO1E', motivo: null, mensagem: null },
  ])
})

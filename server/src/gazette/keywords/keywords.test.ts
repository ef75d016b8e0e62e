import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'
import { SUBJECTS } from './subjects.ts'

const act = { tipo_ato: 'Portaria', titulo: 'PORTARIA Nº 1', ementa: null, conteudo_completo: '' }

test('the kind first, then subjects: of title and ementa before those of the text', () => {
  const conteudo_completo = 'Designar FULANA para o grupo de trabalho sobre Proteção de Dados.'
  expect(
    keywordsOf({ ...act, ementa: 'Institui comissão permanente.', conteudo_completo }),
  ).toEqual(['portaria', 'comissão', 'designação', 'grupo de trabalho', 'proteção de dados'])
})

test('a subject within a longer one gives way to it', () => {
  expect(keywordsOf({ ...act, conteudo_completo: 'Autoriza a cessão de uso de imóvel.' })).toEqual([
    'portaria',
    'cessão de uso',
  ])
})

test('at most eight, and none of an empty act', () => {
  const everything = Object.values(SUBJECTS).flat().join('. ')
  expect(keywordsOf({ ...act, conteudo_completo: everything })).toHaveLength(8)
  expect(keywordsOf({ ...act, tipo_ato: '', titulo: '' })).toEqual([])
})

test('phrases are written as they are compared: folded, single spaces', () => {
  for (const phrase of Object.values(SUBJECTS).flat())
    expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/)
})

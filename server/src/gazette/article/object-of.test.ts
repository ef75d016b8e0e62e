import { expect, test } from 'vitest'
import { objectOf } from './object-of.ts'

const act = {
  secao: '3',
  titulo: 'EXTRATO DE CONTRATO Nº 7/2023',
  ementa: null,
  resumo: 'resumo do ato',
  conteudo_completo: '',
}

test.each([
  [
    'EXTRATO DE CONTRATO Nº 7/2023\n\nNº Processo: 1. Contratante: X. Objeto: Aquisição de gêneros alimentícios. Fundamento Legal: Lei.',
    'Aquisição de gêneros alimentícios. ',
  ],
  [
    'A Prefeitura torna pública licitação, cujo objeto é a contratação de transporte escolar, conforme o edital.',
    'a contratação de transporte escolar, ',
  ],
  [
    'Pregão. Aquisição de uma retroescavadeira para atender o município.',
    'Aquisição de uma retroescavadeira ',
  ],
  ['Fica suspenso o certame.', 'resumo do ato'],
])('%s', (conteudo_completo, object) => {
  expect(objectOf({ ...act, conteudo_completo })).toBe(object)
})

test('an ementa says it best; elsewhere the summary does', () => {
  const conteudo_completo = 'Objeto: aquisição de veículos.'
  expect(objectOf({ ...act, conteudo_completo, ementa: 'Dispõe sobre veículos.' })).toBe(
    'Dispõe sobre veículos.',
  )
  expect(objectOf({ ...act, conteudo_completo, secao: '2' })).toBe('resumo do ato')
})

test('any text is read in time', () => {
  const conteudo_completo = 'objeto '.repeat(100_000)
  const begun = process.cpuUsage().user
  objectOf({ ...act, conteudo_completo })
  expect(process.cpuUsage().user - begun).toBeLessThan(200_000)
})

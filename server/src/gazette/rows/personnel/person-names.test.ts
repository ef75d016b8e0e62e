import { expect, test } from 'vitest'
import { everyNameIn } from './person-names.ts'

test.each([
  'MINISTÉRIO DO DESENVOLVIMENTO E ASSISTÊNCIA SOCIAL, FAMÍLIA E COMBATE À FOME',
  'PROMOVIDOS POR ANTIGUIDADE PARA A PRIMEIRA CATEGORIA',
  'Representantes: Central Única dos Trabalhadores, Confederação da Agricultura e Pecuária',
  'titular: Coordenador-Geral de Orçamento',
  'FUNDAMENTAÇÃO NORMATIVA',
  'servidor Matrícula Siape, ocupante do cargo',
  'HORAS SEMANAIS',
  'DISTRITO NAVAL',
  'METAS GLOBAIS',
  'membro: Comissões de Sindicância',
])('no person: %s', (text) => {
  expect(everyNameIn(text, { start: 0, end: text.length })).toEqual([])
})

test.each([
  ['o servidor Fulano de Tal Para Ocupar O cargo', 'Fulano de Tal'],
  ['nomear FULANA DA CIDADE BRASIL, para', 'FULANA DA CIDADE BRASIL'],
  ['FULANA DE TAL SIAPE 123, para', 'FULANA DE TAL'],
  ['MARIA DO NASCIMENTO E SOUZA', 'MARIA DO NASCIMENTO E SOUZA'],
])('%s: %s', (text, name) => {
  const found = everyNameIn(text, { start: 0, end: text.length })
  expect(found.map(({ value }) => value)).toEqual([name])
})

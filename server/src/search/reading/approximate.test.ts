import { expect, test } from 'vitest'
import { printQuery } from '../../../engine/query.ts'
import { readApproximately } from './approximate.ts'

const partsOf = (termo: string) => readApproximately(termo, new Map()).parts

test('behind e or ou a part is listed with the one before', () => {
  const listed = (termo: string) => partsOf(termo).map(({ isListed }) => isListed)
  expect(listed('bola e rede para esporte')).toEqual([false, true, false])
  expect(listed('tomate ou cebola')).toEqual([false, true])
  expect(listed('tomate com cebola')).toEqual([false, false])
})

test('what narrows little counts less', () => {
  const shares = (termo: string) => partsOf(termo).map(({ share }) => share)
  expect(shares('aparelho de solda')).toEqual([0.5, 1])
  expect(shares('reversão depois de aposentado')).toEqual([1, 0.25, 1])
})

test('small words of speech are not sought, and separate no words', () => {
  const written = (termo: string) => partsOf(termo).map(({ written }) => printQuery(written))
  expect(written('bota pro pessoal da obra')).toEqual(['bota', 'pessoal', 'obra'])
  expect(written('hora pra curso dele')).toEqual(['hora', 'curso'])
  expect(written('voto num plebiscito')).toEqual(['voto', 'plebiscito'])
  expect(written('pró-reitoria')).toEqual(['pro reitoria'])
  expect(written('eles')).toEqual(['eles'])
})

test('a form of several words may have others between them', () => {
  const [part] = partsOf('relógio de ponto')
  expect(printQuery(part!.query)).toContain('"ponto biometrico"~4')
  expect(part!.motivos[0]!.tambem).toContain('"ponto biométrico"')
})

test('a form that names a body finds its acts', () => {
  const [part] = partsOf('itamaraty')
  expect(printQuery(part!.query)).toContain('orgao:"Ministério das Relações Exteriores"')
})

test('what stands for words that name a body needs that body, too', () => {
  const [part] = partsOf('multa da anatel')
  const query = printQuery(part!.query)
  expect(query).toContain('(pado (anatel OU orgao:"Agência Nacional de Telecomunicações"')
  expect(printQuery(partsOf('multa ambiental')[0]!.query)).not.toContain('orgao:"')
})

test('a form of several words is also read word by word', () => {
  const [part] = partsOf('conserto de elevador')
  expect(printQuery(part!.query)).toContain('(conserto OU consertar OU reparo')
  const told = part!.motivos.find(({ escrito }) => escrito === 'conserto')
  expect(told!.tambem).toContain('reparo')
  expect(told!.consulta).toContain('elevador')
  expect(partsOf('notebook').flatMap(({ motivos }) => motivos)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { authorityOf } from './authority.ts'

test.each([
  ['Ministério da Saúde/Gabinete da Ministra', 'A MINISTRA DE ESTADO DA SAÚDE'],
  [
    'Ministério da Educação/Universidade Federal do Ceará',
    'O REITOR DA UNIVERSIDADE FEDERAL DO CEARÁ',
  ],
  [
    'Ministério da Educação/Universidade Federal da Bahia/Reitoria',
    'O REITOR DA UNIVERSIDADE FEDERAL DA BAHIA',
  ],
  [
    'Poder Judiciário/Tribunal Superior do Trabalho/Presidência',
    'O PRESIDENTE DO TRIBUNAL SUPERIOR DO TRABALHO',
  ],
  ['Ministério X/Coordenação-Geral de Benefícios', 'O COORDENADOR-GERAL DE BENEFÍCIOS'],
  ['Prefeituras/Estado do Pará/Prefeitura Municipal de Marabá', 'O PREFEITO MUNICIPAL DE MARABÁ'],
  ['Atos do Poder Executivo', 'O PRESIDENTE DA REPÚBLICA'],
])('%s', (path, heading) => {
  expect(authorityOf(path.split('/'), false).heading).toBe(heading)
})

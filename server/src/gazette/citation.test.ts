import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ReferredAct, accessedOn, citationOf, partCitationOf } from './citation.ts'

const VECTORS = join(import.meta.dirname, '../../../spec/vectors/citation.json')

const cases: { sobre: string; ato: ReferredAct; acesso: string; citacao: string }[] = JSON.parse(
  readFileSync(VECTORS, 'utf8'),
)

test.for(cases)('$sobre', ({ ato, acesso, citacao }) => {
  expect(accessedOn(citationOf(ato), acesso)).toBe(citacao)
})

const article: ReferredAct = {
  titulo: 'PORTARIAS DE 4 DE MAIO DE 2023',
  ementa: 'Do artigo inteiro.',
  orgao: 'Ministério da Educação/Universidade Federal de Exemplo',
  data_publicacao: '2023-05-05',
  secao: '2',
  secao_base: '2',
  edicao: '85',
  pagina: '12',
  url_original: 'https://www.in.gov.br/web/dou/-/portarias',
}
const PLACE =
  'Diário Oficial da União: seção 2, Brasília, DF, n. 85, p. 12, 5 maio 2023. Disponível em: https://www.in.gov.br/web/dou/-/portarias.'

test.for([
  {
    part: { endereco: 'pub_1#541', numero: '541', tipo_ato: 'Portaria', titulo: 'PORTARIA Nº 541' },
    named: 'PORTARIA Nº 541',
  },
  {
    part: { endereco: 'pub_1#1146-2', numero: '1146', tipo_ato: 'Portaria', titulo: null },
    named: 'Portaria nº 1.146, em PORTARIAS DE 4 DE MAIO DE 2023',
  },
  {
    part: { endereco: 'pub_1#parte-3', numero: null, tipo_ato: null, titulo: null },
    named: 'Ato, 3º desta publicação, em PORTARIAS DE 4 DE MAIO DE 2023',
  },
])('one of several acts is cited as $named', ({ part, named }) => {
  expect(partCitationOf(article, part)).toBe(
    `BRASIL. Ministério da Educação. Universidade Federal de Exemplo. ${named}. ${PLACE}`,
  )
})

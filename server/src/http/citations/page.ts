import { Type } from 'typebox'
import { isDate } from '../../lib/time/dates.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import { noticed } from '../answer.ts'
import { SECTION_CODES } from '../../gazette/publication.ts'
import { resultadoBuscaSchema } from '../archive/publication-schema.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { namedExample } from './schema.ts'

const PAGE = /^[1-9]\d{0,4}$/

export const readPage = operation({
  id: 'obterPaginaDou',
  at: 'GET /dou/{data}/{secao}/{pagina}',
  tag: 'Consulta',
  summary: 'Lista os atos de uma página do Diário Oficial',
  description:
    'Os atos que começam ou continuam numa página impressa, como textos a citam: «DOU de 15/3/2024, Seção 1, p. 12». Vazio quando não há; `avisos` diz se o acervo não tem a seção inteira.',
  access: 'consulta',
  fresh: 'revalidate',
  params: Type.Object({
    data: Type.String({ description: 'O dia, AAAA-MM-DD.', examples: ['2024-03-15'] }),
    secao: Type.String({
      description: 'A seção: `1`, `2`, `3` ou `extra`, que é a de edições extras.',
      examples: ['1'],
    }),
    pagina: Type.String({ description: 'A página impressa.', examples: ['12'] }),
  }),
  answer: noticed(
    'Os atos da página, na ordem da edição.',
    Type.Array(ref(resultadoBuscaSchema), { description: 'Os atos.' }),
    [namedExample],
  ),
  async handle({ params }, { queries }) {
    const { data, secao, pagina } = params
    const faults = [
      ...(isDate(data) ? [] : [detailOf('data', 'não é um dia AAAA-MM-DD', EXAMPLE)]),
      ...(isSection(secao) ? [] : [detailOf('secao', 'não é 1, 2, 3 ou extra', EXAMPLE)]),
      ...(PAGE.test(pagina) ? [] : [detailOf('pagina', 'não é o número de uma página', EXAMPLE)]),
    ]
    if (faults.length > 0 || !isSection(secao))
      throw new Problem('parametro_invalido', 'O endereço não é de uma página.', faults)
    const { publicacoes, avisos } = await queries.citations.page({ data, secao, pagina })
    return { dados: publicacoes, avisos }
  },
})

const EXAMPLE = 'Por exemplo: /dou/2024-03-15/1/12.'

function isSection(secao: string): secao is SectionCode {
  return SECTION_CODES.some((code) => code === secao)
}

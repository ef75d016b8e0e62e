import { data } from '../answer.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import {
  monthExample,
  pontualidadeSchema,
  sectionPunctualityExample,
} from './punctuality-schema.ts'
import { MOST_DAYS, checkRange, rangeOf, rangeParameters } from './range.ts'

export const listPunctuality = operation({
  id: 'listarPontualidade',
  at: 'GET /pontualidade',
  tag: 'Consulta',
  summary: 'Diz com que atraso as edições chegaram e saíram',
  description: `De cada seção de cada dia, quando a fonte a ofereceu, quando esteve inteira no acervo, e quando saíram a primeira e a última entrega dos seus atos, da data mais recente à mais antiga; e p50 e p99 de cada trecho por mês. O que não foi observado é null, nunca um palpite. Dias de que nada se sabe estão em \`/fontes\`. No máximo ${MOST_DAYS} dias por vez.`,
  access: 'consulta',
  fresh: 'revalidate',
  query: rangeParameters,
  checkQuery: checkRange,
  answer: data('As seções do período, e os meses.', ref(pontualidadeSchema), {
    edicoes: [sectionPunctualityExample],
    meses: [monthExample],
  }),
  handle: ({ query }, { queries, clock }) => queries.punctuality.period(rangeOf(query, clock)),
})

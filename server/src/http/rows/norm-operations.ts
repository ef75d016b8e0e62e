import { NORM_LISTS } from '../../gazette/rows/columns/read-columns.ts'
import { printEntity } from '../../../engine/entities.ts'
import { Type } from 'typebox'
import { NORM_QUALITY } from '../../gazette/rows/norms/quality.ts'
import { changesOf } from '../../service/rows/norm-changes.ts'
import { noticed } from '../answer.ts'
import { unknownNorm } from '../errors/problems.ts'
import { type Operation, operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { tableFiles } from './table-files.ts'
import {
  alteracoesDaNormaSchema,
  changeExample,
  changeParameters,
  normPageExample,
  normParameters,
  paginaNormasSchema,
} from './norm-schema.ts'
import { fichaDaNormaSchema, recordExample } from './norm-record-schema.ts'
import { checkNorms, normInPath, normParamsOf } from './read-norms.ts'
import { pageOfRows, pageOfTable } from './row-page.ts'

const listNorms = operation({
  id: 'listarNormas',
  at: 'GET /normas',
  tag: 'Consulta',
  summary: 'Lista normas, e o que elas alteram, revogam e regulamentam',
  description:
    'Os atos da Seção 1 que fazem regras (leis, decretos, portarias, resoluções…), e os da Seção 2 que mudam ou revogam outro, um em cada linha: o que é, quando diz que entra em vigor e o que altera, revoga e regulamenta, lido só do texto. Só conta o que o próprio ato faz: não o que cita, nem a redação nova que dá. `somas` conta todo o resultado, por espécie. `termo` procura nas publicações, e pode encontrar no máximo 20.000. Experimental: `qualidade` diz o que se mediu dos erros. Edições de que não se leram as linhas são ditas em `avisos`.',
  access: 'consulta',
  fresh: 'revalidate',
  query: normParameters,
  checkQuery: checkNorms,
  answer: noticed('As linhas.', ref(paginaNormasSchema), normPageExample),
  handle: ({ query }, { queries }) => pageOfTable(queries.norms, normParamsOf(query), NORM_QUALITY),
})

const normPath = Type.Object({
  norma: Type.String({
    description:
      'A norma, como em `norma:`: espécie, número e ano; a barra como `%2F`, ou um hífen em vez dela (`Lei 8.112-1990`). Também só com hífens: `lei-8112-1990`.',
    examples: ['Lei 8.112-1990'],
  }),
})

const readNorm = operation({
  id: 'obterNorma',
  at: 'GET /normas/{norma}',
  tag: 'Consulta',
  summary: 'Lê o que o acervo sabe de uma norma',
  description:
    'Quantas publicações citam a norma, e desde quando; os atos do acervo que são ela, com o que é feito deles; quantos a alteram, revogam e regulamentam, e os que a revogam inteira. Sem o ano, a de qualquer ano. Os atos e as mudanças, um por um, estão em `/normas` e `/normas/{norma}/alteracoes`; as citações, em `/buscar` com `norma:`. Só se sabe o que está no acervo: que nada a revoga não diz que ela vale.',
  access: 'consulta',
  fresh: 'revalidate',
  params: normPath,
  answer: noticed('A norma.', ref(fichaDaNormaSchema), recordExample),
  async handle({ params: { norma: written } }, { queries }) {
    const asked = normInPath(written)
    const norma = printEntity('norma', asked)
    const record = await queries.norms.record(asked)
    if (record === null) throw unknownNorm(norma)
    return { dados: { norma, ...record, qualidade: NORM_QUALITY }, avisos: record.avisos }
  },
})

const listChanges = operation({
  id: 'listarAlteracoesDaNorma',
  at: 'GET /normas/{norma}/alteracoes',
  tag: 'Consulta',
  summary: 'Lista o que os atos do acervo fizeram de uma norma',
  description:
    'Que atos alteram, revogam ou regulamentam a norma, os publicados por último antes, com as palavras que o dizem. Sem o ano, a de qualquer ano. De portarias e resoluções não se sabe o órgão: a `Portaria 8/2020` de um é também a do outro; `orgao`, de quem altera, e `nome` ajudam a distingui-las. Só se sabe o que está no acervo: que nada se achou não diz que a norma vale.',
  access: 'consulta',
  fresh: 'revalidate',
  params: normPath,
  query: changeParameters,
  checkQuery: checkNorms,
  answer: noticed('As alterações.', ref(alteracoesDaNormaSchema), {
    norma: 'Portaria 8/2020',
    total: 1,
    limite: 20,
    qualidade: NORM_QUALITY,
    resultados: [changeExample],
    proximo: null,
    avisos: [],
  }),
  async handle({ params: { norma }, query }, { queries }) {
    const asked = normInPath(norma)
    const { efeito: efeitos = [...NORM_LISTS], ...listed } = query
    const params = normParamsOf(listed)
    const own = { ...params.own, tocada: { norma: asked, efeitos } }
    const page = await queries.norms.list({ ...params, own })
    const told = pageOfRows(params, page, { facetas: null, qualidade: NORM_QUALITY })
    const { total, limite, qualidade, resultados, proximo, avisos } = told.dados
    const dados = {
      norma: printEntity('norma', asked),
      total,
      limite,
      qualidade,
      resultados: changesOf(asked, efeitos, resultados),
      proximo,
      avisos,
    }
    return { dados, avisos }
  },
})

export const normOperations: Operation[] = [
  listNorms,
  readNorm,
  listChanges,
  ...tableFiles({
    table: 'normas',
    ids: { exportar: 'exportarNormas', descrever: 'descreverNormas' },
    rows: 'normas',
    parameters: normParameters.properties,
    check: checkNorms,
    paramsOf: normParamsOf,
    exportsOf: ({ normExports }) => normExports,
  }),
]

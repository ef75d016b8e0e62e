import { TENDER_QUALITY } from '../../gazette/rows/tenders/quality.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { noticed } from '../answer.ts'
import { type Operation, operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { tableFiles } from './table-files.ts'
import { paginaLicitacoesSchema, tenderPageExample, tenderParameters } from './tender-schema.ts'
import { checkTenders, tenderParamsOf } from './read-tenders.ts'
import { pageOfTable } from './row-page.ts'

const listTenders = operation({
  id: 'listarLicitacoes',
  at: 'GET /licitacoes',
  tag: 'Consulta',
  summary: 'Lista avisos, mudanças e resultados de licitações',
  description:
    'O que os avisos da Seção 3 do acervo dizem, em linhas: uma licitação em um aviso em cada uma, lidas só do texto. A mesma licitação tem uma linha em cada aviso (abertura, alteração, resultado…). `somas` conta todo o resultado, por tipo de aviso. `termo` e `vencedor_ni` procuram nas publicações, e podem encontrar no máximo 20.000. Experimental: `qualidade` diz o que se mediu dos erros. Edições de que não se leram as linhas são ditas em `avisos`.',
  access: 'consulta',
  fresh: 'revalidate',
  query: tenderParameters,
  checkQuery: checkTenders,
  answer: noticed('As linhas.', ref(paginaLicitacoesSchema), tenderPageExample),
  handle: ({ query }, { queries, clock }) =>
    pageOfTable(queries.tenders, tenderParamsOf(query, brasiliaDate(clock())), TENDER_QUALITY),
})

export const tenderOperations: Operation[] = [
  listTenders,
  ...tableFiles({
    table: 'licitacoes',
    ids: { exportar: 'exportarLicitacoes', descrever: 'descreverLicitacoes' },
    rows: 'avisos de licitações',
    parameters: tenderParameters.properties,
    check: checkTenders,
    paramsOf: tenderParamsOf,
    exportsOf: ({ tenderExports }) => tenderExports,
  }),
]

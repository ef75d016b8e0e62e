import { SANCTION_QUALITY } from '../../gazette/rows/sanctions/quality.ts'
import { noticed } from '../answer.ts'
import { type Operation, operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { checkSanctions, sanctionParamsOf } from './read-sanctions.ts'
import { pageOfTable } from './row-page.ts'
import { tableFiles } from './table-files.ts'
import { paginaSancoesSchema, sanctionPageExample, sanctionParameters } from './sanction-schema.ts'

const listSanctions = operation({
  id: 'listarSancoes',
  at: 'GET /sancoes',
  tag: 'Consulta',
  summary: 'Lista sanções de empresas em licitações e contratos',
  description:
    'O que os atos das Seções 1 e 3 do acervo aplicam a empresas, ou reduzem, suspendem e retiram, em linhas: uma sanção de uma empresa em um ato em cada uma, lidas só do texto. Pessoas naturais, multas de trânsito e a disciplina de profissões não estão na tabela, nem o que ainda pode vir. Não substitui os cadastros CEIS e CNEP. `somas` conta todo o resultado, por categoria. `termo` procura nas publicações, e pode encontrar no máximo 20.000. Experimental: `qualidade` diz o que se mediu dos erros. Edições de que não se leram as linhas são ditas em `avisos`.',
  access: 'consulta',
  fresh: 'revalidate',
  query: sanctionParameters,
  checkQuery: checkSanctions,
  answer: noticed('As linhas.', ref(paginaSancoesSchema), sanctionPageExample),
  handle: ({ query }, { queries }) =>
    pageOfTable(queries.sanctions, sanctionParamsOf(query), SANCTION_QUALITY),
})

export const sanctionOperations: Operation[] = [
  listSanctions,
  ...tableFiles({
    table: 'sancoes',
    ids: { exportar: 'exportarSancoes', descrever: 'descreverSancoes' },
    rows: 'sanções de empresas',
    parameters: sanctionParameters.properties,
    check: checkSanctions,
    paramsOf: sanctionParamsOf,
    exportsOf: ({ sanctionExports }) => sanctionExports,
  }),
]

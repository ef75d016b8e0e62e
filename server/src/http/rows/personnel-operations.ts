import { PERSONNEL_QUALITY } from '../../gazette/rows/personnel/quality.ts'
import { noticed } from '../answer.ts'
import { type Operation, operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { tableFiles } from './table-files.ts'
import {
  paginaPessoalSchema,
  personnelPageExample,
  personnelParameters,
} from './personnel-schema.ts'
import { checkPersonnel, personnelParamsOf } from './read-personnel.ts'
import { pageOfTable } from './row-page.ts'

const listPersonnel = operation({
  id: 'listarPessoal',
  at: 'GET /pessoal',
  tag: 'Consulta',
  summary: 'Lista nomeações, exonerações, designações e outros movimentos de pessoas',
  description:
    'O que os atos da Seção 2 do acervo dizem, em linhas: uma pessoa em um movimento em cada uma, lidas só do texto. `somas` conta todo o resultado, por tipo de movimento. `termo`, `pessoa_nome` e `cargo_funcao` procuram nas publicações, e podem encontrar no máximo 20.000. Beneficiários de pensões e herdeiros não são linhas; CPFs vêm mascarados. Experimental: `qualidade` diz o que se mediu dos erros. Edições de que não se leram as linhas são ditas em `avisos`.',
  access: 'consulta',
  fresh: 'revalidate',
  query: personnelParameters,
  checkQuery: checkPersonnel,
  answer: noticed('As linhas.', ref(paginaPessoalSchema), personnelPageExample),
  handle: ({ query }, { queries }) =>
    pageOfTable(queries.personnel, personnelParamsOf(query), PERSONNEL_QUALITY),
})

export const personnelOperations: Operation[] = [
  listPersonnel,
  ...tableFiles({
    table: 'pessoal',
    ids: { exportar: 'exportarPessoal', descrever: 'descreverPessoal' },
    rows: 'movimentos de pessoas',
    parameters: personnelParameters.properties,
    check: checkPersonnel,
    paramsOf: personnelParamsOf,
    exportsOf: ({ personnelExports }) => personnelExports,
  }),
]

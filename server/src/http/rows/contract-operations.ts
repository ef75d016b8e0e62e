import { CONTRACT_QUALITY } from '../../gazette/rows/contracts/quality.ts'
import {
  CONTRACT_FACETS,
  type ContractCount,
  type ContractFacet,
} from '../../service/rows/contract-rows.ts'
import type { AskedRowFacets } from '../../service/rows/row-facets.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { noticed } from '../answer.ts'
import { type Operation, operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { checkContracts, contractParamsOf } from './read-contracts.ts'
import { tableFiles } from './table-files.ts'
import {
  contractPageExample,
  contractParameters,
  paginaContratosSchema,
} from './contract-schema.ts'
import { pageOfRows } from './row-page.ts'

const listContracts = operation({
  id: 'listarContratos',
  at: 'GET /contratos',
  tag: 'Consulta',
  summary: 'Lista contratos, aditivos, atas e outros instrumentos',
  description:
    'O que os extratos do acervo dizem, em linhas: um contratado de um instrumento em cada uma, lidas só do texto. `somas` soma todo o resultado, por tipo de instrumento. Um `termo` procura nas publicações, e pode encontrar no máximo 20.000. Experimental: `qualidade` diz o que se mediu dos erros. Edições de que não se leram as linhas são ditas em `avisos`.',
  access: 'consulta',
  fresh: 'revalidate',
  query: contractParameters,
  checkQuery: checkContracts,
  answer: noticed('As linhas.', ref(paginaContratosSchema), contractPageExample),
  async handle({ query }, { queries, clock }) {
    const params = contractParamsOf(query, brasiliaDate(clock()))
    const page = await queries.contracts.list(params)
    const facetas = page.facetas && inReais(page.facetas)
    return pageOfRows(params, page, { facetas, qualidade: CONTRACT_QUALITY })
  },
})

export const contractOperations: Operation[] = [
  listContracts,
  ...tableFiles({
    table: 'contratos',
    ids: { exportar: 'exportarContratos', descrever: 'descreverContratos' },
    rows: 'contratos, aditivos, atas e outros instrumentos',
    parameters: contractParameters.properties,
    check: checkContracts,
    paramsOf: contractParamsOf,
    exportsOf: ({ contractExports }) => contractExports,
  }),
]

function inReais(facetas: AskedRowFacets<ContractFacet, ContractCount>) {
  const shown = CONTRACT_FACETS.map((name) => {
    const facet = facetas[name]
    const valores = facet?.valores.map((count) => ({ ...count, soma: count.soma / 100 })) ?? []
    return [name, facet && { ...facet, valores }] as const
  })
  return Object.fromEntries(shown) as typeof facetas
}

import { type Static, Type } from 'typebox'
import { checkFilters } from '../archive/filters.ts'
import { fileNameOf } from '../export/file-name.ts'
import { exportedFile, sendExport } from '../export/send-export.ts'
import { type Operation, operation } from '../operation.ts'
import { contractParameters } from './contract-schema.ts'
import { describedRows, packageOfQuery, packagedRows } from './packaged-rows.ts'
import { ROWS_TOTAL, exportedRows, rowFileParameters, unknownRow } from './export-rows.ts'
import { checkContracts, contractParamsOf } from './read-contracts.ts'

const {
  facetas: _facets,
  ordem: _order,
  cursor: _cursor,
  limite: _limit,
  ...filters
} = contractParameters.properties

const fileParameters = Type.Object({ ...filters, ...rowFileParameters })
const packageParameters = Type.Object({ ...filters, formato: rowFileParameters.formato })

const exportContracts = operation({
  id: 'exportarContratos',
  at: 'GET /contratos/exportar',
  tag: 'Consulta',
  summary: 'Exporta contratos, aditivos, atas e outros instrumentos',
  description: `Todas as linhas que \`/contratos\` lista com os mesmos filtros. ${exportedRows('/contratos')}`,
  access: 'consulta',
  query: fileParameters,
  checkQuery: (values) => [...checkFilters(values), ...checkContracts(values)],
  answer: exportedFile(ROWS_TOTAL),
  handle({ query, ...call }, service) {
    const params = contractFileOf(query)
    const asked = {
      exports: service.queries.contractExports,
      params,
      after: query.apos ?? null,
      unknownStart: unknownRow,
      name: fileNameOf('contratos', query),
      told: { tabela: 'contratos', formato: params.format, termo: params.acts.termo },
    }
    return sendExport(asked, call, service)
  },
})

const packageContracts = operation({
  id: 'descreverContratos',
  at: 'GET /contratos/datapackage.json',
  tag: 'Consulta',
  summary: 'Descreve o arquivo de contratos, aditivos, atas e outros instrumentos',
  description: describedRows('contratos'),
  access: 'consulta',
  query: packageParameters,
  checkQuery: (values) => [...checkFilters(values), ...checkContracts(values)],
  answer: packagedRows,
  async handle({ query }, { queries, clock }) {
    const { total, avisos } = (await queries.contractExports.begin(contractFileOf(query), null))! // the beginning always exists
    return packageOfQuery(query, {
      table: 'contratos',
      name: fileNameOf('contratos', query),
      linhas: total,
      avisos,
      created: clock().toISOString(),
    })
  },
})

export const contractFiles: Operation[] = [exportContracts, packageContracts]

function contractFileOf(query: Static<typeof packageParameters> & { bom?: boolean }) {
  const { own, acts } = contractParamsOf(query)
  const { formato = 'jsonl', bom = false } = query
  return { own, acts, format: formato, bom }
}

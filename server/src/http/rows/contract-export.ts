import { contractParameters } from './contract-schema.ts'
import { checkContracts, contractParamsOf } from './read-contracts.ts'
import { tableFiles } from './table-files.ts'

export const contractFiles = tableFiles({
  table: 'contratos',
  ids: { exportar: 'exportarContratos', descrever: 'descreverContratos' },
  rows: 'contratos, aditivos, atas e outros instrumentos',
  parameters: contractParameters.properties,
  check: checkContracts,
  paramsOf: contractParamsOf,
  exportsOf: ({ contractExports }) => contractExports,
})

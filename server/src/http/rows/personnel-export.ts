import { personnelParameters } from './personnel-schema.ts'
import { checkPersonnel, personnelParamsOf } from './read-personnel.ts'
import { tableFiles } from './table-files.ts'

export const personnelFiles = tableFiles({
  table: 'pessoal',
  ids: { exportar: 'exportarPessoal', descrever: 'descreverPessoal' },
  rows: 'movimentos de pessoas',
  parameters: personnelParameters.properties,
  check: checkPersonnel,
  paramsOf: personnelParamsOf,
  exportsOf: ({ personnelExports }) => personnelExports,
})

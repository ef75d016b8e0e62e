import { checkSanctions, sanctionParamsOf } from './read-sanctions.ts'
import { sanctionParameters } from './sanction-schema.ts'
import { tableFiles } from './table-files.ts'

export const sanctionFiles = tableFiles({
  table: 'sancoes',
  ids: { exportar: 'exportarSancoes', descrever: 'descreverSancoes' },
  rows: 'sanções de empresas',
  parameters: sanctionParameters.properties,
  check: checkSanctions,
  paramsOf: sanctionParamsOf,
  exportsOf: ({ sanctionExports }) => sanctionExports,
})

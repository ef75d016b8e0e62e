import { normParameters } from './norm-schema.ts'
import { checkNorms, normParamsOf } from './read-norms.ts'
import { tableFiles } from './table-files.ts'

export const normFiles = tableFiles({
  table: 'normas',
  ids: { exportar: 'exportarNormas', descrever: 'descreverNormas' },
  rows: 'normas',
  parameters: normParameters.properties,
  check: checkNorms,
  paramsOf: normParamsOf,
  exportsOf: ({ normExports }) => normExports,
})

import { checkTenders, tenderParamsOf } from './read-tenders.ts'
import { tableFiles } from './table-files.ts'
import { tenderParameters } from './tender-schema.ts'

export const tenderFiles = tableFiles({
  table: 'licitacoes',
  ids: { exportar: 'exportarLicitacoes', descrever: 'descreverLicitacoes' },
  rows: 'avisos de licitações',
  parameters: tenderParameters.properties,
  check: checkTenders,
  paramsOf: tenderParamsOf,
  exportsOf: ({ tenderExports }) => tenderExports,
})

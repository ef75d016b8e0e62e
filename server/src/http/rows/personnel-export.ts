import { type Static, Type } from 'typebox'
import { checkFilters } from '../archive/filters.ts'
import { fileNameOf } from '../export/file-name.ts'
import { exportedFile, sendExport } from '../export/send-export.ts'
import { type Operation, operation } from '../operation.ts'
import { describedRows, packageOfQuery, packagedRows } from './packaged-rows.ts'
import { ROWS_TOTAL, exportedRows, rowFileParameters, unknownRow } from './export-rows.ts'
import { personnelParameters } from './personnel-schema.ts'
import { checkPersonnel, personnelParamsOf } from './read-personnel.ts'

const {
  facetas: _facets,
  ordem: _order,
  cursor: _cursor,
  limite: _limit,
  ...filters
} = personnelParameters.properties

const fileParameters = Type.Object({ ...filters, ...rowFileParameters })
const packageParameters = Type.Object({ ...filters, formato: rowFileParameters.formato })

const exportPersonnel = operation({
  id: 'exportarPessoal',
  at: 'GET /pessoal/exportar',
  tag: 'Consulta',
  summary: 'Exporta movimentos de pessoas',
  description: `Todas as linhas que \`/pessoal\` lista com os mesmos filtros. ${exportedRows('/pessoal')}`,
  access: 'consulta',
  query: fileParameters,
  checkQuery: (values) => [...checkFilters(values), ...checkPersonnel(values)],
  answer: exportedFile(ROWS_TOTAL),
  handle({ query, ...call }, service) {
    const params = personnelFileOf(query)
    const asked = {
      exports: service.queries.personnelExports,
      params,
      after: query.apos ?? null,
      unknownStart: unknownRow,
      name: fileNameOf('pessoal', query),
      told: { tabela: 'pessoal', formato: params.format, termo: params.acts.termo },
    }
    return sendExport(asked, call, service)
  },
})

const packagePersonnel = operation({
  id: 'descreverPessoal',
  at: 'GET /pessoal/datapackage.json',
  tag: 'Consulta',
  summary: 'Descreve o arquivo de movimentos de pessoas',
  description: describedRows('pessoal'),
  access: 'consulta',
  query: packageParameters,
  checkQuery: (values) => [...checkFilters(values), ...checkPersonnel(values)],
  answer: packagedRows,
  async handle({ query }, { queries, clock }) {
    const { total, avisos } = (await queries.personnelExports.begin(personnelFileOf(query), null))! // the beginning always exists
    return packageOfQuery(query, {
      table: 'pessoal',
      name: fileNameOf('pessoal', query),
      linhas: total,
      avisos,
      created: clock().toISOString(),
    })
  },
})

export const personnelFiles: Operation[] = [exportPersonnel, packagePersonnel]

function personnelFileOf(query: Static<typeof packageParameters> & { bom?: boolean }) {
  const { own, acts } = personnelParamsOf(query)
  const { formato = 'jsonl', bom = false } = query
  return { own, acts, format: formato, bom }
}

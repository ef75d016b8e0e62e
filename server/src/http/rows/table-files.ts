import { brasiliaDate } from '../../lib/time/dates.ts'
import { type TProperties, Type } from 'typebox'
import type { Problem } from '../../lib/errors/problem.ts'
import type { ExportFormatName } from '../../service/export/export-queries.ts'
import type { Queries } from '../../service/queries.ts'
import type { RowExportQueries } from '../../service/rows/row-exports.ts'
import type { AskedWords } from '../../service/rows/row-queries.ts'
import type { RowTableName } from '../../service/rows/row-store.ts'
import { fileNameOf } from '../export/file-name.ts'
import { exportedFile, sendExport } from '../export/send-export.ts'
import { type Operation, operation } from '../operation.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { ROWS_TOTAL, exportedRows, rowFileParameters, unknownRow } from './export-rows.ts'
import { describedRows, packageOfQuery, packagedRows } from './packaged-rows.ts'

/** A table whose files are made, as its list finds rows. */
interface FiledTable<Own extends object, Parameters extends TProperties, Query> {
  table: RowTableName
  ids: { exportar: string; descrever: string }
  /** What its rows are, in a summary. */
  rows: string
  /** Those of its list. */
  parameters: Parameters
  check(values: QueryValues): Problem[]
  paramsOf(query: Query, today: string): AskedWords & { own: Own }
  exportsOf(queries: Queries): RowExportQueries<Own>
}

/** What a query for any file may have. */
interface FileQuery extends Record<string, unknown> {
  formato?: ExportFormatName
  bom?: boolean
  apos?: string
  data_inicio?: string
  data_fim?: string
}

/** The operations that give a table as a file, and describe that file. */
export function tableFiles<
  Own extends object,
  Parameters extends TProperties,
  Query extends object,
>({
  table,
  ids,
  rows,
  parameters,
  check,
  paramsOf,
  exportsOf,
}: FiledTable<Own, Parameters, Query>): Operation[] {
  const {
    facetas: _facets,
    ordem: _order,
    cursor: _cursor,
    limite: _limit,
    ...filters
  } = parameters
  const list = `/${table}` as const
  const fileParameters = Type.Object({ ...filters, ...rowFileParameters })
  const packageParameters = Type.Object({ ...filters, formato: rowFileParameters.formato })
  return [
    operation({
      id: ids.exportar,
      at: `GET ${list}/exportar`,
      tag: 'Consulta',
      summary: `Exporta ${rows}`,
      description: `Todas as linhas que \`${list}\` lista com os mesmos filtros. ${exportedRows(list)}`,
      access: 'consulta',
      query: fileParameters,
      checkQuery: check,
      answer: exportedFile(ROWS_TOTAL),
      handle({ query, ...call }, service) {
        const given = query as FileQuery & Query
        const params = fileOf(given, brasiliaDate(service.clock()))
        const asked = {
          exports: exportsOf(service.queries),
          params,
          after: given.apos ?? null,
          unknownStart: unknownRow,
          name: fileNameOf(table, given),
          told: { tabela: table, formato: params.format, termo: params.acts.termo },
        }
        return sendExport(asked, call, service)
      },
    }),
    operation({
      id: ids.descrever,
      at: `GET ${list}/datapackage.json`,
      tag: 'Consulta',
      summary: `Descreve o arquivo de ${rows}`,
      description: describedRows(table),
      access: 'consulta',
      query: packageParameters,
      checkQuery: check,
      answer: packagedRows,
      async handle({ query }, { queries, clock }) {
        const given = query as FileQuery & Query
        const now = clock()
        const params = fileOf(given, brasiliaDate(now))
        const { total, avisos } = (await exportsOf(queries).begin(params, null))! // the beginning always exists
        return packageOfQuery(given, {
          table,
          name: fileNameOf(table, given),
          linhas: total,
          avisos,
          created: now.toISOString(),
        })
      },
    }),
  ]

  function fileOf(query: FileQuery & Query, today: string) {
    const { own, acts } = paramsOf(query, today)
    const { formato = 'jsonl', bom = false } = query
    return { own, acts, format: formato, bom }
  }
}

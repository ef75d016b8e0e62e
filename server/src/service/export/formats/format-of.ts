import type { FileForm } from '../export-queries.ts'
import type { ExportFormat } from '../format.ts'
import { csv } from './csv.ts'
import { jsonl } from './jsonl.ts'
import { parquet } from './parquet.ts'

/** The writer of files of a form. */
export function formatOf({ format, bom }: FileForm): ExportFormat {
  switch (format) {
    case 'jsonl':
      return jsonl
    case 'csv':
      return csv({ forSpreadsheets: bom })
    case 'parquet':
      return parquet
  }
}
